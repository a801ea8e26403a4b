// The header of a save, before it is loaded: the game block begins with a summary for the menu, and a listing reads
// no further.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError } from '../../bytes/format-error.ts';
import { type PropertyValue, toJson } from '../../graph/values.ts';
import type { Claim, SaveHeader, Units } from '../format.ts';
import { requireGame } from './claim.ts';
import { compilerFor } from './codecs/compiler-cache.ts';
import type { LayoutCompiler } from './codecs/layout-compiler.ts';
import { partOf } from './file/exports.ts';
import { type BlockHead, headAt } from './file/framing.ts';
import type { GameEdition } from './layouts/layout.ts';
import { RAW } from './records/look.ts';
import { readWanted } from './records/record-scan.ts';

/** Summaries are in the first few kilobytes; modded games may have long item indices before them. */
const HEADER_BYTES = 1 << 16;

/** Earlier dates cannot be: neither game is older. */
const FIRST_YEAR = '2014';

/** The engine of both games uses metres, with y upright. */
const UNITS: Units = { length: 'm', perMetre: 1, northAxis: null, upAxis: '+Y' };

const SUMMARY_FIELDS = new Set(['gameName', 'displayName', 'saveSlot', 'summary', 'settings']);

/**
 * Reads the header of a save, from as much of the file as that takes.
 * @throws FormatError NOT_A_SAVE when it does not begin like one; others when not even the name of the game
 * can be read
 */
export function saveHeader({ files, part }: Claim): SaveHeader {
  const file = files[0]!;
  if (part !== undefined)
    return headerIn(partOf(file.head(file.size), file.path, part), `${file.path}:${part}`, false);
  for (let bytes = HEADER_BYTES; ; bytes *= 4) {
    const head = file.head(Math.min(bytes, file.size));
    try {
      return headerIn(head, file.path, head.length < file.size);
    } catch (error) {
      if (head.length >= file.size) throw error;
    }
  }
}

function headerIn(bytes: Uint8Array, file: string, isCut: boolean): SaveHeader {
  const game = requireGame(bytes, file);
  return readHeader(compilerFor(game, null), game, bytes, file, isCut);
}

/**
 * Reads to the end of the summary.
 * @param isCut whether `bytes` are only the beginning of the save
 * @throws FormatError when not even the name of the game can be read, or `bytes` end too early
 */
function readHeader(
  compiler: LayoutCompiler,
  game: GameEdition,
  bytes: Uint8Array,
  file: string,
  isCut: boolean,
): SaveHeader {
  const cursor = new Cursor(bytes, { file });
  const head = headAt(cursor, 0)!;
  const fields = summaryFields(compiler, cursor, head, isCut);
  const json = new Map(Object.entries(fields));
  const text = (name: string): string | null => {
    const value = json.get(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const summary = new Map(Object.entries((json.get('summary') ?? {}) as Record<string, unknown>));
  const build = summary.get('version');
  const savedAt = summary.get('savedAt');
  const worldTime = Number(summary.get('worldTime') ?? Number.NaN);
  const gameName = text('gameName');
  // The second game displays only the slot number; the name of its game is more useful.
  const title =
    (game === 'SR1' ? (text('displayName') ?? gameName) : gameName) ?? file.slice(file.lastIndexOf('/') + 1);
  return {
    title,
    game: game === 'SR1' ? 'Slime Rancher' : 'Slime Rancher 2',
    version: `${game} SRGAME ${head.version}${typeof build === 'string' ? `, ${build}` : ''}`,
    fields: { game, gameVersion: head.version, ...fields },
    savedAt: typeof savedAt === 'string' && savedAt >= FIRST_YEAR ? toMilliseconds(savedAt) : null,
    // Game time also passes during sleep, so it is not play time.
    playSeconds: null,
    ...(Number.isFinite(worldTime) && { clock: worldTime }),
    units: UNITS,
    playthrough: gameName === null ? null : `${game} ${gameName}`,
  };
}

function summaryFields(
  compiler: LayoutCompiler,
  cursor: Cursor,
  head: BlockHead,
  isCut: boolean,
): Readonly<Record<string, unknown>> {
  const steps = compiler.block('SRGAME', head.version)?.steps ?? [];
  const isWanted = (i: number): boolean => SUMMARY_FIELDS.has(steps[i]!.row.name);
  const upTo = steps.slice(0, steps.findLastIndex((_, i) => isWanted(i)) + 1);
  const found: PropertyValue[] = [];
  cursor.at = head.fieldsAt;
  try {
    readWanted(cursor, upTo, isWanted, RAW, new Map(), found);
  } catch (error) {
    // The summary of a later version is shown as far as it can be read.
    if (!(error instanceof FormatError) || !found.some(({ name }) => name === 'gameName')) throw error;
    if (isCut && (error.code === 'SHORT' || error.code === 'COUNT')) throw error;
  }
  return Object.fromEntries(found.map(({ name, value }) => [name, toJson(value)]));
}

/** ISO 8601 with three decimals, as JavaScript formats dates. */
function toMilliseconds(iso: string): string {
  return iso.replace(/(\.\d{3})\d*Z$/, '$1Z');
}
