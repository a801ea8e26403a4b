// Ids come back as what they were made of, and nothing else is one.

import { expect, it } from 'vitest';
import {
  decodeId,
  encodeId,
  encodeWorldId,
  encodeWorldObjectId,
} from '../../../src/api/context/global-id.ts';

const idOf = (text: string): string => Buffer.from(text).toString('base64url');

it('are what they were made of', () => {
  expect(decodeId(encodeId('Save', 'key'))).toEqual({ type: 'Save', key: 'key' });
  const path = 'Level:Object.With:Colons';
  expect(decodeId(encodeId('SaveObject', 'key', path))).toEqual({ type: 'SaveObject', key: 'key', path });
  expect(decodeId(encodeId('Class', 'key', path))).toEqual({ type: 'Class', key: 'key', path });
  const world = encodeWorldId('FORMAT', 'a:b');
  expect(decodeId(world)).toEqual({ type: 'World', format: 'FORMAT', playthrough: 'a:b' });
  expect(decodeId(encodeWorldObjectId(world, path))).toEqual({ type: 'WorldObject', world, path });
});

it.each(['', 's', 's:', 'o:', ':', 'skey', 'skey:more', 'xkey:path', 'key'])('of %j are none', (text) =>
  expect(decodeId(idOf(text))).toBeNull(),
);
