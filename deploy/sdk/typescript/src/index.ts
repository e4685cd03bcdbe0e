/**
 * A typed client of the game service: start with `Service`. Types are generated from the service's OpenAPI document;
 * this package adds what a generator does not: safe retries, typed refusals, streams that go on, and the inbox.
 */

export {
  IllegalAction,
  NotAuthenticated,
  NotFound,
  Problem,
  StaleView,
  Throttled,
  Unreachable,
} from "./problems.js";
export type * from "./rest.js";
export { got, type Notice, type Options, Service, type Until } from "./service.js";
export type { Send } from "./patience.js";
