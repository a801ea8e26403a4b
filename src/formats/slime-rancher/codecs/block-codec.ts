// The codec of a nested block: finds out which of the possible layouts it has, and in which version, then
// reads its fields.

import type { Cursor } from '../../../bytes/cursor.ts';
import { farCoordinate } from '../../../bytes/odd-values.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { PropertyValue, StructValue } from '../../../graph/values.ts';
import {
  expectMarker,
  headAt,
  identifierBytes,
  LEAST_BLOCK_BYTES,
  PAYLOAD_BEGIN,
  PAYLOAD_END,
  showHere,
  standsAt,
} from '../file/framing.ts';
import { identifiersOf } from '../layouts/layout.ts';
import { READ } from '../records/coverage.ts';
import { LOOK, type Values } from '../records/look.ts';
import { isThere, scanRecord, scanSteps } from '../records/record-scan.ts';
import type { Codec, CompiledBlock } from '../records/scan.ts';
import type { BlockSource } from './compile-context.ts';

/** Nesting of blocks; the games use up to 7 levels. */
const MOST_DEPTH = 64;

interface Alternative {
  readonly key: string;
  readonly identifier: string;
  readonly bytes: Uint8Array;
  readonly className: string;
  /** Layouts by version, added as they are met. */
  readonly versions: (CompiledBlock | null | undefined)[];
}

/** Blocks with one of these layouts; any if `keys` is null. `path` is the prefix for labels of edges. */
export function blocksCodec(blocks: BlockSource, keys: readonly string[] | null, path: string): Codec {
  const { registry } = blocks;
  const alternatives = (keys ?? []).flatMap((key) => alternativesOf(blocks, key));
  const shortest = Math.min(...alternatives.map(({ identifier }) => identifier.length));
  const records = alternatives.some(({ key }) => (registry.rowsOf(key)[0]?.role ?? 'record') !== 'value');

  const readHead = (cursor: Cursor): Alternative =>
    expectedHead(alternatives, cursor) ?? otherHead(blocks, cursor, keys);
  return {
    least: LEAST_BLOCK_BYTES + (keys === null ? 0 : shortest),
    plain: 0,
    records: records || keys === null,
    look: (cursor) => {
      const { at } = cursor;
      const found = headAt(cursor, at);
      if (!found) return LOOK.NO;
      const known = keys === null || alternatives.some(({ identifier }) => identifier === found.identifier);
      return known ? LOOK.HEAD : LOOK.NO;
    },
    scan: (cursor, scan) => {
      const start = cursor.at;
      if (scan.jumped(cursor)) return;
      const of = readHead(cursor);
      const block = layoutOf(blocks, of, cursor, path);
      if (++scan.depth > MOST_DEPTH) {
        throw cursor.error('LIMIT', `at most ${MOST_DEPTH} nested blocks`, 'one more', start);
      }
      if (block && !block.exact) {
        scan.guess(of.identifier, versionBefore(cursor), block, start);
      }
      if (block?.role === 'value') {
        scanSteps(cursor, scan, block, null);
        if (!block.exact) scan.covered(start, cursor.at, READ.GUESSED);
      } else scanRecord(cursor, scan, of, block, start);
      scan.depth--;
    },
    value: (cursor, values) => {
      const of = readHead(cursor);
      const block = layoutOf(blocks, of, cursor, path);
      if (!block) throw cursor.error('VALUE', 'a block whose layout is known', of.identifier);
      return blockValue(cursor, values, block);
    },
  };
}

/** Skips the head of an expected block; null for any other. Allocates nothing, because blocks are many. */
function expectedHead(alternatives: readonly Alternative[], cursor: Cursor): Alternative | null {
  const start = cursor.at;
  for (const of of alternatives) {
    if (!standsAt(cursor, start, of.bytes)) continue;
    cursor.at = start + of.bytes.length;
    cursor.u32();
    expectMarker(cursor, PAYLOAD_BEGIN);
    return of;
  }
  return null;
}

