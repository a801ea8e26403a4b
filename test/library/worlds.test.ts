// Which saves are of one playthrough: those of one format whose headers name the same one.

import { expect, it } from 'vitest';
import type { FormatId } from '../../src/formats/format.ts';
import { type SaveEntry, UNREAD } from '../../src/library/save.ts';
import { worldsOf, worldWith } from '../../src/library/worlds.ts';
import { fakeFormat } from '../tools/fake-format.ts';

function entry(slug: string, playthrough: string | null, savedAt: string | null, id?: FormatId): SaveEntry {
  const units = { length: 'm', perMetre: 1, northAxis: null, upAxis: null };
  const header = { title: slug, version: '1', fields: {}, savedAt, playSeconds: null, units, playthrough };
  const format = id ? { ...fakeFormat, id } : fakeFormat;
  const claim = { name: slug, files: [] };
  return {
    slug,
    key: slug,
    format,
    claim,
    files: [],
    header,
    ...UNREAD,
  };
}

const first = entry('first', 'Ranch', '2026-01-01T00:00:00.000Z');
const timeless = entry('timeless', 'Ranch', null);
const second = entry('second', 'Ranch', '2026-01-02T00:00:00.000Z');
const other = entry('other', 'Ranch', '2026-01-03T00:00:00.000Z', 'SATISFACTORY');
const lone = entry('lone', null, '2026-01-04T00:00:00.000Z');
const all = [timeless, other, second, lone, first];

it('puts saves of one playthrough together, oldest first, and not those of another game', () => {
  const worlds = worldsOf(all).map(({ title, saves }) => [title, saves.map(({ slug }) => slug)]);
  expect(worlds).toEqual([
    ['other', ['other']],
    ['second', ['first', 'second', 'timeless']],
  ]);
});

it('finds the playthrough of one save, if it has one', () => {
  expect(worldWith(second, all)?.saves).toEqual([first, second, timeless]);
  expect(worldWith(lone, all)).toBeNull();
});
