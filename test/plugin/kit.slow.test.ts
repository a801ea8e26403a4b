// The kit that tries packages: sound ones pass, and each kind of fault is found and named.

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testPlugin } from '../../src/plugin/test.ts';
import { runs } from '../tools/runs.ts';

const folder = '../../examples/plugins';
const { default: hatInTime } = await import(/* @vite-ignore */ `${folder}/hat-in-time/index.mjs`);
const { default: notes } = await import(/* @vite-ignore */ `${folder}/notes/index.mjs`);
const example = readFileSync('examples/plugins/notes/example.notes');
const mutants = runs(500);
const HAT = '../shared/cases/reading/hat-in-time-example.hat';

it('passes the notes', () => {
  const report = testPlugin(notes, { 'a.notes': example }, { outside: 6, mayEndAnywhere: true, mutants });
  expect(report.objects).toBe(2);
  expect(report.read).toBeGreaterThan(100);
  expect(report.refused).toBeGreaterThan(10);
});

it.skipIf(!existsSync(HAT))('passes format and game of A Hat in Time (needs ../shared/cases)', () => {
  const report = testPlugin(hatInTime, { 'a.hat': readFileSync(HAT) }, { mutants });
  expect(report.objects).toBe(2);
  expect(report.read).toBeGreaterThan(100);
});

const read = notes.read.bind(notes);

it.each([
  ['a bug', { decode: () => notes.none.x }, 'TypeError'],
  ['an endless loop', { decode: forever }, 'no end'],
  ['bytes of no object', {}, '6 bytes are in the span of no object, expected were 0'],
  ['other values each time', { decode: () => [{ name: 'x', value: Math.random() }] }, 'a second reading'],
  ['a lost reference', { decode: () => [reference] }, 'shows a reference to x that is no edge'],
  ['a secret in a path', { decode: () => [{ name: 'password', value: 'note 1' }] }, 'the value of password'],
  [
    'values that nest too deep',
    { decode: () => [{ name: 'x', value: nested(100) }] },
    'nested at most 64 deep',
  ],
  ['an old interface', { api: 0 }, 'written for interface 0'],
])('finds %s', (_, change, text) => {
  const faulty = { ...notes, read, ...change };
  const options = { mayEndAnywhere: true, mutants: 5, most: 300 };
  expect(() => testPlugin(faulty, { 'a.notes': example }, options)).toThrow(text);
});

it('finds cuts that do not show', () => {
  expect(() => testPlugin(notes, { 'a.notes': example }, { outside: 6 })).toThrow(
    /cut at \d+: it looks like a whole/,
  );
});

const reference = { name: 'x', value: { kind: 'reference', path: 'x', at: 8 } };

function forever(): never {
  for (;;);
}

function nested(levels: number): object {
  return { kind: 'list', items: levels > 0 ? [nested(levels - 1)] : [] };
}