/** The layout of the block whose head was just read; null when it is unknown. */
function layoutOf(
  blocks: BlockSource,
  { key, versions }: Alternative,
  cursor: Cursor,
  path: string,
): CompiledBlock | null {
  const version = versionBefore(cursor);
  let block = versions[version];
  if (block === undefined) {
    block = blocks.block(key, version, path);
    // Versions are small numbers; an absurd one must not make the list sparse.
    if (version < 256) versions[version] = block;
  }
  return block;
}

/** The version in the head that was just read, which precedes the marker. */
function versionBefore(cursor: Cursor): number {
  return cursor.view.getUint32(cursor.at - 6, true);
}

function alternativesOf(blocks: BlockSource, key: string): Alternative[] {
  const [row] = blocks.registry.rowsOf(key);
  const identifiers = row ? identifiersOf(row) : [key.replace(/\..*$/, '')];
  return identifiers.map((identifier) => ({
    key,
    identifier,
    bytes: identifierBytes(identifier),
    className: classNameOf(key, identifier),
    versions: [],
  }));
}

/** The class is the key if one identifier has several layouts, otherwise the identifier itself. */
export function classNameOf(key: string, identifier: string): string {
  return key.includes('.') || identifier === '' ? key : identifier;
}

/** The head of a block that was not expected: an error if only some blocks may be here. */
function otherHead(blocks: BlockSource, cursor: Cursor, keys: readonly string[] | null): Alternative {
  const found = headAt(cursor, cursor.at);
  if (!found || keys !== null) {
    const expected = keys === null ? 'a block' : `block ${keys.join(' or ')}`;
    throw cursor.error('VALUE', expected, showHere(cursor));
  }
  const { identifier, fieldsAt } = found;
  const key = keyInContext(blocks, cursor, fieldsAt, identifier);
  cursor.at = fieldsAt;
  const bytes = identifierBytes(identifier);
  return { key, identifier, bytes, className: classNameOf(key, identifier), versions: [] };
}

/** Picks a layout for a block in a place where none was expected: an actor begins with a vector. */
export function keyInContext(
  { registry }: BlockSource,
  cursor: Cursor,
  fieldsAt: number,
  identifier: string,
): string {
  const keys = registry.keysOf(identifier);
  if (keys.length < 2) return keys[0] ?? identifier;
  const vector = headAt(cursor, fieldsAt)?.identifier === 'SRV3';
  return keys.find((key) => key.endsWith('.Actor') === vector) ?? keys[0]!;
}

/** The fields of a block whose head was read, as a struct with everything in it. */
function blockValue(cursor: Cursor, values: Values, block: CompiledBlock): StructValue {
  const fields: PropertyValue[] = [];
  for (const step of block.steps) {
    if (!isThere(step, cursor)) continue;
    fields.push(
      cursor.labelled(step.row.name, () => {
        const at = cursor.at;
        const value = step.codec.value(cursor, values);
        return property(step.row.name, step.row.type, value, at, cursor.at - at, step.note);
      }),
    );
  }
  expectMarker(cursor, PAYLOAD_END);
  return { kind: 'struct', fields };
}

export function property(
  name: string,
  type: string,
  value: PropertyValue['value'],
  at: number,
  size: number,
  note?: string,
): PropertyValue {
  const shown = { name, index: 0, type, value, at, size };
  return note === undefined ? shown : { ...shown, note };
}

type Place = [x: number, y: number, z: number];

/** The vector that places its node: three floats before the end marker. */
export function placing(vector: Codec): Codec {
  return {
    ...vector,
    scan: (cursor, scan) => {
      vector.scan(cursor, scan);
      if (!scan.sink) return;
      const at = cursor.at - 14;
      const [x, y, z] = [at, at + 4, at + 8].map((place) => cursor.view.getFloat32(place, true)) as Place;
      scan.sink.place(scan.owner, x, y, z);
      const far = farCoordinate(x, y, z);
      if (far === null) return;
      const error = cursor.error('VALUE', 'a place in the world', String(far), at);
      reportError(scan.sink, error, scan.owner, { info: true });
    },
  };
}
