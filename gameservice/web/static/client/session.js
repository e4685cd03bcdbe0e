/** Who plays here: the token and the account that it stands for, kept in localStorage. */

const KEPT = "gameservice.session";

let session = read();

/** @returns {string | null} */
export function token() {
  return session?.token ?? null;
}

/** @returns {{id: string, name: string, kind: string} | null} */
export function me() {
  return session?.user ?? null;
}

export function signIn(secret, user) {
  keep({ token: secret, user });
}

export function renamed(user) {
  keep({ ...session, user });
}

export function signOut() {
  keep(null);
}

function keep(value) {
  session = value;
  try {
    if (value) localStorage.setItem(KEPT, JSON.stringify(value));
    else localStorage.removeItem(KEPT);
  } catch {
    // Without a memory the session lasts as long as the page.
  }
}

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}
