// Saves of a store as a thread sees them, compared with those that the serving thread has.

import { describe, expect, it } from 'vitest';
import type { SaveEntry } from '../../../src/library/save.ts';
import {
  decliningStore,
  type EntryQuestion,
  postedEntry,
  StoreEntries,
} from '../../../src/server/answering/store-entries.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';

const { library } = openDesk(
  { 'a.sav': fakeSave('A', ['x C']), 'sub/b.sav': fakeSave('B', ['x C', 'y C x']) },
  [fakeFormat],
);
const find = ({ by, text }: EntryQuestion): SaveEntry | null =>
  by === 'slug' ? library.get(text) : library.byKey(text);
const decline = (): never => {
  throw new Error('declined');
};

/** A thread's entries; `asked` is what went to the serving thread. */
function begin() {
  const asked: EntryQuestion[] = [];
  const entries = new StoreEntries((question) => {
    asked.push(question);
    const found = find(question);
    // As between threads.
    return found && structuredClone(postedEntry(found));
  }, decline);
  return { entries, asked };
}

describe('a save', () => {
  it('is the one of the serving thread, not read yet', async () => {
    await library.load(library.get('a')!);
    const { entries } = begin();
    for (const entry of library.entries) {
      const lent = entries.get(entry.slug)!;
      const { key, slug, claim, files, header } = lent;
      expect({ key, slug, claim, files, header }).toEqual(
        structuredClone({
          key: entry.key,
          slug: entry.slug,
          claim: entry.claim,
          files: entry.files,
          header: entry.header,
        }),
      );
      expect([lent.format.id, lent.state, lent.ready, lent.error]).toEqual([
        entry.format.id,
        'LISTED',
        null,
        null,
      ]);
    }
  });

  it('is one and the same however it is asked for, so that it keeps its graph', () => {
    const { entries, asked } = begin();
    const { slug, key } = library.entries[1]!;
    const first = entries.get(slug);
    expect(first).not.toBeNull();
    expect([entries.get(slug), entries.byKey(key)]).toEqual([first, first]);
    expect(entries.byKey(key)).toBe(first);
    expect([...entries.known]).toEqual([first]);
    // Whether it is still there, the serving thread knows.
    expect(asked).toHaveLength(4);
  });

  it('that the serving thread does not have is none', () => {
    const { entries } = begin();
    expect([entries.get('nope'), entries.byKey('nope'), [...entries.known]]).toEqual([null, null, []]);
    const other = new StoreEntries(
      () => ({ ...postedEntry(library.entries[0]!), format: 'A_FORMAT_OF_TOMORROW' }),
      decline,
    );
    expect(other.get('a')).toBeNull();
  });
});

describe('what needs all saves', () => {
  it('is left to the serving thread', async () => {
    const { entries } = begin();
    expect(() => entries.entries).toThrow('declined');
    await expect(entries.fetch()).resolves.toBeUndefined();
    const store = decliningStore(decline) as unknown as Record<string, unknown>;
    for (const name of ['search', 'history', 'anything']) expect(() => store[name]).toThrow('declined');
  });
});
