// Headers after a hole: what is deduced of them is what alone fits, once, and nothing else.

import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import type { DamagedPart } from '../../../../src/bytes/stream-inflater.ts';
import { searchBudget } from '../../../../src/formats/satisfactory/damage/body-runs.ts';
import { Damage } from '../../../../src/formats/satisfactory/damage/damage.ts';
import { Mentions } from '../../../../src/formats/satisfactory/damage/mentions.ts';
import type { Reading } from '../../../../src/formats/satisfactory/objects/reading.ts';
import { deduceHeaders } from '../../../../src/formats/satisfactory/salvage/deduce-headers.ts';
import { inWorld } from '../../../tools/satisfactory/game.ts';

const LEVEL = 'Persistent_Level';
const INVENTORY = '/Script/FactoryGame.FGInventoryComponent';

const i32 = (value: number): string => String.fromCharCode(value, 0, 0, 0);
const string = (of: string): string => `${i32(of.length + 1)}${of}\0`;
const reference = (path: string): string => string(LEVEL) + string(path);
const header = (path: string, className = INVENTORY): string =>
  i32(0) + string(className) + reference(path) + string(path.slice(0, path.lastIndexOf('.')));
const machine = (name: string, inventory = 'Inventory'): string =>
  inWorld(`Build_ConstructorMk1_C_${name}.${inventory}`);

/**
 * Mentions, a hole, headers and one more that is sound. The hole held `lost`; what the headers have in common with it
 * is lost too, but for numbers. `room`: for how many bytes from the beginning of the hole on headers may stand.
 */
function deduced(
  mentioned: readonly string[],
  headers: readonly string[],
  lost: string,
  room = Number.POSITIVE_INFINITY,
) {
  const front = mentioned.map(reference).join('');
  const copies = headers.join('');
  const last = header(machine('9999999999'));
  const text = front + '\0'.repeat(lost.length) + copies + last;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const from = front.length;
  const to = from + lost.length;
  const origins = originsOf(copies, lost);
  const error = new FormatError({ code: 'INFLATE', file: 'a.sav', offset: 0, expected: '', found: '' });
  const copied = { from: to, to: to + copies.length, origins };
  const parts: DamagedPart[] = [{ from, to, lost: true, besideHole: false, error, copies: copied }];
  origins.forEach((origin, i) => {
    if (origin >= 0) bytes[to + i] = 0;
    parts.push({ from: to + i, to: to + i + 1, lost: origin >= 0, besideHole: origin < 0, error });
  });
  const cursor = new Cursor(bytes, { file: 'a.sav' });
  const damage = new Damage(cursor, parts);
  const mentions = new Mentions(bytes, cursor.view, damage);
  const reading = { cursor, damage, mentions, search: searchBudget() } as unknown as Reading;
  deduceHeaders(reading, from, Math.min(bytes.length, from + room), 0);
  const found = String.fromCharCode(...bytes.subarray(to, to + copies.length));
  return { found, copies, lost: damage.lost, isDeduced: damage.isDeduced(to, to + copies.length) };
}

function originsOf(copies: string, lost: string): Int32Array {
  const origins = new Int32Array(copies.length).fill(-1);
  for (let at = 0; at < copies.length; ) {
    let length = 0;
    let source = -1;
    for (let size = 8; size <= 80; size++) {
      const place = lost.indexOf(copies.slice(at, at + size));
      if (place < 0 || at + size > copies.length || /[0-9]{2,}/.test(copies.slice(at, at + size))) break;
      [length, source] = [size, place];
    }
    for (let i = 0; i < length; i++) origins[at + i] = source + i;
    at += Math.max(1, length);
  }
  return origins;
}

describe('headers whose text was copied out of a hole', () => {
  const paths = ['1001201301', '2302702402', '3503603403'].map((name) => machine(name));
  const headers = paths.map((path) => header(path));

  it('are what is mentioned', () => {
    const { found, copies, isDeduced } = deduced(paths, headers, header(machine('7777777777')));
    expect(found).toBe(copies);
    expect(isDeduced).toBe(true);
  });

  it('are nothing that nobody mentions', () => {
    const { found, isDeduced } = deduced([machine('4554664884')], headers, header(machine('7777777777')));
    expect(found).toContain('\0'.repeat(40));
    expect(isDeduced).toBe(false);
  });

  it('are nothing when hardly anything of them is known', () => {
    const { isDeduced } = deduced([machine('42')], [header(machine('42'))], header(machine('77')));
    expect(isDeduced).toBe(false);
  });

  it('are none where their part of the file ends inside the hole', () => {
    const longHole = header(machine('7777777777')) + '\0'.repeat(9000);
    expect(deduced(paths, headers, longHole).isDeduced).toBe(true);
    expect(deduced(paths, headers, longHole, 100).isDeduced).toBe(false);
  });

  it('are none of two that fit', () => {
    // What was lost says which inventory it is.
    const [fuel, shop] = ['FuelInventory', 'ShopInventory'].map((name) => machine('2302702402', name));
    const lost = header(machine('7777777777', 'FuelInventory'));
    expect(deduced([fuel!, shop!], [header(fuel!)], lost).isDeduced).toBe(false);
    const { found, copies } = deduced([fuel!], [header(fuel!)], lost);
    expect(found).toBe(copies);
  });
});
