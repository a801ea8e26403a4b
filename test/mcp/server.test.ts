// The protocol over both transports, by the SDK's own client; what a stranger may send is in
// ../server/transcripts/mcp.txt. Answers are in transcripts/.

import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { allTools } from '../../src/mcp/server.ts';
import { ToolSession } from '../../src/mcp/tool-session.ts';
import { history } from '../../src/mcp/tools/history.ts';
import { call, overHttp, overStdio } from '../tools/mcp-clients.ts';
import { openLibrary } from '../tools/open-library.ts';
import { PROGRAM } from '../tools/program.ts';
import { type Served, serveLibrary } from '../tools/serve.ts';
import { tempFolder } from '../tools/temp-folder.ts';

let served: Served;
let http: Client;
let stdio: Client;

beforeAll(async () => {
  const library = openLibrary('examples');
  served = await serveLibrary(library);
  [http, stdio] = await Promise.all([overHttp(served.url), overStdio('examples')]);
});

describe('both transports', () => {
  it('list the same tools, resources and instructions', async () => {
    expect(await stdio.listTools()).toEqual(await http.listTools());
    expect(await stdio.listResources()).toEqual(await http.listResources());
    expect(stdio.getInstructions()).toBe(http.getInstructions());
    const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const client of [stdio, http]) expect(client.getServerVersion()).toMatchObject({ name, version });
  });

  it.each([
    ['summary', {}],
    ['summary', { save: 'little-factory' }],
    ['find_item', { save: 'hollowmere', item: 'moth_wing' }],
    ['query', { query: '{ saves { nodes { slug } } }' }],
    ['trace', { save: 'little-factory', from: 'nowhere' }],
  ])('answer %s %o alike', async (tool, args) => {
    expect((await call(stdio, tool, args)).text).toBe((await call(http, tool, args)).text);
  });
});

it('describes every tool, which only reads, and every argument with its type', async () => {
  const { tools } = await http.listTools();
  expect(tools.map(({ name }) => name)).toEqual(allTools().map(({ name }) => name));
  for (const { name, title, annotations, description, inputSchema } of tools) {
    expect(name).toMatch(/^[a-z_]+$/);
    expect([title, annotations?.readOnlyHint]).toEqual([expect.stringMatching(/^[A-Z]/), true]);
    expect(description).toMatch(/\.$/);
    expect(inputSchema.type).toBe('object');
    for (const property of Object.values(inputSchema.properties ?? {}))
      expect(property).toHaveProperty('type');
  }
});

it('means the live profile where its own backup is beside it', async () => {
  const folder = tempFolder({});
  cpSync('examples/hollowmere', join(folder, 'profile_0'), { recursive: true });
  cpSync('examples/hollowmere', join(folder, 'profile_0/backup'), { recursive: true });
  const library = openLibrary(folder);
  expect(library.entries.length).toBe(2);
  const client = await overHttp((await serveLibrary(library)).url);
  const live = library.entries.find(({ claim }) => !claim.isBackup)!;
  expect((await call(client, 'roster')).body.save).toBe(live.slug);
});

it('lists only tools for the games of which saves are open', async () => {
  const client = await overHttp((await serveLibrary(openLibrary('examples/unreal3'))).url);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('summary');
  expect(names).not.toContain('power');
  expect(names).not.toContain('expedition');
  // The one save needs no name.
  expect((await call(client, 'summary')).body.save).toBe('unreal3');
});

