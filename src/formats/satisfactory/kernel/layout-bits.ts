// The facts that the layout of a body depends on, as bits for kernels: to them, bodies with equal bits have the
// same layout.

import { type BodyVersion, SAVE } from '../versions.ts';
import {
  CONTROL_BYTE,
  DOUBLE_HANDLES,
  DOUBLES,
  INVARIANT_TEXTS,
  ITEM_STATES,
  TYPED,
  WIDE_HANDLES,
  WIRE_PLACES,
} from './codes.ts';

export function layoutBits(version: BodyVersion): number {
  return (
    (version.completeTypeNames ? TYPED : 0) |
    (version.controlByte ? CONTROL_BYTE : 0) |
    (version.doubles ? DOUBLES : 0) |
    (version.save < SAVE.ItemState ? ITEM_STATES : 0) |
    (version.invariantTexts ? INVARIANT_TEXTS : 0) |
    (version.wirePlaces ? WIRE_PLACES : 0) |
    (version.save >= SAVE.PlayerHandleTwice ? WIDE_HANDLES : 0) |
    (version.save >= SAVE.PlayerHandleTwice && version.save < SAVE.PlayerHandleOnce ? DOUBLE_HANDLES : 0)
  );
}
