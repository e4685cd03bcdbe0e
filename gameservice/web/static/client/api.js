/** Calls of the public API. Everything that the page knows comes through here or through a stream (live.js). */

import { nameGame, spoken } from "./i18n.js";
import { token } from "./session.js";

const BASE = "/api/v1";
const TIMEOUT = 20_000;

/** What the service refuses: RFC 9457, with `code` to branch on and `detail` to show. */
export class Problem extends Error {
  /** @param {Response} answer @param {any} body */
  constructor(answer, body) {
    super(body.detail ?? body.title ?? answer.statusText);
    this.status = answer.status;
    this.code = body.code ?? "unknown";
    this.body = body;
    this.retryAfter = Number(answer.headers.get("Retry-After")) || null;
  }
}

/** Nothing came back: no line, or no service. */
export class Offline extends Error {}

/**
 * @param {string} method
 * @param {string} path after /api/v1
 * @param {{body?: any, headers?: Object<string, string>}} [how]
 * @returns {Promise<any>} the answer's JSON, or null where it has none
 * @throws {Problem | Offline}
 */
export async function call(method, path, { body, headers = {} } = {}) {
  const answer = await send(method, path, body, headers);
  const text = await answer.text().catch(() => {
    throw new Offline();
  });
  const read = text && answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : null;
  if (!answer.ok) throw new Problem(answer, read ?? {});
  return read;
}

async function send(method, path, body, headers) {
  try {
    return await fetch(BASE + path, {
      method,
      headers: { ...identity(), "Accept-Language": spoken(), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
      credentials: "omit",
    });
  } catch {
    throw new Offline();
  }
}

/** The headers that say who calls. */
export function identity() {
  return token() ? { Authorization: `Bearer ${token()}` } : {};
}

export const get = (path) => call("GET", path);
export const post = (path, body = {}) => call("POST", path, { body });

/** Query parameters, those left out that are null or false. */
export function query(values) {
  const given = Object.entries(values).filter(
    ([, value]) => value !== null && value !== false && value !== undefined,
  );
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

const answers = new Map();

/** What never changes is asked for once. */
function once(path) {
  if (!answers.has(path)) {
    const asked = get(path);
    asked.catch(() => answers.delete(path));
    answers.set(path, asked);
  }
  return answers.get(path);
}

/** The names of the games that are played here; from now on each is called by its title where it has no text. */
export async function games() {
  const { items } = await once("/games");
  for (const { game: name, title } of items) nameGame(name, title);
  return items.map((item) => item.game);
}

/** GET /games/{game}: options, components, bot levels. */
export function game(name) {
  return once(`/games/${name}`);
}

/** The service's drawing of a match as the caller saw it after an event. @returns {Promise<string>} a URL to be revoked */
export async function picture(id, seq) {
  const answer = await send("GET", `/matches/${id}/picture.svg?at=${seq}`, undefined, {});
  if (!answer.ok) throw new Problem(answer, await answer.json());
  return URL.createObjectURL(await answer.blob());
}
