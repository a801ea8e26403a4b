// Bytes of unknown layout, downloaded as they are.

import { describe, expect, it } from 'vitest';
import { rangeOf } from '../../../src/server/http/byte-range.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { serveSaves } from '../../tools/serve.ts';

const BYTES = Uint8Array.from({ length: 700_001 }, (_, at) => (at * 31 + (at >> 8)) & 0xff);
/** Bytes of a save lie on shared memory. */
const shared = new Uint8Array(new SharedArrayBuffer(BYTES.length));
shared.set(BYTES);
const opaque = { kind: 'opaque', bytes: shared } as const;
const struct = { kind: 'struct', fields: [{ name: 'in.side', index: 0, type: 'B', value: opaque }] } as const;

const { url, query, internalErrors } = await serveSaves(
  { 'a b.sav': fakeSave('A', ['World.n0 C', 'World.n1 C']) },
  [
    {
      ...fakeFormat,
      decoder: (...args) => ({
        ...fakeFormat.decoder(...args),
        properties: () => [
          { name: 'raw', index: 0, type: 'B', value: opaque, at: 8, size: 9 },
          { name: 'twice', index: 0, type: 'B', value: opaque, at: 1, size: 9 },
          { name: 'twice', index: 1, type: 'B', value: opaque, at: 2, size: 9 },
          { name: 'number', index: 0, type: 'I', value: 7 },
          { name: 'struct', index: 0, type: 'S', value: struct },
        ],
      }),
    },
  ],
);

function get(search: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(new URL(search.startsWith('/') ? search : `/saves/a~b/bytes?${search}`, url), {
    headers,
    method,
  });
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

const RAW = 'object=World.n0&path=raw';

it('gives all bytes, by the path of the object or by its id', async () => {
  const { body } = await query('{ object(save: "a~b", path: "World.n0") { id } }');
  for (const object of ['World.n0', body.data.object.id]) {
    const response = await get(`object=${object}&path=raw`);
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(BYTES.length)]);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await bytesOf(response)).equals(BYTES)).toBe(true);
  }
  const head = await get(RAW, {}, 'HEAD');
  expect([head.headers.get('content-length'), (await bytesOf(head)).length]).toEqual([
    String(BYTES.length),
    0,
  ]);
});

it('is given by GraphQL, also for what lies in structs', async () => {
  const { body } = await query(`{ object(save: "a~b", path: "World.n1") { properties {
    bytes(length: 1) { download } fields { bytes(length: 1) { length download } }
  } } }`);
  const [raw, first, second, number, inStruct] = body.data.object.properties;
  expect([first.bytes, second.bytes, number.bytes]).toEqual([{ download: null }, { download: null }, null]);
  for (const { download } of [raw.bytes, inStruct.fields[0].bytes]) {
    expect((await bytesOf(await get(download))).equals(BYTES)).toBe(true);
  }
});

it.each([
  ['bytes=0-0', 0, 1],
  ['bytes=262140-262149', 262_140, 262_150],
  ['bytes=699999-', 699_999, 700_001],
  ['bytes=-5', 699_996, 700_001],
  ['bytes=10-99999999', 10, 700_001],
])('gives the range %s', async (range, start, end) => {
  const response = await get(RAW, { range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${BYTES.length}`);
  expect((await bytesOf(response)).equals(BYTES.subarray(start, end))).toBe(true);
});

it('goes on where a download ended, as long as the save is the same', async () => {
  const etag = (await get(RAW, {}, 'HEAD')).headers.get('etag')!;
  expect((await get(RAW, { range: 'bytes=5-', 'if-range': etag })).status).toBe(206);
  expect((await get(RAW, { range: 'bytes=5-', 'if-range': '"other"' })).status).toBe(200);
  expect((await get(RAW, { 'if-none-match': etag })).status).toBe(304);
  expect((await get('object=World.n1&path=raw', { 'if-none-match': etag })).status).toBe(200);
});

it.each([
  ['object=World.n0', 400, 'BAD_REQUEST', 'object=ID_OR_PATH'],
  ['/saves/none/bytes?object=a&path=b', 404, 'SAVE_NOT_FOUND', 'none'],
  ['object=World.n2&path=raw', 400, 'BAD_ARGUMENT', 'World.n2'],
  ['object=World.n0&path=rw', 400, 'BAD_ARGUMENT', 'no property "rw"'],
  ['object=World.n0&path=number', 400, 'BAD_ARGUMENT', 'not a value of bytes'],
  ['object=World.n0&path=twice', 400, 'BAD_ARGUMENT', 'not a value of bytes'],
  ['object=World.n0&path=a%5B', 400, 'BAD_ARGUMENT', 'path'],
])('refuses %s', async (search, status, code, text) => {
  const response = await get(search);
  const { errors } = (await response.json()) as {
    errors: { message: string; extensions: { code: string } }[];
  };
  expect([response.status, errors[0]!.extensions.code]).toEqual([status, code]);
  expect(errors[0]!.message).toContain(text);
  expect(internalErrors).toEqual([]);
});

it('refuses ranges after the end, foreign pages, and takes part in no other method', async () => {
  const past = await get(RAW, { range: 'bytes=700001-' });
  expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${BYTES.length}`]);
  expect((await get(RAW, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await get(RAW, {}, 'DELETE')).status).toBe(405);
});

describe('ranges', () => {
  it.each([
    [undefined, 10, [0, 10]],
    ['bytes=0-3,5-6', 10, [0, 10]],
    ['items=0-3', 10, [0, 10]],
    ['bytes=7-3', 10, [0, 10]],
    ['bytes=-', 10, [0, 10]],
    ['bytes=-20', 10, [0, 10]],
    ['bytes=-0', 10, null],
    ['bytes=0-', 0, null],
    ['bytes=10-', 10, null],
    ['bytes=99999999999999999999-', 10, null],
  ] as const)('%s of %d', (header, size, expected) => {
    const range = rangeOf(header, size);
    expect(range && [range.start, range.end]).toEqual(expected);
  });
});
