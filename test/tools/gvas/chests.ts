// A save game of chests with slots, of which each has its own count.

import { arrayOf, fname, int, prop, str, struct } from '../unreal/tags.ts';
import { VERSIONS, writeGame } from './writer.ts';

export function chestWorld(version: '4.27' | '5.6', count: number): Uint8Array {
  const slot = (n: number) => struct('Slot', { Item: fname(`Stone${n}`), Count: int(n + 1) });
  const slots = (n: number) => Array.from({ length: 12 }, (_, at) => slot(n * 12 + at));
  const chest = (n: number) =>
    struct('Chest', { Label: str(`chest ${n}`), Slots: arrayOf(slot(0).type, slots(n)), Level: int(n) });
  const chests = Array.from({ length: count }, (_, n) => chest(n));
  const days = Array.from({ length: 4 }, (_, n) => prop(`Day${n}`, int(n)));
  const properties = [prop('Chests', arrayOf(chest(0).type, chests)), ...days];
  return writeGame(VERSIONS[version], { properties });
}
