// A save game's header in the terms that all formats share. Source: docs/formats/gvas.md#header.

import { Cursor } from '../../bytes/cursor.ts';
import { tryRead } from '../../bytes/format-error.ts';
import { type Inflate, portableInflate } from '../../bytes/inflate.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import type { Claim, ListedFile, SaveHeader, Units } from '../format.ts';
import type { EngineFacts } from '../unreal/engine-facts.ts';
import { type Beginning, beginningOf } from './claim.ts';
import { headerFields } from './file/describe.ts';
import { enterList } from './file/layout.ts';
import { readGameHeader } from './file/mended-header.ts';
import { unpack } from './file/packed.ts';
import { unwrap } from './file/wrappers.ts';
import type { HeaderFacts, WorldFile } from './games/game.ts';
import { listingOf } from './games/listings.ts';
import { engineFacts } from './versions.ts';

/** Those of the engine; which way is north depends on the game. */
const UNITS: Units = { length: 'cm', perMetre: 100, northAxis: null, upAxis: '+Z' };
const NOTHING: HeaderFacts = { title: null, savedAt: null, playSeconds: null, playthrough: null };

/** @throws FormatError when the header cannot be read */
export function saveHeader(claim: Claim, inflate: Inflate = portableInflate): SaveHeader {
  const { header, wrappers } = firstBeginning(claim);
  const sizes = { bytes: claim.files.reduce((sum, { size }) => sum + size, 0) };
  const { title, header: game } = listingOf(header.className) ?? {};
  const facts = game?.facts(claim.files.map((file) => worldFile(file, inflate))) ?? NOTHING;
  return {
    savedAt: facts.savedAt,
    get playSeconds() {
      return facts.playSeconds;
    },
    get playthrough() {
      return facts.playthrough;
    },
    ...(title && { game: title }),
    title: facts.title ?? claim.name.slice(claim.name.lastIndexOf('/') + 1),
    version: `Unreal Engine ${header.engine} (save game version ${header.saveGame})`,
    fields: { ...sizes, ...headerFields(header, wrappers) },
    units: { ...UNITS, northAxis: game?.northAxis ?? null },
  };
}

/** Of the main file, unless it is broken. */
function firstBeginning({ files }: Claim): Beginning {
  return beginningOf(files.find((file) => tryRead(() => beginningOf(file), null) !== null) ?? files[0]!);
}

type Read<T> = (cursor: Cursor, facts: EngineFacts) => T | null;

/** Larger content is not inflated to describe a save. */
const MOST_INFLATED = 1 << 29;
const MOST_KNOWN = 10_000;
/** The first bytes of a world have the time of saving, to 100 ns. */
const KEY_BYTES = 1 << 14;
/** Facts from whole files, by size and first bytes: lists of saves are made again and again. */
const known = new RecentlyUsed<string, unknown>(MOST_KNOWN);

function worldFile(file: ListedFile, inflate: Inflate): WorldFile {
  return {
    path: file.path,
    // A damaged save is listed with less, and reading it tells more.
    inBeginning: (read) => tryRead(() => readList(beginningOf(file).content, file.path, read), null),
    inWhole: <T>(read: Read<T>): T | null => {
      const key = `${file.size} ${hashOf(file.head(KEY_BYTES))}`;
      const readAll = (): T | null => {
        const peeled = unwrap(file.head(file.size), file.path, { inflate });
        return peeled.size > MOST_INFLATED ? null : readList(unpack(peeled, { inflate }), file.path, read);
      };
      return getOrCreate(known, key, () => tryRead(readAll, null)) as T | null;
    },
  };
}

function hashOf(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0);
}

function readList<T>(content: Uint8Array, file: string, read: Read<T>): T | null {
  const cursor = new Cursor(content, { file });
  const header = readGameHeader(cursor);
  enterList(cursor, header.ue5);
  return read(cursor, engineFacts(header));
}
