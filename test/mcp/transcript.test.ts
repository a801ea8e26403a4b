// Ten questions and more about an example of each format, answered through MCP and nothing else. What was called and what came back stands in
// transcripts/, one file a format; what it costs a model stands in docs/mcp.md. After a change that alters answers:
// `UPDATE_DOCS=1 npx vitest run test/mcp/transcript.test.ts -u`.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { encode } from 'gpt-tokenizer';
import { beforeAll, describe, expect, it } from 'vitest';
import { estimateTokens } from '../../src/mcp/answers/token-estimate.ts';
import { call, overHttp } from '../tools/mcp-clients.ts';
import { openLibrary } from '../tools/open-library.ts';
import { serveLibrary } from '../tools/serve.ts';
import type { Question } from './questions/question.ts';
import { QUESTIONS } from './questions.ts';

const PAGE = 'docs/mcp.md';
const MOST_TOKENS = 4_000;
const MOST_LIST_TOKENS = 3_000;

let client: Client;
let listTokens = 0;
const answers = new Map<Question, string>();

beforeAll(async () => {
  const library = openLibrary('examples');
  client = await overHttp((await serveLibrary(library)).url);
  const { tools } = await client.listTools();
  // Titles and annotations are for clients, not for the model.
  listTokens = tokensOf(JSON.stringify(tools.map(({ title: _, annotations: __, ...told }) => told)));
  for (const question of QUESTIONS) {
    answers.set(question, (await call(client, question.tool, question.args)).text);
  }
});

const FORMATS = [...new Set(QUESTIONS.map(({ format }) => format))];

describe.each(FORMATS)('%s', (format) => {
  const asked = QUESTIONS.filter((question) => question.format === format);

  it.each(asked.map((question) => [question.question, question] as const))('%s', (_, question) => {
    for (const text of question.says) expect(answers.get(question)).toContain(text);
  });

  it('answers ten questions and more as the transcript says', async () => {
    expect(asked.length).toBeGreaterThanOrEqual(10);
    const entries = asked.map((question) => {
      const { question: text, tool, args } = question;
      return `## ${text}\n\n> ${tool} ${JSON.stringify(args)}\n\n${answers.get(question)}\n`;
    });
    const file = `transcripts/${format.toLowerCase().replaceAll('_', '-')}.md`;
    await expect(`# ${format}\n\n${entries.join('\n')}`).toMatchFileSnapshot(file);
  });
});

it('asks twenty questions of the page of views, and ten others', () => {
  const views = readFileSync('docs/views.md', 'utf8');
  const [own, theirs] = [true, false].map((kind) => QUESTIONS.filter((question) => question.own === kind));
  expect(theirs!.length).toBeGreaterThanOrEqual(20);
  for (const { question } of theirs!) expect(views).toContain(question);
  expect(own!.length).toBeGreaterThanOrEqual(10);
  for (const { question } of own!) expect(views).not.toContain(question);
});

it('costs a model little', () => {
  expect(listTokens).toBeLessThan(MOST_LIST_TOKENS);
  for (const answer of answers.values()) expect(tokensOf(answer)).toBeLessThan(MOST_TOKENS);
});

it('costs what the page says', () => {
  const sent = QUESTIONS.map(({ tool, args }) => tokensOf(JSON.stringify({ name: tool, arguments: args })));
  const received = QUESTIONS.map((question) => tokensOf(answers.get(question)!)).sort((a, b) => a - b);
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
  for (const answer of answers.values()) {
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
