// Decides what a reference by path means when no object, or more than one, has that path. Source:
// docs/formats/satisfactory.md#references.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { Resolver } from '../../../graph/sink.ts';
import { readString } from '../../unreal/texts/fstring.ts';
import type { DecodeState } from '../state.ts';
import { ObjectHeaders } from './object-headers.ts';

const SLASH = Uint8Array.of(0x2f);
const ASSET = { kind: 'EXTERNAL' } as const;
const INSTANCE = { kind: 'MISSING' } as const;

/** @param cursor over the image; gets moved */
export function resolver(cursor: Cursor, state: DecodeState): Resolver {
  const headers = new ObjectHeaders(cursor.bytes, state);
  return {
    // Paths of assets begin with a slash; all others are of instances that the save lacks.
    absent: { begin: SLASH, isBegun: ASSET, otherwise: INSTANCE },
    choose: (candidates, at) => {
      cursor.enter(cursor.bytes.length, at);
      const level = readString(cursor);
      return candidates.find((node) => headers.levelName(node) === level) ?? candidates[0]!;
    },
  };
}
