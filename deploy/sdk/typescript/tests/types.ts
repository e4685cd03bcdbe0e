/** Compiled, never run: `type` tells every action apart, and none is forgotten. */

import type { Action, Event, OuchFlip, OuchFlippedEvent, OuchView, View } from "gameservice-client";

type Variant<Union extends { type: string }, Type extends Union["type"]> = Extract<Union, { type: Type }>;
type Same<A, B> = [A, B] extends [B, A] ? true : false;

export const flip: Same<Variant<Action, "ouch.flip">, OuchFlip> = true;
export const flipped: Same<Variant<Event, "ouch.flipped">, OuchFlippedEvent> = true;
export const view: Same<Variant<View, "ouch.view">, OuchView> = true;
export const other: Same<Variant<Action, "ouch.discard">, OuchFlip> = false;

export function about(action: Action): unknown {
  switch (action.type) {
    case "ouch.flip":
      return action.side;
    case "ouch.discard":
    case "aloha.comb":
      return action.card;
    case "ouch.extra_turn":
      return action.take;
    case "aloha.play":
      return action.face;
    case "aloha.target":
      return action.louse;
    case "aloha.tickle":
      return action.from;
    case "cactus.place":
      return action.path;
    case "cactus.claim":
      return action.flowers;
    case "cactus.forgo":
      return null;
    default:
      return action satisfies never;
  }
}
