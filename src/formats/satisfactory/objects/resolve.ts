// Decides what a reference by path means when no object, or more than one, has that path. Source:
// docs/formats/satisfactory.md#references.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { Resolver } from '../../../graph/sink.ts';
import { readString, skipString } from '../../unreal/texts/fstring.ts';
import type { DecodeState } from '../state.ts';

const SLASH = Uint8Array.of(0x2f);
const ASSET = { kind: 'EXTERNAL' } as const;
const INSTANCE = { kind: 'MISSING' } as const;

/** @param cursor over the image; gets moved */
export function resolver(cursor: Cursor, { headerAt }: DecodeState): Resolver {
  const textAt = (at: number): string => {
    cursor.enter(cursor.bytes.length, at);
    return readString(cursor);
  };
  /** The level that an object's header names, after its flag and class. */
  const levelOf = (node: NodeId): string => {
    cursor.enter(cursor.bytes.length, headerAt[node]! + 4);
    skipString(cursor);
    return readString(cursor);
  };
  return {
    // Paths of assets begin with a slash; all others are of instances that the save lacks.
    absent: { begin: SLASH, isBegun: ASSET, otherwise: INSTANCE },
    choose: (candidates, at) => {
      const level = textAt(at);
      return candidates.find((node) => levelOf(node) === level) ?? candidates[0]!;
    },
  };
}
