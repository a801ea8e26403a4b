import { expect, it } from 'vitest';
import { slugMaker, slugOf } from '../../src/library/slug.ts';

it('keeps letters and digits in lower case and turns the rest into hyphens', () => {
  expect(slugOf('My World_1.5')).toBe('my-world-1-5');
  expect(slugOf('Fabrik Süd')).toBe('fabrik-süd');
  expect(slugOf('')).toBe('save');
});

it('numbers repeated names from 2, past names that are taken already', () => {
  const slug = slugMaker();
  expect(['a', 'A', 'a-2', 'a', 'b'].map(slug)).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'b']);
});
