// node --test, with a save made here: nothing of a game is copied.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testPlugin } from 'savegraph/plugin/test';
import plugin from './index.mjs';

const i32 = (value) => [value, value >> 8, value >> 16, value >> 24].map((byte) => byte & 0xff);
const text = (value) => [...i32(value.length + 1), ...Buffer.from(`${value}\0`)];
const tag = (name, type, value, more = []) => [
  ...[...text(name), ...text(`${type}Property`), ...i32(value.length), ...i32(0), ...more, ...value],
];
const save = Uint8Array.from([
  ...[...i32(1), ...i32(2)],
  ...tag('TimePieces', 'Int', i32(40)),
  ...tag('SaveName', 'Str', text('Ada')),
  ...tag('bDone', 'Bool', [], [0]),
  ...tag('Levels', 'Array', [...i32(1), ...i32(7)]),
  ...tag('Loadout', 'Struct', [...tag('Hat', 'Object', text('Content.Hat_Ice')), ...text('None')], text('HatLoadout')),
  ...text('None'),
]);

test('reads a save, and says what is wrong with any damage', () => {
  // Arrays do not say of what.
  assert.throws(() => testPlugin(plugin, { 'slot2.hat': save }), /8 bytes are not understood$/);
  testPlugin(plugin, { 'slot2.hat': save }, { opaque: 8 });
});
