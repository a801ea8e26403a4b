// Every query that a tool has is one of the schema: a field that was renamed fails here, not in front of a model.

import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { readSdl } from '../../src/api/schema/sdl.ts';
import { GAMES } from '../../src/games/registry.ts';
import { viewQuery } from '../../src/mcp/game-query.ts';
import { readWorkedQueries } from '../../src/mcp/tools/examples.ts';

const schema = buildSchema(readSdl());
const OTHERS = ['server.ts', 'tool-session.ts'];
const files = [...OTHERS, ...readdirSync('src/mcp/tools').map((name) => `tools/${name}`)].filter((file) =>
  /^export const [A-Z_]+ = `/m.test(readFileSync(`src/mcp/${file}`, 'utf8')),
);

it.each(files)('%s asks what the schema has', async (file) => {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ `../../src/mcp/${file}`);
  for (const [name, value] of Object.entries(exported)) {
    if (!/^[A-Z_]+$/.test(name)) continue;
    const values = typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>);
    for (const query of values.filter((each) => typeof each === 'string')) {
      const errors = validate(schema, parse(query)).map(({ message }) => `${name}: ${message}`);
      expect(errors).toEqual([]);
    }
  }
});

it.each([...GAMES])('$type asks what the schema has', (game) => {
  const { summary, findItem, players, things, roster } = game.questions;
  const asked = [
    { selects: summary },
    { selects: findItem?.selects, takes: '$item: TextFilter!, $limit: Int!' },
    { selects: findItem?.names },
    { selects: players },
    { selects: things?.selects, takes: '$what: TextFilter!' },
    { ...roster },
    ...game.tools,
  ];
  for (const { selects, takes = '' } of asked) {
    if (selects === undefined) continue;
    expect(validate(schema, parse(viewQuery(game, selects, { takes })))).toEqual([]);
  }
});

it('has the worked queries of the pages, each with its question', () => {
  const queries = readWorkedQueries();
  expect(queries.length).toBeGreaterThan(60);
  for (const { question, query } of queries) {
    expect(question).toMatch(/[a-z]{3}/);
    expect(validate(schema, parse(query))).toEqual([]);
  }
});
