// The command line as scripts see it: in this process where that shows the same, else as a program of its own.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { startProgram, startServer } from '../tools/program.ts';
import { runInProcess } from '../tools/run-cli.ts';
import { tempFolder } from '../tools/temp-folder.ts';

describe('help', () => {
  it('of all and of each command', async () => {
    const words = [
      ['--help'],
      ...['serve', 'inspect', 'query', 'export', 'mcp', 'types', 'page', 'schema'].map((name) => [
        name,
        '--help',
      ]),
    ];
    const texts: string[] = [];
    for (const each of words) {
      const { code, out, err } = await runInProcess(...each);
      expect([code, err]).toEqual([0, '']);
      texts.push(out);
    }
    expect(texts.join('\n----\n')).toMatchSnapshot();
  });

  it('says what is wrong with the words given', async () => {
    expect(await runInProcess('fly')).toEqual({
      code: 2,
      out: '',
      err: 'savegraph: no command fly; there are serve, inspect, query, watch, export, mcp, types, store, page, plugin, schema\n',
    });
    const wrong = [
      ['inspect'],
      ['inspect', 'a', 'b'],
      ['inspect', '--yaml', 'a'],
      ['query', 'a'],
      ['query', 'a', '{x}', '--variables', '[1]'],
      ['query', 'a', '{x}', '--variables', '{'],
      ['query', 'a', '@/nowhere.graphql'],
      ['serve', '--port', '70000'],
      ['serve', '--port', 'x'],
    ];
    for (const each of wrong) {
      const { code, out, err } = await runInProcess(...each);
      expect([each, code, out]).toEqual([each, 2, '']);
      expect(err).toMatch(/^savegraph: .+\nusage: savegraph (inspect|query|serve) /);
    }
  });
});

it('prints the schema', async () => {
  const { code, out } = await runInProcess('schema');
  expect(code).toBe(0);
  expect(buildSchema(out).getQueryType()?.getFields()).toHaveProperty('saves');
});

describe('what is no save', () => {
  const folder = tempFolder({ 'note.txt': 'hello', 'empty.sav': '' });

  it.each(['inspect', 'query'])('%s says what it is and ends with 2', async (command) => {
    for (const [name, found] of [
      ['note.txt', 'a text file'],
      ['empty.sav', 'an empty file'],
    ] as const) {
      const { code, out, err } = await runInProcess(
        command,
        join(folder, name),
        ...(command === 'query' ? ['{ saves { totalCount } }'] : []),
      );
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(`savegraph: ${name}: at 0 (0x0): expected a save`);
      expect(err).toMatch(`found ${found}\n`);
    }
  });

  it('serve ends with 2 when there is nothing to serve', async () => {
    const { code, out, err } = await runInProcess('serve', join(folder, 'empty.sav'), '--port', '0');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^savegraph: \S*empty\.sav: .* found an empty file\nsavegraph: no saves to serve\n$/);
    const missing = await runInProcess('serve', '/nowhere/x', '--port', '0');
    expect(missing.err).toMatch(/^savegraph: \/nowhere\/x: no such file or folder\n/);
  });
});

it('runs as a program, with its exit code', async () => {
  const { code, out, err } = await startProgram(['inspect', join(tempFolder({ 'a.sav': 'x' }), 'a.sav')])
    .ended;
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^savegraph: a\.sav: at /);
});

const EXAMPLES = existsSync('examples');

describe.runIf(EXAMPLES)('examples', () => {
  it('are served, in one line, until a signal', async () => {
    const { child, url, ended } = await startServer(['examples']);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql$/);
    const body = JSON.stringify({ query: '{ saves { nodes { slug stats { objects } } } }' });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { data, errors } = (await response.json()) as {
      data: { saves: { nodes: { stats: { objects: number } }[] } };
      errors?: unknown;
    };
    expect(errors).toBeUndefined();
    expect(data.saves.nodes.length).toBeGreaterThan(0);
    for (const { stats } of data.saves.nodes) expect(stats.objects).toBeGreaterThan(0);
    child.kill('SIGTERM');
    const { code, out } = await ended;
    expect([code, out]).toEqual([0, `ready ${url}\n`]);
  });

  it('are read while the browser starts, where there is only one', async () => {
    const { child, url, ended } = await startServer(['examples/update-8.sav']);
    const stateOf = async (): Promise<string> => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ saves { nodes { state } } }' }),
      });
      const { data } = (await response.json()) as { data: { saves: { nodes: { state: string }[] } } };
      return data.saves.nodes[0]!.state;
    };
    await expect.poll(stateOf).toBe('READY');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});

it('ends without a word when nobody reads on', async () => {
  const query = '{ saves { nodes { objects(first: 5000) { nodes { json } } } } }';
  const { child, ended } = startProgram(['query', 'examples/little-factory.sav', query]);
  child.stdout.once('data', () => child.stdout.destroy());
  expect((await ended).err).toBe('');
});