it('tells games apart that share a format', async () => {
  for (const [save, field] of Object.entries({ 'sample-314159265': 'stardew', 'new-example': 'rimworld' })) {
    const { text } = await call(http, 'examples', { save, question: 'how many items are where', limit: 10 });
    expect(text.match(/\b(?:stardew|rimworld|spaceEngineers) \{/g)).toContain(`${field} {`);
    expect(new Set(text.match(/\b(?:stardew|rimworld|spaceEngineers) \{/g)).size).toBe(1);
  }
});

it('does not say of saves that are still to be read that they lack a figure', async () => {
  const save = { slug: 'a', world: { history: { unread: 1, nodes: [] } } };
  const session = new ToolSession(async () => ({ data: { save } }), new GraphQLSchema({}));
  const asked = history.call({ save: 'a', figure: 'pals', limit: 1 } as never, session);
  await expect(asked).rejects.toThrow('No save of its world that was read so far has "pals".');
});

it('measures on maps whose heights are along y', async () => {
  const near = { save: 'new-example', x: 100, y: 100, limit: 3 };
  for (const what of [undefined, 'steel']) {
    const { rows } = (await call(http, 'nearest', { ...near, ...(what && { what }) })).body as {
      rows: [number][];
    };
    const distances = rows.map(([distance]) => distance);
    expect(distances.every((distance) => distance > 0)).toBe(true);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  }
});

it('has every save as a resource that reads as its summary', async () => {
  const { resources } = await http.listResources();
  expect(resources.length).toBe(served.library.entries.length);
  const { uri } = resources.find(({ name }) => name === 'hollowmere')!;
  const { contents } = await http.readResource({ uri });
  const [content] = contents as readonly { text: string }[];
  expect(content!.text).toBe((await call(http, 'summary', { save: 'hollowmere' })).text);
  expect((await call(http, 'roster', { save: uri })).body.save).toBe('hollowmere');
});

it('offers the questions of the games that are open, for a save', async () => {
  const { prompts } = await http.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual([
    'what_changed',
    'factory_problems',
    'plan_week',
    'idle_pals',
    'missing_packages',
    'bundles_to_give',
    'grids_to_clean_up',
  ]);
  for (const { name, title } of prompts) {
    const { messages } = await http.getPrompt({ name, arguments: { save: 'x' } });
    const { text } = messages[0]!.content as { text: string };
    expect(text).toContain(`About the save "x": ${title}`);
    // The tools that it names are there.
    for (const [tool] of text.matchAll(
      /\b\w+(?=_report\b)|\b(summary|power|balance|expedition|roster|compare)\b/g,
    ))
      expect(allTools().some((each) => each.name.startsWith(tool))).toBe(true);
  }
});

describe('a damaged save', async () => {
  const bytes = readFileSync('examples/little-factory.sav');
  const folder = tempFolder({
    'cut.sav': bytes.subarray(0, bytes.length * 0.7),
    'head.sav': bytes.subarray(0, 400),
    'whole.sav': bytes,
  });
  const client = await overHttp((await serveLibrary(openLibrary(folder))).url);

  it('is answered as far as it goes, and every answer warns of it', async () => {
    for (const [tool, args] of [
      ['summary', {}],
      ['power', {}],
      ['find_item', { item: 'screws' }],
      ['find_item', { item: 'unicorn' }],
    ] as const) {
      const { body } = await call(client, tool, { save: 'cut', ...args });
      const damaged = /cut\.sav is damaged: .*could not be read.*other objects may be lost/;
      expect(body.warnings).toContainEqual(expect.stringMatching(damaged));
      expect(JSON.stringify(body.collected ?? null)).not.toContain('true');
    }
  });

  it('of which nothing can be read is an error with its place, and leaves the others alone', async () => {
    for (const tool of ['summary', 'power', 'search_classes', 'nearest', 'roster']) {
      const { isError, body } = await call(client, tool, { save: 'head' });
      expect([isError, body.error]).toEqual([true, expect.stringMatching(/^head\.sav: at \d+ .*expected/)]);
      expect(body.try).toMatch(/other saves/);
    }
    expect((await call(client, 'power', { save: 'whole' })).isError).toBe(false);
  });
});

it('has no internal errors over HTTP', () => expect(served.internalErrors).toEqual([]));

it('ends without a word when the client leaves while a save is read', () => {
  const message = (value: object) => `${JSON.stringify({ jsonrpc: '2.0', ...value })}\n`;
  const clientInfo = { name: 'test', version: '0' };
  const input = [
    message({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
    }),
    message({ method: 'notifications/initialized' }),
    message({ id: 2, method: 'tools/call', params: { name: 'summary', arguments: {} } }),
  ].join('');
  const words = [...PROGRAM, 'mcp', 'examples/palworld-server'];
  const { status, stderr } = spawnSync(process.execPath, words, { input, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
