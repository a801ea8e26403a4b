// Requests over HTTP with their answers, in transcripts/: `$ METHOD TARGET`, then in quotes headers and a body, which is sent as
// JSON unless a header says otherwise. Of several in a row all have the answer that follows: its status, the headers that are
// not those of every answer, and its body. `@` gives the options of a file's server, or of a section's, and the limits of requests
// there; SERVER is its address, and ETAG the last one that it gave.
// `* NAME VALUE` lists values of a name: a request that has it is sent with each, and answered alike; `«3 × a#»` is `a0a1a2`. Answers
// are written by `UPDATE_DOCS=1 npx vitest run test/server/transcripts`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { REQUEST_LIMITS } from '../../src/api/budget/limits.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { getOrCreate } from '../../src/graph/made-once.ts';
import { readOperations } from '../../src/server/options/stored-operations.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { expanded, writtenAnswer } from '../tools/http-transcript.ts';
import { openLibrary } from '../tools/open-library.ts';
import { type Served, serveLibrary } from '../tools/serve.ts';
import { serveUploads } from '../tools/serve-uploads.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const FOLDER = 'test/server/transcripts/';
const INDEX = '<meta name="savegraph-server" content="here"><script src="/page/x-1a2b.js"></script>';
const SCRIPT = 'console.log(1);';
const PAGE = tempFolder({
  'index.html': INDEX,
  // Made by the build, for a server that takes no uploads.
  'index.html.br': brotliCompressSync(INDEX),
  'graphql.html': '<p>a page for queries</p>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{}',
  'open-saves.js': 'postMessage(1);',
  'page/x-1a2b.js': SCRIPT,
  'page/x-1a2b.js.br': brotliCompressSync(SCRIPT),
  'page/sub/y.css': 'body{}',
  'page/x-1a2b.js.map': '{"sources":["secret.ts"]}',
  'notes.txt': 'not of the page',
});
const NO_PAGE = tempFolder();

const faulty: typeof fakeFormat = {
  ...fakeFormat,
  read: (files, ...tools) => {
    if (files[0]!.name === 'fault.sav') throw new TypeError('a fault with a secret in it');
    return fakeFormat.read(files, ...tools);
  },
};
const saves = tempFolder({
  'a.sav': fakeSave('A', ['x C', 'y D x']),
  'bad.sav': fakeSave('B', ['!']),
  'fault.sav': fakeSave('F', []),
  'é "q".sav': fakeSave('Q', ['x C']),
});
const library = openLibrary(saves, [faulty]);
const schema = createSchema();

/** @param options those of a server, and whether it takes uploads, has a page or the examples, and which queries it knows by name */
function serve(options: string): Promise<Served> {
  const { page, uploads, examples, operations, ...others } = JSON.parse(options);
  const given = { pageFolder: page ? PAGE : NO_PAGE, ...others };
  if (uploads) return serveUploads(given);
  if (operations) given.operations = readOperations(JSON.stringify(operations), schema);
  return serveLibrary(examples ? openLibrary('examples') : library, given);
}

const usualLimits = { ...REQUEST_LIMITS };

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const [head, ...sections] = readFileSync(FOLDER + file, 'utf8')
    .trimEnd()
    .split('\n\n');
  const optionsOf = (text: string): { readonly limits?: object } =>
    JSON.parse(/^@ (.*)$/m.exec(text)?.[1] ?? '{}');
  const servers = new Map<string, Promise<Served>>();

  it.each(sections.map((text, at) => [text.split('\n')[0]!.slice(3), at] as const))('%s', async (_, at) => {
    const lines = sections[at]!.split('\n');
    const { limits, ...given } = { ...optionsOf(head!), ...optionsOf(sections[at]!) };
    Object.assign(REQUEST_LIMITS, usualLimits, limits);
    const options = JSON.stringify(given);
    const { url, internalErrors } = await getOrCreate(servers, options, () => serve(options));
    const written = lines.filter((line) => /^(##|[@*]) /.test(line));
    const values = written.filter((line) => line.startsWith('* '));
    let last = '';
    let etag: string | undefined;
    for (const line of lines.filter((each) => each.startsWith('$ '))) {
      const answers = new Set<string>();
      for (const asked of expanded(line.slice(2), values)) {
        const given = await writtenAnswer(url, asked, etag);
        answers.add(given.answer);
        etag = given.etag ?? etag;
      }
      expect([...answers], line).toHaveLength(1);
      const [answer] = answers as unknown as [string];
      if (last !== '' && answer !== last) written.push(last);
      written.push(line);
      last = answer;
    }
    const text = [...written, last].join('\n');
    if (process.env.UPDATE_DOCS) sections[at] = text;
    expect(sections[at]).toBe(text);
    const faults = internalErrors.map(({ error }) => String(error));
    expect(faults.filter((fault) => fault !== 'TypeError: a fault with a secret in it')).toEqual([]);
  });

  afterAll(() => {
    Object.assign(REQUEST_LIMITS, usualLimits);
    if (process.env.UPDATE_DOCS) writeFileSync(FOLDER + file, `${[head, ...sections].join('\n\n')}\n`);
  });
});
