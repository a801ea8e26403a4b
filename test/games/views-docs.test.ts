// The questions of docs/views.md, asked over HTTP on the examples.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/registry.ts';
import { type Served, serveSaves } from '../tools/serve.ts';

const text = readFileSync('docs/views.md', 'utf8');
const questions = [...text.matchAll(/^(\S[^\n]*\?[^\n]*)\n\n```graphql\n(.*?)^```/gms)].map(
  ([, question, query]) => [question!, query!] as const,
);

let served: Served;
beforeAll(async () => {
  const files = readdirSync('examples', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice('examples/'.length), readFileSync(path)] as const);
  served = await serveSaves(Object.fromEntries(files), FORMATS);
});

it('are at least twenty', () => {
  expect(questions.length).toBeGreaterThanOrEqual(20);
  expect(questions).toHaveLength(text.match(/^```graphql$/gm)!.length);
});

it.each(questions)('%s', async (_, query) => {
  const { status, body } = await served.query(query);
  expect([status, body.errors]).toEqual([200, undefined]);
  const [[, game]] = Object.entries(body.data.save) as [[string, Record<string, unknown>]];
  expect(Object.keys(game).length).toBeGreaterThan(0);
});
