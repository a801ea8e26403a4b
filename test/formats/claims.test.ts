// What formats say of files that they have not read: `claims.jsonl` in a folder of the corpus has files, and `claims.txt` the
// saves among them with their headers, how far they were looked into, why others are refused, and what people are told of those
// that are left. A reader has to check what `UPDATE_DOCS=1 npx vitest run test/formats/claims.test.ts` writes there.

import { describe } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import type { Claim, Format, ListedFile } from '../../src/formats/format.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { reasonOf, refusalOf } from '../../src/library/find/claim-saves.ts';
import { claimCases } from '../tools/corpus.ts';
import { CORPUS_FORMATS, testTexts } from '../tools/known-texts.ts';
import { printAnswer } from '../tools/print-answer.ts';

interface Looked extends ListedFile {
  /** The most that was looked at. */
  seen: number;
}

function listed(path: string, bytes: Uint8Array): Looked {
  const file: Looked = {
    ...{ path, size: bytes.length, seen: 0 },
    head: (most) => {
      file.seen = Math.max(file.seen, Math.min(most, bytes.length));
      return bytes.subarray(0, most);
    },
  };
  return file;
}

const lookedAt = (files: readonly ListedFile[]): string =>
  files.map(({ path, size, ...file }) => `${path} ${(file as Looked).seen}/${size}`).join(', ');

function claimText(format: Format, claim: Claim): string[] {
  const { name, files, ...more } = claim;
  const facts = Object.entries(more).map(([key, value]) => `, ${key} ${value}`);
  const lines = [`SAVE ${name}${facts.join('')}: ${files.map(({ path }) => path).join(', ')}`];
  const claimed = lookedAt(files);
  // Some find the playthrough only when it is asked for.
  const header = format.header(claim);
  const [shown, { fields, ...others }] = [lookedAt(files), header];
  const answers = Object.entries({ ...others, fields }).flatMap(([key, value]) =>
    printAnswer(value, '  ', key),
  );
  return [...lines, ...answers, `  bytes for the claim: ${claimed}`, `  bytes for the header: ${shown}`];
}

function textOf(format: Format, files: readonly Looked[]): string[] {
  const claims = format.claim(files);
  const saves = claims.flatMap((claim) => claimText(format, claim));
  const claimed = new Set(claims.flatMap((claim) => claim.files.map(({ path }) => path)));
  const others = files.flatMap((file) => {
    const why = format.refuse(file);
    if (why === null)
      return claimed.has(file.path) ? [] : [`LEFT ${file.path}: ${reasonOf(refusalOf(file, FORMATS))}`];
    return `REFUSED ${file.path}: ${why instanceof FormatError ? `${why.code} ${why.message}` : why}`;
  });
  return [...saves, ...others];
}

describe.each(CORPUS_FORMATS)('%s', (folder, format) => {
  const texts = claimCases(folder).map(({ name, files }) => ({
    name,
    lines: textOf(
      format,
      Object.entries(files).map(([path, bytes]) => listed(path, bytes)),
    ),
  }));
  testTexts(`test/corpus/${folder}/claims.txt`, texts);
});
