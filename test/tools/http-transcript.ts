// Transcripts of requests over HTTP: `$ METHOD TARGET`, then in quotes headers and a body, which is sent as JSON unless a header says
// otherwise. Of several in a row all have the answer that follows: its status, the headers that are not those of every answer,
// and its body. `@` gives the options of a file's server, or of a section's, and the limits of requests there; SERVER is its address,
// and ETAG the last one that it gave.
// `* NAME VALUE` lists values of a name: a request that has it is sent with each, and answered alike; `«3 × a#»` is `a0a1a2`. Answers
// are written with `UPDATE_DOCS=1`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { REQUEST_LIMITS } from '../../src/api/budget/limits.ts';
import { getOrCreate } from '../../src/graph/made-once.ts';
import type { Json } from './ask.ts';
import { printAnswer } from './print-answer.ts';
import { type RawAnswer, rawRequest } from './raw-request.ts';
import { repeated } from './repeated.ts';
import type { Served } from './serve.ts';

/** Headers of every answer; null for what differs from one to the next, or follows from the rest. */
const USUAL: Readonly<Record<string, string | null>> = {
  connection: null,
  date: null,
  'transfer-encoding': null,
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What Node's parser of JSON says, which differs by its version; what each release, server or run has of its own. */
const LEFT_OUT =
  /(?<=name: "savegraph", version: ")[^"]*|(?<=not JSON: |invalid JSON\. ).{9,2000}(?=")|(?<=etag: (W\/)?")[^"]*|(?<='sha256-)[^']*|(?<=retry-after: |again in )\d+|\b[0-9a-f]{12}\b/g;
/** The frame of pages that the server makes itself. */
const FRAME = /^<!doctype html>.*<main>|<\/main>.*/gs;

/** What is wrong with us on purpose. */
export const FAULT = 'a fault with a secret in it';

const usualLimits = { ...REQUEST_LIMITS };

/** Tests that each section of the transcripts in a folder is what a server answers. */
export function httpTranscripts(folder: string, serve: (options: Json) => Promise<Served>): void {
  describe.each(readdirSync(folder))('%s', (file) => {
    const [head, ...sections] = readFileSync(folder + file, 'utf8')
      .trimEnd()
      .split('\n\n');
    const optionsOf = (text: string): { readonly limits?: object } =>
      JSON.parse(/^@ (.*)$/m.exec(text)?.[1] ?? '{}');
    const servers = new Map<string, Promise<Served>>();

    it.each(sections.map((text, at) => [text.split('\n')[0]!.slice(3), at] as const))('%s', async (_, at) => {
      const lines = sections[at]!.split('\n');
      const { limits, ...given } = { ...optionsOf(head!), ...optionsOf(sections[at]!) };
      Object.assign(REQUEST_LIMITS, usualLimits, limits);
      const { url, internalErrors } = await getOrCreate(servers, JSON.stringify(given), () => serve(given));
      const written = lines.filter((line) => /^(##|[@*]) /.test(line));
      const values = written.filter((line) => line.startsWith('* '));
      let last = '';
      let etag: string | undefined;
      for (const line of lines.filter((each) => each.startsWith('$ '))) {
        const answers = new Set<string>();
        for (const asked of expanded(line.slice(2), values)) {
          const got = await writtenAnswer(url, asked, etag);
          answers.add(got.answer);
          etag = got.etag ?? etag;
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
      expect(faults.filter((fault) => fault !== `TypeError: ${FAULT}`)).toEqual([]);
    });

    afterAll(() => {
      Object.assign(REQUEST_LIMITS, usualLimits);
      if (process.env.UPDATE_DOCS) writeFileSync(folder + file, `${[head, ...sections].join('\n\n')}\n`);
    });
  });
}

/** Sends a request that is written as `METHOD TARGET WORD...`, and writes its answer. @param etag of the last one */
async function writtenAnswer(
  url: string,
  asked: string,
  etag = '',
): Promise<{ readonly answer: string; readonly etag: string | undefined }> {
  const { host } = new URL(url);
  const [method, path, ...words] = Array.from(
    asked
      .replaceAll('SERVER', host)
      .replaceAll('ETAG', etag)
      .matchAll(/'([^']*)'|(\S+)/g),
    ([, quoted, plain]) => quoted?.replace(/\\[rn]/g, (end) => (end === '\\n' ? '\n' : '\r')) ?? plain!,
  );
  const headers: Record<string, string> = {};
  const body: string[] = [];
  for (const word of words) {
    const [, name, value] = /^([\w-]+): ?(.*)$/.exec(word) ?? [];
    if (name === undefined) body.push(word);
    else headers[name] = value!;
  }
  if (body.length > 0 && method === 'POST') headers['content-type'] ??= 'application/json';
  const got = await rawRequest(url, { method: method!, path: path!, headers, body });
  const lines = [...headLines(got, method === 'HEAD'), ...bodyLines(got)].map(
    (line) => `= ${withRuns(line.replaceAll(host, 'SERVER').replaceAll(LEFT_OUT, '...'))}`,
  );
  return { answer: lines.join('\n'), etag: got.headers.etag };
}

function headLines({ status, headers, text }: RawAnswer, isHead: boolean): string[] {
  const { 'content-length': length, ...others } = headers;
  const special = Object.entries(others).filter(
    ([name, value]) => USUAL[name] === undefined || (USUAL[name] !== null && USUAL[name] !== value),
  );
  const missing = Object.keys(USUAL).filter(
    (name) => USUAL[name] !== null && !(name in headers) && (text || name !== 'content-type'),
  );
  return [
    String(status),
    ...(isHead && length ? [`content-length: ${length}`] : []),
    ...special.map(([name, value]) => `${name}: ${value}`),
    ...(missing.length > 0 ? [`without ${missing.join(', ')}`] : []),
  ];
}

/** JSON as what it says; what keeps a stream of events alive, and the ids in it, are left out. */
function bodyLines({ headers, body }: RawAnswer): string[] {
  if (body.length === 0) return [];
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding'] ?? ''];
  const text = String(unpack ? unpack(body) : body);
  if (/^application\/(?:\S+\+)?json/.test(headers['content-type'] ?? ''))
    return printAnswer(JSON.parse(text));
  const lines = text.replaceAll(FRAME, '').split(/\r?\n/);
  return lines.filter((line) => !/^(?::|id: .*)?$/.test(line));
}

/** Each of the requests that a line with names stands for: `* NAME VALUE` says one value of a name. */
function expanded(line: string, values: readonly string[]): string[] {
  const names = new Set(values.map((value) => value.split(' ')[1]!));
  const name = [...names].find((each) => line.includes(each));
  if (name === undefined) return [repeated(line)];
  const start = `* ${name} `;
  const own = values
    .filter((value) => `${value} `.startsWith(start))
    .map((value) => value.slice(start.length));
  return own.flatMap((value) => expanded(line.replace(name, value), values));
}

/** The other way round, of one character. */
const withRuns = (line: string): string =>
  line.replace(/(.)\1{99,}/g, (run, of) => `«${run.length} × ${of}»`);
