// Slime Rancher 2 and 1: saves of nested blocks without lengths, read by layouts that are data.

import type { GraphData } from '../../graph/finished/graph-data.ts';
import type { Decoder, GraphNames } from '../../graph/sink.ts';
import type { Claim, Format, ListedFile, SaveHeader } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { gameOf, HEAD_BYTES, refuseRelative, requireGame } from './claim.ts';
import { compilerFor } from './codecs/compilers.ts';
import { makeDecoder } from './decode.ts';
import { beginningOf, looksLikeExport, partOf, readExport } from './file/exports.ts';
import { readHeader } from './header.ts';
import { readSlimeRancher } from './read.ts';
import type { DecoderState } from './state.ts';
import { READ_VERSIONS } from './versions.ts';

/** Summaries stand in the first kilobytes; item indices of modded games may be long. */
const HEADER_BYTES = 1 << 16;
const EXPORT_PEEK_BYTES = 1 << 12;
const EXPORT_EXTENSION = '.sr2save';

export const slimeRancher: Format = {
  ...FORMAT_FACTS['slime-rancher'],
  extensions: ['.sav', EXPORT_EXTENSION],
  folders: [
    { below: 'localLow', path: 'MonomiPark/SlimeRancher2' },
    { below: 'localLow', path: 'Monomi Park/Slime Rancher' },
    { below: 'config', path: 'unity3d/Monomi Park/Slime Rancher' },
    { below: 'applicationSupport', path: 'unity.Monomi Park.Slime Rancher' },
  ],
  versions: READ_VERSIONS,
  claim: (files) => files.flatMap(claimsOf),
  refuse: (file) => refuseRelative(file) ?? refuseExport(file),
  header: headerOf,
  read: readSlimeRancher,
  decoder: (data: GraphData, state: unknown, names: GraphNames): Decoder => {
    const ours = state as DecoderState;
    return makeDecoder(data, ours, compilerFor(ours.game, ours.layouts), names);
  },
};

function claimsOf(file: ListedFile): Claim[] {
  if (gameOf(file.head(HEAD_BYTES))) return [{ name: file.path, files: [file] }];
  const saves = savesOf(file);
  if (typeof saves === 'string') return [];
  const [, stem, extension] = /^(.*?)(\.[^./]*)?$/s.exec(file.path)!;
  return saves.map((part) => ({ name: `${stem}-${part}${extension ?? ''}`, files: [file], part }));
}

/** Numbers of the saves in an export, or why there are none. */
function savesOf(file: ListedFile): string[] | string {
  const isNamed = file.path.toLowerCase().endsWith(EXPORT_EXTENSION);
  if (!looksLikeExport(file.head(EXPORT_PEEK_BYTES), isNamed)) {
    return isNamed ? 'not an export of saves: no JSON' : '';
  }
  try {
    const { saves } = readExport(file.head(file.size), file.path);
    const ours = [...saves].filter(([, text]) => gameOf(beginningOf(text)));
    return ours.length > 0 ? ours.map(([part]) => part) : 'an export without saves of Slime Rancher';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refuseExport(file: ListedFile): string | null {
  const saves = savesOf(file);
  return typeof saves === 'string' && saves !== '' ? saves : null;
}

function headerOf({ files, part }: Claim): SaveHeader {
  const file = files[0]!;
  if (part !== undefined) {
    return headerIn(partOf(file.head(file.size), file.path, part), `${file.path}:${part}`, false);
  }
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
