// The rules in examples/rules, over the example saves: each tells of its game and of no other.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AlertMemory } from '../../src/alerts/alert-memory.ts';
import { rulesOf } from '../../src/alerts/rule.ts';
import { RuleChecks } from '../../src/alerts/rule-checks.ts';
import { RequestPipeline } from '../../src/api/request/pipeline.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { createExecutor } from '../../src/embed/executor.ts';
import { openLibrary } from '../tools/open-library.ts';

const rules = readdirSync('examples/rules')
  .flatMap((name) => rulesOf(JSON.parse(readFileSync(`examples/rules/${name}`, 'utf8')), {}))
  // What is so at the first look: the examples have no second.
  .map((rule) => ({ ...rule, first: true, saves: 1 }));

it('those of the document are rules, whose queries fit', () => {
  const blocks = readFileSync('docs/alerts.md', 'utf8').matchAll(/^```json\n(\{.*?)^```/gms);
  const documented = [...blocks].flatMap(([, text]) => rulesOf(JSON.parse(text!), {}));
  expect(documented.map(({ name }) => name)).toEqual(['Overload']);
  const pipeline = new RequestPipeline(createSchema(), () => undefined);
  for (const { query } of documented) expect(pipeline.errorsIn(query)).toEqual([]);
});

it('all work', async () => {
  const library = openLibrary('examples');
  const report = (error: unknown): never => {
    throw error;
  };
  const ask = createExecutor({ library, report });
  const told: Record<string, string> = {};
  const reports: string[] = [];
  const checks = new RuleChecks({
    ...{ library, rules, memory: new AlertMemory(), report: (text) => reports.push(text) },
    runQuery: (query, variables) => ask({ query, variables }),
    send: ({ rule, text, save: { game } }) => {
      told[rule] ??= `${game}: ${text.split('\n')[0]}`;
    },
  });
  await checks.checkAll();
  await library.close();
  expect(reports).toEqual([]);
  expect(told).toMatchInlineSnapshot(`
    {
      "Colonist untended": "RimWorld: new-example: Bo has what nobody tends: 1",
      "Hero at 80 stress": "Darkest Dungeon: Hollowmere: Dorn is at 88 stress",
      "Hero died": "Darkest Dungeon: Hollowmere: Gaspar died",
      "Pal sick": "Palworld: Green Valley: a Cattiva is sick or injured",
      "Unlocked": "Satisfactory: First Steps: Base Building was unlocked",
    }
  `);
});
