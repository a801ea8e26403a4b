/**
 * Things that nest: structs in structs, texts in texts, types in types, thousands deep. Small files that end a reader
 * which trusts its call stack.
 */
import { ByteWriter } from '../../byte-writer.ts';
import type { HostileCase } from '../hostile.ts';
import { writeSave } from '../save.ts';
import { emptyGuid, writeGuid, writeString } from '../strings.ts';
import type { FText } from '../texts.ts';
import { playerText } from '../texts.ts';
import type { TypeName } from '../type-names.ts';
import { structType, typeName } from '../type-names.ts';
import type { Property } from '../values.ts';
import { prop, text } from '../values.ts';
import { factoryHeader } from './factory.ts';
import { neighbourPath, saveOf, specimen } from './specimen.ts';

const depth = 20_000;

function deepCase(name: string, version: number, property: () => Property): HostileCase {
  return {
    name,
    kind: 'issues',
    bytes: () => writeSave({ ...saveOf(version, specimen([property()])), header: factoryHeader(version) }),
    survivors: [neighbourPath],
  };
}

/** Classic tags of struct properties, each in the one before. */
function deepStruct(): Uint8Array {
  const open = new ByteWriter();
  const tagBytes = tag(0).length;
  const close = new ByteWriter();
  writeString(close, 'None');
  const end = close.finish();
  for (let left = depth; left > 0; left--) open.bytes(tag((left - 1) * (tagBytes + end.length) + end.length));
  for (let level = 0; level <= depth; level++) open.bytes(end);
  return open.finish();
}

function tag(size: number): Uint8Array {
  const out = new ByteWriter();
  writeString(out, 'S');
  writeString(out, 'StructProperty');
  out.i32(size).i32(0);
  writeString(out, 'S');
  writeGuid(out, emptyGuid);
  return out.u8(0).finish();
}

/** A text made of a text, made of a text: the transform history. */
function deepText(): Uint8Array {
  const out = new ByteWriter();
  for (let level = 0; level < depth; level++) out.u32(0).i8(10);
  out.u32(0).i8(-1).i32(0);
  for (let level = 0; level < depth; level++) out.u8(0);
  return out.finish();
}

/** A text that shows the one in it twice, which shows the one in it twice. */
function doublingText(levels: number): FText {
  if (levels === 0) return playerText('x');
  return {
    history: 'argument',
    format: playerText('{a}{a}'),
    named: [{ name: 'a', value: { type: 'text', value: doublingText(levels - 1) } }],
  };
}

/** A trace through a network: each hop holds the one before. */
function deepTrace(): Uint8Array {
  const out = new ByteWriter();
  for (let level = 0; level < depth; level++) out.zeros(8).i32(level + 1 < depth ? 1 : 0);
  for (let level = 0; level < depth; level++) out.i32(0);
  return out.finish();
}

function deepType(): TypeName {
  let type = typeName('IntProperty');
  // As deep as writing it recursively allows; reading must not depend on the call stack either.
  for (let level = 0; level < 2_000; level++) type = typeName('ArrayProperty', type);
  return type;
}

export const deepCases: HostileCase[] = [
  // Structs in structs.
  deepCase('deep-structs', 46, () =>
    prop('Deep', { type: 'opaque', of: structType('S'), bytes: deepStruct() }),
  ),
  // Texts made of texts.
  deepCase('deep-texts', 46, () =>
    prop('Deep', { type: 'opaque', of: typeName('TextProperty'), bytes: deepText() }),
  ),
  // A text of two thousand bytes that shows a thousand million.
  deepCase('doubling-texts', 46, () => prop('Deep', text(doublingText(30)))),
  // A trace of twenty thousand hops.
  deepCase('deep-traces', 46, () =>
    prop('Deep', { type: 'opaque', of: structType('FINNetworkTrace'), bytes: deepTrace() }),
  ),
  // Arrays of arrays of arrays.
  deepCase('deep-types', 58, () =>
    prop('Deep', { type: 'opaque', of: deepType(), bytes: new Uint8Array(4) }),
  ),
];
