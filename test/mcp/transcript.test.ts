// Calls with their whole answers, in transcripts/: questions about an example of each format (docs/mcp.md says what they cost a
// model), calls that are understood though they are not quite right, and calls that cannot be answered. A new one is its heading, its call
// and any answer; for a reader to check, answers are written by `UPDATE_DOCS=1 npx vitest run test/mcp/transcript.test.ts`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { encode } from 'gpt-tokenizer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimateTokens } from '../../src/mcp/answers/token-estimate.ts';
import { call, overHttp } from '../tools/mcp-clients.ts';
import { openLibrary } from '../tools/open-library.ts';
import { serveLibrary } from '../tools/serve.ts';

const FOLDER = 'test/mcp/transcripts/';
const PAGE = 'docs/mcp.md';
const MOST_TOKENS = 4_000;
const MOST_LIST_TOKENS = 3_000;

interface Asked {
  /** The heading above. */
  readonly question: string;
  readonly tool: string;
  /** As JSON. */
  readonly args: string;
  answer: string;
}

const transcripts = readdirSync(FOLDER).map((file) => {
  const [title, ...parts] = readFileSync(FOLDER + file, 'utf8')
    .trimEnd()
    .split('\n\n## ');
  const sections = parts.map((part) => {
    const [question, ...asked] = part.split(/\n\n> (?=\w+ \{)/);
    return asked.map((text): Asked => {
      const [, tool, args, answer] = /^(\w+) ([^\n]*)\n\n(.*)$/s.exec(text)!;
      return { question: question!, tool: tool!, args: args!, answer: answer! };
    });
  });
  return { file, title: title!, sections, calls: sections.flat() };
});
/** Of players, about an example. */
const formats = transcripts.filter(({ title }) => /^# [A-Z0-9_]+$/.test(title));
const questions = formats.flatMap(({ calls }) => calls);

let client: Client;
let listTokens = 0;

beforeAll(async () => {
  client = await overHttp((await serveLibrary(openLibrary('examples'))).url);
  const { tools } = await client.listTools();
  // Titles and annotations are for clients, not for the model.
  listTokens = tokensOf(JSON.stringify(tools.map(({ title: _, annotations: __, ...told }) => told)));
});

describe.each(transcripts)('$file', ({ file, title, sections, calls }) => {
  it.each(calls)('$question > $tool $args', async (asked) => {
    const { isError, text } = await call(client, asked.tool, JSON.parse(asked.args));
    if (process.env.UPDATE_DOCS) asked.answer = text;
    expect(text).toBe(asked.answer);
    expect(isError).toBe(file === 'refused.md');
  });

  afterAll(() => {
    if (!process.env.UPDATE_DOCS) return;
    const texts = sections.flatMap((asked) => [
      `## ${asked[0]!.question}`,
      ...asked.map(({ tool, args, answer }) => `> ${tool} ${args}\n\n${answer}`),
    ]);
    writeFileSync(FOLDER + file, `${[title, ...texts].join('\n\n')}\n`);
  });
});

it('asks ten questions and more of each format, 28 of the page of views, and ten others', () => {
  expect(formats).toHaveLength(5);
  for (const { file, calls } of formats) expect(calls.length, file).toBeGreaterThanOrEqual(10);
  const views = readFileSync('docs/views.md', 'utf8');
  const ofViews = questions.filter(({ question }) => views.includes(question));
  expect(ofViews).toHaveLength(28);
  expect(questions.length - ofViews.length).toBeGreaterThanOrEqual(10);
});

it('costs a model little', () => {
  expect(listTokens).toBeLessThan(MOST_LIST_TOKENS);
  for (const { answer } of questions) expect(tokensOf(answer)).toBeLessThan(MOST_TOKENS);
});

it('costs what the page says', () => {
  const sent = questions.map(({ tool, args }) => tokensOf(`{"name":"${tool}","arguments":${args}}`));
  const received = questions.map(({ answer }) => tokensOf(answer)).sort((a, b) => a - b);
  const text = [
    `- All tools together: ${listTokens} tokens.`,
    `- A question: ${Math.min(...sent)} to ${Math.max(...sent)} tokens.`,
    `- Its answer: ${received[0]} to ${received.at(-1)} tokens, half of them at most ${received[received.length >> 1]}.`,
    '',
  ].join('\n');
  const measured = /(?<=<!-- measured -->\n\n)[\s\S]*?(?=\n<!-- end -->)/;
  const page = (): string => readFileSync(PAGE, 'utf8');
  if (process.env.UPDATE_DOCS)
    writeFileSync(
      PAGE,
      page().replace(measured, () => text),
    );
  expect(measured.exec(page())?.[0]).toBe(text);
});

it('estimates tokens a little too high, and never far too low', () => {
  for (const { answer } of questions) {
    const real = tokensOf(answer);
    expect(estimateTokens(answer)).toBeGreaterThan(real * 0.95);
    expect(estimateTokens(answer)).toBeLessThan(real * 1.6 + 20);
  }
  const others = [
    Buffer.from(Array.from({ length: 900 }, (_, at) => (at * 7919) % 251)).toString('base64'),
    'Wo ist mein Eisen? Zwölf größere Öfen. '.repeat(30),
    '我的铁板在哪里？'.repeat(100),
    '🏭🔥'.repeat(100),
    '\\u202e'.repeat(100),
    '[[["'.repeat(200),
    'x'.repeat(2000),
  ];
  for (const text of others)
    expect(estimateTokens(text), text.slice(0, 10)).toBeGreaterThan(tokensOf(text) * 0.9);
});

function tokensOf(text: string): number {
  return encode(text).length;
}
