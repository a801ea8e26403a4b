// Saves of one playthrough: those of one format whose headers name the same one.

import { expect, it } from 'vitest';
import type { FormatId } from '../../src/formats/format.ts';
import { MemoryCatalogue } from '../../src/library/catalogue/memory-catalogue.ts';
import { type SaveEntry, UNREAD } from '../../src/library/save.ts';
import { fakeFormat } from '../tools/fake-format.ts';

function entry(slug: string, playthrough: string | null, savedAt: string | null, id?: FormatId): SaveEntry {
  const units = { length: 'm', perMetre: 1, northAxis: null, upAxis: null };
  const header = { title: slug, version: '1', fields: {}, savedAt, playSeconds: null, units, playthrough };
  const format = id ? { ...fakeFormat, id } : fakeFormat;
  const claim = { name: slug, files: [] };
  return { slug, slugs: [slug], key: slug, format, claim, files: [], header, ...UNREAD };
}

const first = entry('first', 'Ranch', '2026-01-01T00:00:00.000Z');
const timeless = entry('timeless', 'Ranch', null);
const second = entry('second', 'Ranch', '2026-01-02T00:00:00.000Z');
const other = entry('other', 'Ranch', '2026-01-03T00:00:00.000Z', 'SATISFACTORY');
const lone = entry('lone', null, '2026-01-04T00:00:00.000Z');
const all = [timeless, other, second, lone, first];

it('puts saves of one playthrough together, oldest first, and not those of another game', () => {
  const saves = new MemoryCatalogue({ entries: all, get: () => null, byKey: () => null });
  const order = [{ field: 'SAVED_AT', isDescending: false }] as const;
  const worlds = saves.worlds({ limit: 10 }).map((world) => {
    const { title, newest } = world;
    const found = saves.page({ where: { is: 'world', world }, order, limit: 10 });
    return [title, newest.slug, found.map(({ slug }) => slug)];
  });
  expect(worlds).toEqual([
    ['other', 'other', ['other']],
    ['second', 'second', ['first', 'second', 'timeless']],
  ]);
  expect(saves.countWorlds()).toBe(2);
});

it('finds the playthrough of one save', () => {
  const saves = new MemoryCatalogue({ entries: all, get: () => null, byKey: () => null });
  const key = { format: 'SATISFACTORY', playthrough: 'Ranch' } as const;
  expect(saves.worldsAmong([key]).map(({ newest }) => newest)).toEqual([other]);
  expect(saves.worldsAmong([{ ...key, playthrough: 'None' }])).toEqual([]);
});
