/** Compiled, never run: `type` tells the variants of a union apart. */

import type { Action, Event, OuchAction, OuchFlip, OuchFlippedEvent, OuchView, View } from "gameservice-client";

type Variant<Union extends { type: string }, Type extends Union["type"]> = Extract<Union, { type: Type }>;
type Same<A, B> = [A, B] extends [B, A] ? true : false;

export const flip: Same<Variant<Action, "ouch.flip">, OuchFlip> = true;
export const flipped: Same<Variant<Event, "ouch.flipped">, OuchFlippedEvent> = true;
export const view: Same<Variant<View, "ouch.view">, OuchView> = true;
export const other: Same<Variant<Action, "ouch.discard">, OuchFlip> = false;

export function about(action: OuchAction): unknown {
  switch (action.type) {
    case "ouch.flip":
      return action.side;
    case "ouch.discard":
      return action.card;
    case "ouch.extra_turn":
      return action.take;
    default:
      return action satisfies never;
  }
}
