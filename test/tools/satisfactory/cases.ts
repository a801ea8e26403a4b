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

/** A file that is no save or spoilt beyond a property: a reader must refuse or survive it, and name the place. */
export interface HostileCase extends SaveCase {
  /** No save at all, an error that stops the reading, or either an error or issues beside what could be read. */
  readonly kind: 'not a save' | 'error' | 'error or issues' | 'issues';
  /** Paths of objects that must still be there, in front of the fault and behind it, with their properties. */
  readonly survivors?: readonly string[];
}

const named = (path: string): Uint8Array => corpus(`satisfactory/${path}`);

export const saveCases: readonly SaveCase[] = corpusRows<Row>('satisfactory/cases.jsonl').map((row) => ({
  ...row,
  bytes: named(`${row.name}.sav`),
}));

export const hostileCases: readonly HostileCase[] = corpusRows<HostileCase>('satisfactory/hostile.jsonl').map(
  (row) => ({ ...row, bytes: named(`hostile/${row.name}.sav`) }),
);

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
