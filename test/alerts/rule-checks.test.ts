// Rules over saves that come and change: each content is checked once, and each alert told once.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AlertMemory } from '../../src/alerts/alert-memory.ts';
import { checkedRule } from '../../src/alerts/rule.ts';
import { RuleChecks, type RunQuery } from '../../src/alerts/rule-checks.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { createExecutor } from '../../src/embed/executor.ts';
import { atEnd } from '../tools/at-end.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { openLibrary } from '../tools/open-library.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const schema = createSchema();
const report = (error: unknown): never => {
  throw error;
};

const objects = (fields: object) => ({
  name: 'objects',
  query: 'query ($save: ID!) { save(id: $save) { objects { totalCount nodes { path } } } }',
  value: '/save/objects/totalCount',
  text: '{slug}: {value}',
  ...fields,
});

/** A folder that rules are checked in, by one process after another. */
function world(...rules: object[]) {
  const folder = tempFolder();
  const told: string[] = [];
  const reports: string[] = [];
  let asked = 0;
  /** Starts as a process does. */
  async function start() {
    const library = openLibrary(folder, [fakeFormat]);
    atEnd(() => library.close());
    const ask = createExecutor({ library, schema, report });
    const runQuery: RunQuery = (query, variables) => {
      asked++;
      return ask({ query, variables });
    };
    const checks = new RuleChecks({
      library,
      runQuery,
      rules: rules.map((rule) => checkedRule(rule, 'rule')),
      memory: await AlertMemory.open(join(folder, 'told.json')),
      send: ({ text }) => told.push(text),
      report: (text) => reports.push(text),
    });
    await checks.checkAll();
    return {
      checks,
      /** Writes a save, and checks it when it can be read. */
      async put(name: string, title: string, ...lines: string[]) {
        writeFileSync(join(folder, `${name}.sav`), fakeSave(title, lines));
        await library.rescan(folder, `${name}.sav`);
        const before = library.get(name)!;
        if (before.stale) await library.reload(before).catch(() => undefined);
        await checks.check(library.get(name)!);
      },
    };
  }
  return { folder, told, reports, start, asked: () => asked };
}

it('each content is checked once whatever its file is called, and also after a restart', async () => {
  const { folder, told, start, asked } = world(objects({ is: { gte: 2 } }));
  const first = await start();
  await first.put('a', '2026-01-01 of W', 'x C');
  await first.put('b', '2026-01-02 of W', 'x C', 'y C');
  expect(told).toEqual(['b: 2']);
  const before = asked();
  await first.put('c', '2026-01-02 of W', 'x C', 'y C');
  await first.checks.checkAll();
  await (await start()).checks.checkAll();
  expect([told, asked()]).toEqual([['b: 2'], before]);
  // While nobody looked, it became false and true again.
  writeFileSync(join(folder, 'a.sav'), fakeSave('2026-01-03 of W', ['x C']));
  writeFileSync(join(folder, 'c.sav'), fakeSave('2026-01-04 of W', ['x C', 'y C', 'z C']));
  await start();
  expect(told).toEqual(['b: 2', 'c: 3']);
});

it('each content is checked once and older saves of a world, backups too, not at all', async () => {
  const { told, start } = world(objects({ when: 'new row', value: '/save/objects/nodes', text: '{/path}' }));
  const first = await start();
  await first.put('a', '2026-01-02 of W', 'x C');
  await first.put('old', '2026-01-01 of W', 'x C', 'gone C');
  await first.put('a', '2026-01-03 of W', 'x C', 'y C', 'z C');
  await first.put('other', '2026-01-01 of V', 'v C');
  expect(told).toEqual(['y\nz']);
});

it('each content is checked once of a world that is seen first, as many as a rule waits for', async () => {
  const { folder, told, start } = world(objects({ is: { gt: 0 }, saves: 2 }));
  for (const day of [1, 2, 3])
    writeFileSync(join(folder, `${day}.sav`), fakeSave(`2026-01-0${day} of W`, ['x C']));
  await start();
  expect(told).toEqual(['3: 1']);
});

it('what goes wrong is said once of a rule, until it can be checked again, and of a save', async () => {
  const { folder, told, reports, start } = world(
    { ...objects({ value: '/save/objects/totalCout' }), name: 'misspelt' },
    { ...objects({}), name: 'good' },
  );
  const first = await start();
  await first.put('a', '2026-01-01 of W', 'x C');
  await first.put('a', '2026-01-02 of W', 'x C', 'y C');
  await (await start()).put('a', '2026-01-03 of W', 'x C');
  expect(reports).toEqual([
    'rule "misspelt" cannot be checked: expected "totalCout" of /save/objects/totalCout, found totalCount, nodes',
  ]);
  expect(told).toEqual(['a: 1']);
  await first.put('broken', '2026-01-05 of V', '!');
  expect(reports[1]).toMatch(/^broken: no rule was checked, because it cannot be read: /);
  await first.checks.checkAll();
  expect(reports).toHaveLength(2);
  rmSync(join(folder, 'told.json'));
  writeFileSync(join(folder, 'told.json'), '{"version":1}');
  await expect(start()).rejects.toThrow('expected the memory of alerts');
  expect(readFileSync(join(folder, 'told.json'), 'utf8')).toBe('{"version":1}');
});

it('what goes wrong is said once and rules about all saves are checked whenever one comes', async () => {
  const { told, start } = world({
    name: 'saves',
    query: '{ saves { totalCount } }',
    value: '/saves/totalCount',
    when: 'count rises',
    text: '{value} saves',
  });
  const first = await start();
  await first.put('a', '2026-01-01 of W', 'x C');
  await first.put('b', '2026-01-01 of V', 'x C');
  expect(told).toEqual(['2 saves']);
});
