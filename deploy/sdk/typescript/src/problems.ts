/** Refusals, as errors: RFC 9457, with `code` to branch on. */

import type { Event, Fault, ProblemBody } from "./rest.js";

const MEDIA_TYPE = "application/problem+json";

/** The service, or what stands before it, refuses; nothing has changed. */
export class Problem extends Error {
  override name = "Problem";
  /** Of HTTP. */
  readonly status: number;
  /** What is wrong, such as `not-your-turn`; `unknown` where the answer does not come from the service itself. */
  readonly code: string;
  readonly title: string;
  /** For people: what is wrong with this request. */
  readonly detail: string;
  /** Each fault of a malformed request. */
  readonly errors: readonly Fault[];
  /** Seconds after which it may be sent again; null where the answer does not say. */
  readonly retryAfter: number | null;
  /** To quote when something looks wrong. */
  readonly requestId: string | null;

  constructor(answer: Response, body: Partial<ProblemBody>) {
    super(`${answer.status} ${body.code ?? "unknown"}: ${body.detail ?? answer.statusText}`);
    this.status = answer.status;
    this.code = body.code ?? "unknown";
    this.title = body.title ?? answer.statusText;
    this.detail = body.detail ?? "";
    this.errors = body.errors ?? [];
    this.retryAfter = retryAfter(answer);
    this.requestId = answer.headers.get("X-Request-Id");
  }
}

/** 412: somebody was faster. The action answered a view that is no more. */
export class StaleView extends Problem {
  override name = "StaleView";
  /** Where the match is. */
  readonly seq: number;
  /** What has happened since that view, in order. */
  readonly missed: readonly Event[];

  constructor(answer: Response, body: any) {
    super(answer, body);
    this.seq = body.seq;
    this.missed = body.missed;
  }
}

/** 422: the rules refuse. */
export class IllegalAction extends Problem {
  override name = "IllegalAction";
  /** The rule's number, such as `O3`. */
  readonly rule: string | null;
  /** Which it was, where one rule refuses for several causes. */
  readonly fault: string | null;

  constructor(answer: Response, body: any) {
    super(answer, body);
    this.rule = body.rule ?? null;
    this.fault = body.fault ?? null;
  }
}

/** 401: no token, or one that is no good. */
export class NotAuthenticated extends Problem {
  override name = "NotAuthenticated";
}

/** 404: not there, or not for this account to know of. */
export class NotFound extends Problem {
  override name = "NotFound";
}

/** 429: too many requests, for longer than this client is patient. */
export class Throttled extends Problem {
  override name = "Throttled";
}

/** No answer came: no line, no service, or none in time; `cause` says which. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

const KINDS: Record<string, new (answer: Response, body: any) => Problem> = {
  "stale-view": StaleView,
  "illegal-action": IllegalAction,
  "not-authenticated": NotAuthenticated,
  "not-found": NotFound,
  throttled: Throttled,
};

/** The error for an answer of 400 or more. */
export async function problem(answer: Response): Promise<Problem> {
  const body = tellsWhy(answer) ? await answer.json() : {};
  return new (KINDS[body.code] ?? Problem)(answer, body);
}

/** Whether the service itself refuses, rather than a proxy or a network before it. */
export function tellsWhy(answer: Response): boolean {
  return answer.headers.get("Content-Type")?.startsWith(MEDIA_TYPE) ?? false;
}

/** Seconds to wait, where the answer tells them. */
export function retryAfter(answer: Response): number | null {
  const said = answer.headers.get("Retry-After") ?? "";
  return /^\d+$/.test(said) ? Number(said) : null;
}

/** Whether it is worth asking again: the service is busy or away, and finds nothing wrong with the request. */
export function passing(fault: unknown): boolean {
  return fault instanceof Unreachable || (fault instanceof Problem && (fault.status === 429 || fault.status >= 500));
}
