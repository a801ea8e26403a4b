/** The document on the format and the layouts say the same. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layoutTables } from '../../tools/slime-rancher/layout-tables.ts';

it('lists every field of every block as it is read', () => {
  const text = readFileSync('docs/formats/slime-rancher.md', 'utf8');
  const [, tables] = text.split('<!-- layouts -->\n');
  expect(tables?.trim()).toBe(layoutTables());
});
