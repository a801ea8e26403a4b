// Requests over HTTP with their answers, in transcripts/ as ../tools/http-transcript.ts says.

import { brotliCompressSync } from 'node:zlib';
import { createSchema } from '../../src/api/schema/schema.ts';
import { readOperations } from '../../src/server/options/stored-operations.ts';
import type { Json } from '../tools/ask.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { FAULT, httpTranscripts } from '../tools/http-transcript.ts';
import { openLibrary } from '../tools/open-library.ts';
import { type Served, serveLibrary } from '../tools/serve.ts';
import { serveUploads } from '../tools/serve-uploads.ts';
import { tempFolder } from '../tools/temp-folder.ts';

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
    if (files[0]!.name === 'fault.sav') throw new TypeError(FAULT);
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

/** With the options of a server, and whether it takes uploads, has a page or the examples, and which queries it knows by name. */
function serve({ page, uploads, examples, operations, ...others }: Json): Promise<Served> {
  const given = { pageFolder: page ? PAGE : NO_PAGE, ...others };
  if (uploads) return serveUploads(given);
  if (operations) given.operations = readOperations(JSON.stringify(operations), schema);
  return serveLibrary(examples ? openLibrary('examples') : library, given);
}

httpTranscripts('test/server/transcripts/', serve);
