/** The reader at its strictest: one block, every marker, to the last byte, and no graph. */
import { Cursor } from '../../../src/bytes/cursor.ts';
import { LabelNode } from '../../../src/formats/layout/labels.ts';
import { compilerFor } from '../../../src/formats/slime-rancher/codecs/compiler-cache.ts';
import type { GameEdition } from '../../../src/formats/slime-rancher/layouts/layout.ts';
import { reading, trial } from '../../../src/formats/slime-rancher/records/scan.ts';
import { toJson } from '../../../src/graph/values.ts';
import { stored } from '../stored.ts';

/** The JSON of a block that fills `bytes`, enums as numbers. @throws FormatError when it does not, either way of reading */
export function strictJson(
  game: GameEdition,
  key: string,
  bytes: Uint8Array,
  layouts: string | null = null,
): unknown {
  const codec = compilerFor(game, layouts).blocks([key]);
  const moved = new Cursor(bytes, { file: key });
  const label = new LabelNode('ID', '');
  codec.read(trial(moved), label);
  if (moved.left > 0) throw moved.error('TRAILING', `the end of ${key}`, `${moved.left} more bytes`);
  const cursor = new Cursor(bytes, { file: key });
  const json = toJson(stored(codec.read(reading(cursor), label)));
  if (cursor.left > 0) throw cursor.error('TRAILING', `the end of ${key}`, `${cursor.left} more bytes`);
  return withoutSeparators(json);
}

/** Separators are fields without a value. */
function withoutSeparators(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(Object.entries(json).filter(([name]) => !/^actors(Begin|End)$/.test(name)));
}
