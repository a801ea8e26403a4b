import { expect, it } from 'vitest';
import type { SaveLocation } from '../../../src/library/find/save-location.ts';
import { Slugs, slugOf } from '../../../src/library/find/slug.ts';

const place = (readable: string, key = readable): SaveLocation => ({ readable, key });

it('keeps letters and digits in lower case and turns the rest into hyphens', () => {
  expect(slugOf('My World_1.5')).toBe('my-world-1-5');
  expect(slugOf('Fabrik Süd')).toBe('fabrik-süd');
  expect(slugOf('profile_0/backup')).toBe('profile-0-backup');
  expect(slugOf('')).toBe('save');
  // Global ids are made of a slug, a colon and a path.
  expect(slugOf('C:a/b')).toBe('c-a-b');
});

it('gives places that read the same a suffix each, in whatever order they come', () => {
  const places = [place('a b', 'AAAAAAAA'), place('a-b', 'BBBBBBBB'), place('c', 'CCCCCCCC')];
  const named = [places, places.toReversed()].map((order) => {
    const slugs = new Slugs();
    slugs.name(order);
    return places.map((each) => slugs.of(each));
  });
  expect(named[0]).toEqual(['a-b-00000000', 'a-b-04104104', 'c']);
  expect(named[1]).toEqual(named[0]);
});

it('never gives a slug to a second place', () => {
  const slugs = new Slugs();
  slugs.name([place('a', 'AAAAAAAA')]);
  slugs.name([place('A', 'BBBBBBBB')]);
  slugs.name([place('a', 'AAAAAAAA')]);
  expect([slugs.keyOf('a'), slugs.of(place('a', 'AAAAAAAA'))]).toEqual(['AAAAAAAA', 'a']);
  expect(slugs.of(place('A', 'BBBBBBBB'))).toBe('a-04104104');
});
