// Damage between the tags of records: what surely stands behind it is kept, and what may be something else says so.

import { describe, expect, test } from 'vitest';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { toJson } from '../../../../src/graph/values.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { VERSIONS, writeGame } from '../../../tools/gvas/writer.ts';
import { array, fname, int, type Kind, map, prop, str, struct } from '../../../tools/unreal/tags.ts';

const version = VERSIONS['5.1'];
const item = (number: number): Kind =>
  struct('Item', [
    prop('Number', int(number)),
    prop('Name', str(`name ${number}`)),
    prop('Last', int(number)),
  ]);
const items = [0, 1, 2, 3, 4].map(item);
const game = (all: Kind): Uint8Array =>
  writeGame(version, { properties: [prop('Items', all), prop('After', int(7))] });

/** The place of the length before a text, the nth time that it is there. */
function placeOf(image: Uint8Array, text: string, nth: number): number {
  let at = -1;
  for (let times = 0; times < nth; times++) at = Buffer.from(image).indexOf(`${text}\0`, at + 1);
  return at - 4;
}

/** In place of `size` bytes, `offset` bytes behind the start of a text. */
const put =
  (text: string, offset: number, size: number, filling: number, nth = 3) =>
  (image: Uint8Array) => {
    const at = placeOf(image, text, nth) + offset;
    return Uint8Array.from([
      ...image.subarray(0, at),
      ...Array(filling).fill(0xee),
      ...image.subarray(at + size),
    ]);
  };

/** The numbers of all records, with the other properties they have; how many may be others; and what follows them. */
function shown(image: Uint8Array): string {
  const { graph, data } = readGame(image);
  const records = Array.from({ length: graph.count - 1 }, (_, at) => {
    const properties = graph.properties((at + 1) as NodeId);
    const json = Object.fromEntries(properties.map(({ name, value }) => [name, toJson(value)]));
    return `${json.Number}${json.Name === `name ${json.Number}` ? 'n' : ''}${json.Last === json.Number ? 'l' : ''}`;
  });
  const unsure = data.graph.issues.filter(({ message }) => message.includes('may be another one')).length;
  const after = graph.properties(0 as NodeId).some(({ name }) => name === 'After') ? ' After' : '';
  return `${records.join(' ')}${after}${unsure > 0 ? ` ?${unsure}` : ''}${data.graph.issues.length > 0 ? ' !' : ''}`;
}

const ALL = '0nl 1nl 2nl 3nl 4nl';
/** Without the damaged property, and those behind it. */
const BUT_ONE = '0nl 1nl 2 3nl 4nl';

/** Behind a key nothing shows where the next record begins: it merges with the one before, and its key is lost. */
describe.each([
  ['arrays', game(array(...items))],
  ['maps', game(map(...items.map((value, at) => [fname(`Key${at}`), value] as const)))],
] as const)('in %s', (kind, image) => {
  test.each<[string, (image: Uint8Array) => Uint8Array, string, string?]>([
    ['nothing', put('Name', 0, 0, 0), `${ALL} After`],
    ['3 bytes lost in a name', put('Name', 4, 3, 0), `${BUT_ONE} !`],
    ['16 bytes lost in a tag', put('Name', 4, 16, 0), `${BUT_ONE} !`],
    ['17 bytes lost in a tag', put('Name', 4, 17, 0), `${BUT_ONE} ?3 !`],
    ['a byte lost at its end', put('Name', 33, 1, 0), `${BUT_ONE} !`],
    ['3 bytes before a tag', put('Name', 0, 0, 3), `${BUT_ONE} !`],
    ['16 bytes before a tag', put('Name', 0, 0, 16), `${BUT_ONE} !`],
    ['17 bytes before a tag', put('Name', 0, 0, 17), `${BUT_ONE} ?3 !`],
    ['a byte of a length', put('Name', 0, 1, 1), `${BUT_ONE} After !`],
    ['the end of a name', put('Name', 8, 1, 1), `${ALL} After !`],
    ['9 bytes of a tag', put('Name', 0, 9, 9), `${BUT_ONE} After !`],
    ['20 bytes of a tag', put('Name', 0, 20, 20), `${BUT_ONE} After !`, '0nl 1nl 2 4nl After !'],
    ['a letter of the end', put('None', 5, 1, 1), `${ALL} After !`, '0nl 1nl 2nl 4nl After !'],
    ['the length of the end', put('None', 0, 4, 4), `${ALL} After !`, '0nl 1nl 2nl 4nl After !'],
    ['a byte lost in the end', put('None', 4, 1, 0), `${ALL} !`],
    ['2 bytes in the end', put('None', 4, 0, 2), `${ALL} !`],
    ['the end of the last one', put('None', 0, 9, 9, 5), `${ALL} After !`],
    ['a byte lost in the end of the last one', put('None', 4, 1, 0, 5), `${ALL} !`],
    ['2 bytes in the end of the last one', put('None', 4, 0, 2, 5), `${ALL} !`],
    ['the end of all', put('None', 0, 9, 9, 6), `${ALL} After !`],
    ['a byte lost in the end of all', put('None', 4, 1, 0, 6), `${ALL} After !`],
    ['a byte of the last tag', put('Last', 4, 1, 1, 5), '0nl 1nl 2nl 3nl 4n After'],
    ['a byte lost in the last tag', put('Last', 4, 1, 0, 5), '0nl 1nl 2nl 3nl 4n !'],
    ['all of the end', put('None', 0, 9, 9), `${ALL} After !`, '0nl 1nl 2nl 4nl After !'],
  ])('%s', (_, change, expected, ofMaps = expected) =>
    expect(shown(change(image))).toBe(kind === 'maps' ? ofMaps : expected),
  );
});
