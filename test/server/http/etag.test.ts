// Entity tags: equal for what is equal, other for what differs, and read from headers as RFC 9110 has it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnown, libraryEtag, saveEtag } from '../../../src/server/http/etag.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';

const { library } = openDesk({ 'a.sav': fakeSave('A', ['x C']), 'b.sav': fakeSave('B', ['x C']) }, [
  fakeFormat,
]);
const [a, b] = [library.get('a')!, library.get('b')!];

describe('the tag of a save', () => {
  const asked = fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constant(null), fc.nat(3)), {
    maxLength: 3,
  });

  it('is another for another request, and the same for the same', () => {
    fc.assert(
      fc.property(asked, asked, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(saveEtag(a, ...one) === saveEtag(a, ...other)).toBe(isSame);
        expect(saveEtag(a, ...one)).not.toBe(saveEtag(b, ...one));
        expect(saveEtag(a, ...one)).toMatch(/^"[\w-]{27}"$/);
      }),
    );
  });

  it.each([
    ['the size', { size: 999 }],
    ['the time', { stamp: 'another moment' }],
    ['the name', { name: 'c.sav' }],
  ])('is another when %s of a file is', (_, change) => {
    const files = [{ ...a.files[0]!, ...change }];
    expect(saveEtag({ ...a, files }, 'csv')).not.toBe(saveEtag(a, 'csv'));
    expect(libraryEtag({ entries: [{ ...a, files }, b], kept: [] })).not.toBe(
      libraryEtag({ entries: [a, b], kept: [] }),
    );
  });
});

describe('the tag of a library', () => {
  const tag = (entries: (typeof a)[], kept: (typeof a)[] = []): string =>
    libraryEtag({ entries, kept }, 'query');

  it('is another when a save comes, goes, is read, fails, or is stale', () => {
    const changed = { ...a, stale: true };
    const states = [
      tag([a, b]),
      tag([b, a]),
      tag([a]),
      tag([]),
      tag([a, b], [changed]),
      tag([changed, b]),
      ...(['READY', 'FAILED', 'LOADING'] as const).map((state) => tag([{ ...a, state }, b])),
    ];
    expect(new Set(states).size).toBe(states.length);
    expect(tag([{ ...a }, { ...b }])).toBe(states[0]);
  });

  it('is not that of a save', () => {
    expect(tag([a])).not.toBe(saveEtag(a, 'query'));
  });
});

describe('if-none-match', () => {
  const tags = ['"a"', '"b"', '"a b"', '"*"', '""'];
  const space = fc.constantFrom('', ' ', '\t', '  ');
  const item = fc.tuple(space, fc.constantFrom('', 'W/'), fc.constantFrom(...tags), space);

  it('knows the tags in it, weak or strong, with any space', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), fc.constantFrom(...tags), (items, tag) => {
        const header = items.map((parts) => parts.join('')).join(',');
        expect(isKnown(header, tag)).toBe(items.some(([, , listed]) => listed === tag));
      }),
    );
  });

  it('knows everything by a star, and nothing where there is none', () => {
    expect([isKnown('*', '"a"'), isKnown(' * ', '"a"'), isKnown('"b", *', '"a"')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isKnown(undefined, '"a"'), isKnown('', '"a"'), isKnown('a', '"a"')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
