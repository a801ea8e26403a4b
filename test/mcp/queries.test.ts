// Every query that a tool has is one of the schema: a field that was renamed fails here, not in front of a model.

import { readdirSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { readSdl } from '../../src/api/schema/sdl.ts';
import { readWorkedQueries } from '../../src/mcp/asking/worked-queries.ts';

const schema = buildSchema(readSdl());
const files = ['server.ts', 'asking/desk.ts', ...readdirSync('src/mcp/tools').map((name) => `tools/${name}`)];

it.each(files)('%s asks what the schema has', async (file) => {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ `../../src/mcp/${file}`);
  expect(exported).not.toEqual({});
  for (const [name, value] of Object.entries(exported)) {
    if (!/^[A-Z_]+$/.test(name)) continue;
    const queries = typeof value === 'string' ? [value] : Object.values(value as Record<string, string>);
    for (const query of queries) {
      const errors = validate(schema, parse(query)).map(({ message }) => `${name}: ${message}`);
      expect(errors).toEqual([]);
    }
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
