// What is mentioned: by sound bytes, and no header's own.

import { expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { Damage } from '../../../../src/formats/satisfactory/damage/damage.ts';
import { Mentions } from '../../../../src/formats/satisfactory/damage/mentions.ts';
import { inWorld } from '../../../tools/satisfactory/game.ts';

const i32 = (value: number): string => String.fromCharCode(value, 0, 0, 0);
const string = (of: string): string => `${i32(of.length + 1)}${of}\0`;
const reference = (name: string): string => string('Persistent_Level') + string(inWorld(name));
const header = (name: string, of: string, isActor = true): string =>
  i32(isActor ? 1 : 0) + string(of) + reference(name);

/** Of pieces of bytes; one of them is damaged. */
function mentionsOf(pieces: readonly string[], damaged = -1, besideHole = false): Mentions {
  const bytes = Uint8Array.from(pieces.join(''), (letter) => letter.charCodeAt(0));
  const error = new FormatError({ code: 'INFLATE', file: 'a.sav', offset: 0, expected: '', found: '' });
  const from = pieces.slice(0, Math.max(0, damaged)).join('').length;
  const part = { from, to: from + (pieces[damaged]?.length ?? 0), lost: false, besideHole, error };
  const cursor = new Cursor(bytes, { file: 'a.sav' });
  return new Mentions(bytes, cursor.view, new Damage(cursor, damaged < 0 ? [] : [part]));
}

const PIECES = [reference('A_1'), header('B_2', '/Game/B.B_C'), reference('B_2'), reference('C_3')];

it('paths are mentioned that stand in references and in no header', () => {
  expect([...mentionsOf(PIECES).paths]).toEqual([inWorld('A_1'), inWorld('C_3')]);
});

it('damaged bytes mention nothing, and their headers take nothing', () => {
  expect([...mentionsOf(PIECES, 0).paths]).toEqual([inWorld('C_3')]);
  expect([...mentionsOf(PIECES, 0, true).paths]).toEqual([inWorld('C_3')]);
  expect([...mentionsOf(PIECES, 1).paths]).toEqual([inWorld('A_1'), inWorld('B_2'), inWorld('C_3')]);
});

it('a header has a kind and a class in front of its level', () => {
  const asset = `${string('/Game/B.B_C')}${reference('B_2')}`;
  expect(mentionsOf([i32(2) + asset]).headers).toEqual([]);
  expect(mentionsOf([i32(1) + string('Game/B.B_C') + reference('B_2')]).headers).toEqual([]);
  expect(mentionsOf([i32(1) + asset]).headers).toEqual([
    { at: 0, isActor: true, className: '/Game/B.B_C', level: 'Persistent_Level' },
  ]);
});

it('components are of the classes that they have elsewhere, and of those of the game', () => {
  const mentions = mentionsOf([header('B_2.Odd_7', '/Script/Mod.Odd', false), header('B_2', '/Game/B.B_C')]);
  expect(mentions.paths.size).toBe(0);
  expect(mentions.componentClasses.get('Odd')).toEqual(new Set(['/Script/Mod.Odd']));
  expect(mentions.componentClasses.get('TrashSlot')?.size).toBe(1);
});
