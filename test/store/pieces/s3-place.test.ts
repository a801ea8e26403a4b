// Pieces in an S3-like store: that requests are signed as written down, and what is said when it fails.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Place } from '../../../src/store/pieces/s3-place.ts';
import { S3_ENVIRONMENT, type S3Server, signatureProblem, startS3 } from '../../tools/store/s3-server.ts';

let server: S3Server;

beforeAll(async () => {
  server = await startS3();
});

afterAll(() => server.close());

it('judges the example of the specification as the specification does', () => {
  const request = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };
  const key = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
  const at = Date.UTC(2013, 4, 24);
  const nothing = new Uint8Array(0);
  expect(signatureProblem(request, nothing, key, at)).toBeNull();
  expect(signatureProblem({ ...request, url: '/test.txt2' }, nothing, key, at)).toBe('SignatureDoesNotMatch');
  expect(signatureProblem(request, Buffer.from('x'), key, at)).toBe('XAmzContentSHA256Mismatch');
  expect(signatureProblem(request, nothing, key, at + 3_600_000)).toBe('RequestTimeTooSkewed');
});

it.each([
  ['a key', S3_ENVIRONMENT],
  ['no region', { ...S3_ENVIRONMENT, AWS_REGION: undefined }],
  ['a session token', { ...S3_ENVIRONMENT, AWS_SESSION_TOKEN: 'token+/=' }],
])('puts, finds, gets and removes with %s', async (_, environment) => {
  const place = s3Place(server.address, environment);
  const bytes = Buffer.from([0, 255, 1, 254]);
  expect(await place.has('ab/cd.br')).toBe(false);
  expect(await place.get('ab/cd.br')).toBeNull();
  await place.put('ab/cd.br', bytes);
  expect(server.objects.get('ab/cd.br')).toEqual(bytes);
  expect(await place.has('ab/cd.br')).toBe(true);
  expect(Buffer.from((await place.get('ab/cd.br'))!)).toEqual(bytes);
  await place.remove('ab/cd.br');
  await place.remove('ab/cd.br');
  expect(server.objects.size).toBe(0);
});

it('tries again what the store was too busy for', async () => {
  const place = s3Place(server.address, S3_ENVIRONMENT);
  server.log.length = 0;
  server.faults.push(503, 500, 429);
  await place.put('ab/busy', Buffer.from('at last'));
  expect(server.log).toEqual(['PUT 503', 'PUT 500', 'PUT 429', 'PUT 200']);
});

it.each([
  [
    'a wrong secret',
    { ...S3_ENVIRONMENT, AWS_SECRET_ACCESS_KEY: 'other' },
    [],
    'STORE_UNAVAILABLE',
    '403 Signature',
  ],
  [
    'an unknown key',
    { ...S3_ENVIRONMENT, AWS_ACCESS_KEY_ID: 'other' },
    [],
    'STORE_UNAVAILABLE',
    '403 InvalidAccess',
  ],
  ['a full disk', S3_ENVIRONMENT, [507, 507, 507, 507, 507], 'STORE_FULL', '507 XStorageFull'],
  ['a broken connection', S3_ENVIRONMENT, [0], 'STORE_UNAVAILABLE', 'cannot be reached'],
  ['a redirection', S3_ENVIRONMENT, [307], 'STORE_UNAVAILABLE', '307'],
])('says why it fails: %s', async (_, environment, faults, code, message) => {
  const place = s3Place(server.address, environment);
  server.faults.push(...faults);
  await expect(place.put('ab/not', Buffer.from('x'))).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
  expect(server.objects.has('ab/not')).toBe(false);
});

it('reads no more than a piece can be', async () => {
  server.objects.set('ab/huge', Buffer.alloc(5 << 20));
  const place = s3Place(server.address, S3_ENVIRONMENT);
  await expect(place.get('ab/huge')).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
});

it.each(
  's3: s3:bucket s3:ftp://host/bucket s3:https://host/bucket?x=1 s3:https://a:b@host/bucket'.split(' '),
)('refuses the address %s', (address) => {
  expect(() => s3Place(address, S3_ENVIRONMENT)).toThrow(/expected s3:https/);
});

it('needs a key', () => {
  expect(() => s3Place(server.address, {})).toThrow(/AWS_ACCESS_KEY_ID/);
});
