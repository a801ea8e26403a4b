// Chests with slots, of which each has its own count, and a save game of them.

import { array, fname, int, type Kind, prop, str, struct } from '../unreal/tags.ts';
import { VERSIONS, writeGame } from './writer.ts';

export function chests(count: number, slots: number): Kind {
  const slot = (n: number) => struct('Slot', { Item: fname(`Stone${n}`), Count: int(n + 1) });
  const chest = (n: number) => {
    const own = Array.from({ length: slots }, (_, at) => slot(n * slots + at));
    return struct('Chest', { Label: str(`chest ${n}`), Slots: array(...own), Level: int(n) });
  };
  return array(...Array.from({ length: count }, (_, n) => chest(n)));
}

export function chestWorld(version: '4.27' | '5.6', count: number): Uint8Array {
  const days = Array.from({ length: 4 }, (_, n) => prop(`Day${n}`, int(n)));
  return writeGame(VERSIONS[version], { properties: [prop('Chests', chests(count, 12)), ...days] });
}
