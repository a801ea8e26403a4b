// The command line as scripts see it, where it is more than one command that ends (transcripts/).

import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Json } from '../tools/ask.ts';
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
});

it('prints the schema', async () => {
  const { code, out } = await runInProcess('schema');
  expect(code).toBe(0);
  expect(buildSchema(out).getQueryType()?.getFields()).toHaveProperty('saves');
});

it('runs as a program, with its exit code', async () => {
  const { code, out, err } = await startProgram(['inspect', join(tempFolder({ 'a.sav': 'x' }), 'a.sav')])
    .ended;
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^savegraph: a\.sav: at /);
});

async function ask(url: string, query: string): Promise<Json> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })).json();
}

describe('examples', () => {
  it('are served, in one line, until a signal', async () => {
    const { child, url, ended } = await startServer(['examples']);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql$/);
    const { data, errors } = await ask(url, '{ saves { nodes { slug stats { objects } } } }');
    expect(errors).toBeUndefined();
    expect(data.saves.nodes.length).toBeGreaterThan(0);
    for (const { stats } of data.saves.nodes) expect(stats.objects).toBeGreaterThan(0);
    child.kill('SIGTERM');
    const { code, out } = await ended;
    expect([code, out]).toEqual([0, `ready ${url}\n`]);
  });

  it('are read while the browser starts, where there is only one', async () => {
    const { child, url, ended } = await startServer(['examples/update-8.sav']);
    const stateOf = async (): Promise<string> =>
      (await ask(url, '{ saves { nodes { state } } }')).data.saves.nodes[0].state;
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
