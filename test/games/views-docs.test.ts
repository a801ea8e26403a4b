// The questions of docs/views.md, asked over HTTP on the examples: each answers what the page says. After a change that alters an
// answer: `UPDATE_DOCS=1 npx vitest run test/games/views-docs.test.ts`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { type Served, serveSaves } from '../tools/serve.ts';

const PAGE = 'docs/views.md';
/** A question in one line, its query, and its answer. */
const QUESTION = /^(\S[^\n]*\?[^\n]*)\n\n```graphql\n(.*?)^```\n(?:\n```json\n(.*?)^```\n)?/gms;

const text = readFileSync(PAGE, 'utf8');
const questions = [...text.matchAll(QUESTION)].map(
  ([, question, query, answer]) => [question!, query!, answer] as const,
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

it.each(questions)('%s', async (_, query, answer) => {
  const { status, body } = await served.query(query);
  expect([status, body.errors]).toEqual([200, undefined]);
  if (!process.env.UPDATE_DOCS) expect(body.data).toEqual(JSON.parse(answer ?? 'null'));
});

if (process.env.UPDATE_DOCS) afterAll(writeAnswers);

async function writeAnswers(): Promise<void> {
  let page = text;
  for (const [whole, question, query] of text.matchAll(QUESTION)) {
    const { body } = await served.query(query!);
    const asked = `${question}\n\n\`\`\`graphql\n${query}\`\`\`\n`;
    page = page.replace(whole, () => `${asked}\n\`\`\`json\n${showJson(body.data)}\n\`\`\`\n`);
  }
  writeFileSync(PAGE, page);
}

/** JSON with small objects on one line. */
function showJson(value: unknown, indent = ''): string {
  const line = lineOf(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length <= 130) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + showJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).map(([name, field]) => `${inner}"${name}": ${showJson(field, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

function lineOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([name, field]) => `"${name}": ${lineOf(field)}`)
    .join(', ')}}`;
}
