// The page of worked queries: each is run on the example saves, and answers what the page says.

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { askOf } from '../tools/ask.ts';

const PAGE = 'docs/queries.md';
const page = readFileSync(PAGE, 'utf8');

const library = new Library({ reader: inProcessReader(FORMATS), formats: FORMATS });
library.add('examples');
const ask = askOf(library);

/** A heading, a query below it, and the answer when the page has it. */
const SECTION = /^## (.+)$[^#]*?^```graphql\n([\s\S]*?)^```\n(?:\n```json\n([\s\S]*?)^```\n)?/gm;
const sections = [...page.matchAll(SECTION)];

test('the page has its queries', () => {
  expect(sections.length).toBe(page.match(/^## /gm)?.length);
});

for (const [, title, query, answer] of sections) {
  test(title!, async () => {
    const { data, errors } = await ask(query!);
    expect(errors).toBeUndefined();
    if (process.env.UPDATE_DOCS) return;
    expect(data).toEqual(JSON.parse(answer ?? 'null'));
  });
}

if (process.env.UPDATE_DOCS) afterAll(writeAnswers);

async function writeAnswers(): Promise<void> {
  let text = page;
  for (const [section, , query] of sections) {
    const { data } = await ask(query!);
    const asked = section.slice(0, section.indexOf('```\n', section.indexOf('```graphql')) + 4);
    text = text.replace(section, () => `${asked}\n\`\`\`json\n${showJson(data)}\n\`\`\`\n`);
  }
  writeFileSync(PAGE, text);
}

/** JSON with small objects on one line. */
function showJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length <= 110) {
    return line.replace(/([,:])(?=["[{\d\-ntf])/g, '$1 ');
  }
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + showJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).map(([name, field]) => `${inner}"${name}": ${showJson(field, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
