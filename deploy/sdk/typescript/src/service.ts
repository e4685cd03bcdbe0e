/** The service as one account sees it. */

import createClient, { type Client } from "openapi-fetch";

import { growingPause, patient, pause, type Send } from "./patience.js";
import { passing } from "./problems.js";
import type {
  Action,
  DryRunBody,
  Event,
  InboxEntry,
  MatchBody,
  MatchNotice,
  MatchRequest,
  MoveBody,
  paths,
} from "./rest.js";
import { follow } from "./streams.js";

/** How to reach the service. */
export interface Options {
  /**
   * Seconds for which a request is sent again: GET, PUT, DELETE and whatever has an `Idempotency-Key` after a lost
   * connection, with growing pauses, and every request for which the service tells when, by `Retry-After`. 60 unless
   * told otherwise.
   */
  patience?: number;
  /** What sends instead of `fetch`. */
  fetch?: Send;
}

/** Ends what goes on for ever. */
export interface Until {
  signal?: AbortSignal;
}

/** Something has happened in one of the account's matches; `id` is to go on from. */
export interface Notice extends MatchNotice {
  type: "turn.started" | "turn.reminder" | "match.updated" | "match.finished";
  id: string;
}

/** What a call of `Service.api` answers. Only a refusal has no data, and that is thrown. */
export function got<T>(answer: { data?: T }): T {
  return answer.data as T;
}

/**
 * A connection for one account. `api` has every call of the service, typed; the methods do what is common. All throw
 * `Problem` where the service refuses and `Unreachable` where no answer comes.
 */
export class Service {
  readonly api: Client<paths>;
  /** Who calls; empty for nobody. */
  readonly token: string;
  readonly #url: string;
  readonly #send: Send;
  readonly #identity: Record<string, string>;

  /** @param url without a path, such as `https://games.example` */
  constructor(url: string, token = "", { patience = 60, fetch = (request) => globalThis.fetch(request) }: Options = {}) {
    this.token = token;
    this.#url = url.replace(/\/$/, "");
    this.#send = fetch;
    this.#identity = token ? { Authorization: `Bearer ${token}` } : {};
    this.api = createClient<paths>({ baseUrl: this.#url, headers: this.#identity, fetch: patient(fetch, patience) });
  }

  /** Somebody new, who can become a user later; keep the `token` to be the same again. */
  static async asGuest(url: string, name?: string, options?: Options): Promise<Service> {
    const nobody = new Service(url, "", options);
    const { token } = got(await nobody.api.POST("/api/v1/guests", { body: name ? { name } : {} }));
    return new Service(url, token, options);
  }

  /** A new match. It is not sent again where the answer was lost: there might be two. */
  async createMatch(request: MatchRequest): Promise<MatchBody> {
    return got(await this.api.POST("/api/v1/matches", { body: request }));
  }

  /** The match as it is; `known` itself where nothing has happened since, which costs next to nothing. */
  async match(match_id: string, known?: MatchBody): Promise<MatchBody> {
    const header = known ? { "If-None-Match": `"${known.seq}"` } : {};
    const answer = await this.api.GET("/api/v1/matches/{match_id}", { params: { path: { match_id }, header } });
    return known && answer.response.status === 304 ? known : got(answer);
  }

  /**
   * Send an action for the view that has this `seq`. As long as `legal` of the answer is not null, it is still your
   * turn. However often it has to be sent, it is played once: every time under the same key, of up to 128 characters.
   * Throws `StaleView` where somebody was faster, and `IllegalAction`.
   */
  async act(match_id: string, seq: number, action: Action, key: string = randomKey()): Promise<MoveBody> {
    const header = { "If-Match": `"${seq}"`, "Idempotency-Key": key };
    const path = "/api/v1/matches/{match_id}/actions";
    return got(await this.api.POST(path, { params: { path: { match_id }, header }, body: action })) as MoveBody;
  }

  /** Whether an action would be accepted, as far as can be told without drawing chance; throws like `act` where not. */
  async check(match_id: string, action: Action): Promise<DryRunBody> {
    const params = { path: { match_id }, query: { dry_run: true } };
    return got(await this.api.POST("/api/v1/matches/{match_id}/actions", { params, body: action })) as DryRunBody;
  }

  /**
   * What waits for the account, until the signal, oldest first: each entry has the view and the legal actions. While
   * nothing waits it holds the request, `wait` seconds at a time (0 to 60). Entries that are left as they were
   * come again, after pauses that grow. It outlives a service that is away.
   */
  async *inbox({ wait = 30, signal }: Until & { wait?: number } = {}): AsyncGenerator<InboxEntry, void> {
    let before = new Set<string>();
    for (let vain = 0; !signal?.aborted; ) {
      if (vain) await pause(growingPause(vain), signal);
      let entries: InboxEntry[] = [];
      try {
        const asked = { params: { query: { wait } }, ...(signal ? { signal } : {}) };
        entries = got(await this.api.GET("/api/v1/inbox", asked)).items;
        const now = new Set(entries.map(({ match, seq }) => `${match} ${seq}`));
        vain = now.size && [...now].every((entry) => before.has(entry)) ? vain + 1 : 0;
        before = now;
      } catch (fault) {
        if (signal?.aborted) return;
        if (!passing(fault)) throw fault;
        vain++;
      }
      yield* entries;
    }
  }

  /**
   * The log of a match after the event `after`, as it grows, each event once, until the match is over and all is told,
   * or until the signal. It outlives lost connections and a service that is away. Ignore events of unknown types.
   */
  async *events(match_id: string, { after = 0, signal }: Until & { after?: number } = {}): AsyncGenerator<Event, void> {
    const over = async (lastId: string | undefined) => {
      const match = await this.match(match_id);
      return ["finished", "aborted"].includes(match.status) && Number(lastId) >= match.seq;
    };
    const path = `/api/v1/matches/${encodeURIComponent(match_id)}/stream`;
    for await (const frame of this.#follow(path, String(after), over, signal)) yield JSON.parse(frame.data);
  }

  /**
   * What happens in all matches of the account, until the signal, from now on or after the notice whose id is `after`;
   * what happened about then may be told twice. Read what is new by `match`.
   */
  async *notices({ after, signal }: Until & { after?: string } = {}): AsyncGenerator<Notice, void> {
    for await (const { id, event, data } of this.#follow("/api/v1/stream", after, async () => false, signal)) {
      yield { ...JSON.parse(data), type: event, id };
    }
  }

  #follow(
    path: string,
    lastId: string | undefined,
    over: (lastId: string | undefined) => Promise<boolean>,
    signal: AbortSignal | undefined,
  ) {
    return follow({ send: this.#send, url: this.#url + path, headers: this.#identity, lastId, over, signal });
  }
}

/** Also where `crypto.randomUUID` is missing: in pages that were not loaded by https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
