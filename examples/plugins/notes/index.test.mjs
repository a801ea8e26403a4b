// npm test
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { testPlugin } from 'savegraph/plugin/test';
import plugin from './index.mjs';

test('reads its example, and says what is wrong with any damage', () => {
  const save = readFileSync(new URL('./example.notes', import.meta.url));
  // The first line is in no note, and a text may end anywhere.
  testPlugin(plugin, { 'example.notes': save }, { outside: 'NOTES\n'.length, mayEndAnywhere: true });
});
