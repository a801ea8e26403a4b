// The codec of a nested block: finds out which of the possible layouts it has, and in which version, then
// reads its fields.

import type { Cursor } from '../../../bytes/cursor.ts';
import { farCoordinate } from '../../../bytes/odd-values.ts';
import { reportError } from '../../../graph/report-error.ts';
import { field } from '../../layout/field.ts';
import {
  expectMarker,
  headAt,
  identifierBytes,
  LEAST_BLOCK_BYTES,
  MOST_VERSION,
  PAYLOAD_BEGIN,
  showHere,
  standsAt,
} from '../file/framing.ts';
import { identifiersOf } from '../layouts/layout.ts';
import { READ } from '../records/coverage.ts';
import { LOOK, type Look } from '../records/look.ts';
import { readSteps, scanRecord, unknownBlock } from '../records/record-scan.ts';
import { type Codec, type CompiledBlock, codecOf, type Scan } from '../records/scan.ts';
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

/** Blocks with one of these layouts; any if `keys` is null. */
export function blocksCodec(blocks: BlockSource, keys: readonly string[] | null): Codec {
  const { registry } = blocks;
  const alternatives = (keys ?? []).flatMap((key) => alternativesOf(blocks, key));
  const shortest = Math.min(...alternatives.map(({ identifier }) => identifier.length));
  const records = alternatives.some(({ key }) => (registry.rowsOf(key)[0]?.role ?? 'record') !== 'value');
  const least = LEAST_BLOCK_BYTES + (keys === null ? 0 : shortest);
  const layout = field<Scan>({ name: '', type: '', least, links: true }, (scan, label) => {
    const { cursor, wantsValues } = scan;
    const start = cursor.at;
    if (scan.jumped()) return null;
    const of = expectedHead(alternatives, cursor) ?? otherHead(blocks, cursor, keys);
    const block = layoutOf(blocks, of, cursor);
    if (++scan.depth > MOST_DEPTH)
      throw cursor.error('LIMIT', `at most ${MOST_DEPTH} nested blocks`, 'one more', start);
    if (block && !block.exact) scan.guess(of.identifier, versionBefore(cursor), block, start);
    if (!wantsValues && block?.role !== 'value') {
      scanRecord(scan, of, block, start);
      scan.depth--;
      return null;
    }
    if (!block) throw unknownBlock(cursor, of);
    const fields = readSteps(scan, block, label, null);
    if (!block.exact) scan.covered(start, cursor.at, READ.GUESSED);
    scan.depth--;
    return wantsValues ? { kind: 'struct', fields } : null;
  });
  const look = (cursor: Cursor): Look => {
    const found = headAt(cursor, cursor.at);
    if (!found) return LOOK.NO;
    const known = keys === null || alternatives.some(({ identifier }) => identifier === found.identifier);
    return known ? LOOK.HEAD : LOOK.NO;
  };
  return codecOf(layout, look, records || keys === null);
}

/** Skips the head of an expected block; null for any other. Allocates nothing, because blocks are many. */
function expectedHead(alternatives: readonly Alternative[], cursor: Cursor): Alternative | null {
  const start = cursor.at;
  for (const of of alternatives) {
    if (!standsAt(cursor, start, of.bytes)) continue;
    cursor.at = start + of.bytes.length;
    const version = cursor.u32();
    // Elsewhere such a head is none, so the block could not be found again.
    if (version >= MOST_VERSION)
      throw cursor.error('VALUE', `a version below ${MOST_VERSION}`, String(version), cursor.at - 4);
    expectMarker(cursor, PAYLOAD_BEGIN);
    return of;
  }
  return null;
}

/** The layout of the block whose head was just read; null when it is unknown. */
function layoutOf(blocks: BlockSource, { key, versions }: Alternative, cursor: Cursor): CompiledBlock | null {
  const version = versionBefore(cursor);
  let block = versions[version];
  if (block === undefined) {
    block = blocks.block(key, version);
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

/** The vector that places its node: three floats before the end marker. */
export function placing(vector: Codec): Codec {
  return {
    ...vector,
    read: (scan, label) => {
      const value = vector.read(scan, label);
      const { cursor } = scan;
      if (!scan.sink) return value;
      const { view } = cursor;
      const at = cursor.at - 14;
      const x = view.getFloat32(at, true);
      const y = view.getFloat32(at + 4, true);
      const z = view.getFloat32(at + 8, true);
      scan.sink.place(scan.owner, x, y, z);
      const far = farCoordinate(x, y, z);
      if (far === null) return null;
      const error = cursor.error('VALUE', 'a place in the world', String(far), at);
      reportError(scan.sink, error, scan.owner, { info: true });
      return null;
    },
  };
}
