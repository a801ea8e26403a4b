// Two versions of the program at one store, while servers are upgraded one by one; in store.slow.test.ts the first one writes.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/store/migrations';
const migrations = readdirSync(FOLDER).map((name) => {
  const [up, down] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('-- Down Migration');
  return { name, up: up!, down };
});

test.each(migrations)(
  '$name takes nothing away that an earlier version reads or writes',
  ({ name, up, down }) => {
    expect(down).toBeDefined();
    const taken =
      /\bdrop (table|column|view)|\brename\b|\bset not null|\badd (constraint|check|unique|foreign)/gi;
    expect(up.match(taken)).toBeNull();
    // What an earlier version writes has no value for a column that it does not know.
    for (const [added] of up.matchAll(/add column .*?(?=[,;])/gs)) {
      expect(/not null/i.test(added) && !/default/i.test(added), `${name}: ${added}`).toBe(false);
    }
  },
);

test('those of one number have one order', () => {
  const numbers = migrations.map(({ name }) => Number.parseInt(name, 10));
  expect(new Set(numbers).size).toBe(numbers.length);
});
