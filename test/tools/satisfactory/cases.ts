// Synthetic saves: those of one feature each in `test/corpus/satisfactory`, where `graphs.txt` has what is in them, and those
// that a test spoils, changes or counts in `made.jsonl`.

import { corpus, corpusBytes, corpusRows, numbered } from '../corpus.ts';
import { bodyOf } from '../unreal/chunks.ts';

/** A file of the corpus: its name and what it shows. */
interface Row {
  readonly name: string;
  readonly shows: string;
}

interface SaveCase extends Row {
  readonly bytes: Uint8Array;
}

const named = (path: string): Uint8Array => corpus(`satisfactory/${path}`);

const casesOf = (list: string, folder = ''): readonly SaveCase[] =>
  corpusRows<Row>(`satisfactory/${list}`).map((row) => ({
    ...row,
    bytes: named(`${folder}${row.name}.sav`),
  }));

export const saveCases = casesOf('cases.jsonl');

/** Files that are no save or spoilt beyond a property: a reader must refuse or survive them, and name the place. */
export const hostileCases = casesOf('hostile.jsonl', 'hostile/');

export const blueprintCases = corpusRows<Row>('satisfactory/blueprints.jsonl').map((row) => ({
  ...row,
  blueprint: named(`${row.name}.sbp`),
  config: named(`${row.name}.sbpcfg`),
}));

export function caseBytes(name: string): Uint8Array {
  const found = saveCases.find((it) => it.name === name);
  if (!found) throw new RangeError(`no case ${name}; there are ${saveCases.map((it) => it.name).join(', ')}`);
  return found.bytes;
}

/** The small factory that every save version writes in its own way: most of what differs between versions is in it. */
export const factory = (version: number): Uint8Array => caseBytes(`version-${version}`);

/** The same in chunks of this many bytes. */
export function factoryInChunks(version: number, size: number): Uint8Array {
  const { body, around } = bodyOf(factory(version), { size });
  return around(body);
}

export const madeSave = (name: string): Uint8Array => corpusBytes('satisfactory/made.jsonl', name);

/** A made save with numbers in the place of each `#####`: from 0 up to `count`, again and again. */
export function numberedSave(name: string, count: number): Uint8Array {
  const { body, around } = bodyOf(madeSave(name));
  return around(numbered(body, count));
}
