// Synthetic saves of one feature each: `test/corpus/satisfactory`, where `graphs.txt` has what is in them.

import { corpus, corpusRows } from '../corpus.ts';

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
