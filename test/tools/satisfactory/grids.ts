/**
 * The world-partition grids of a save, with the names and cell sizes of the game and synthetic hashes.
 * Source: `docs/formats/satisfactory.md` section 3.3.
 */
import type { GridSpec } from './levels.ts';
import type { Text } from './strings.ts';
import { plainText } from './strings.ts';

const farGridSince = 53;

/** `MainGrid` has these cells, `ExplorationGrid` one of its own. */
export function gridsOf(version: number, cells: readonly Text[]): GridSpec[] {
  const grid = (name: string, cellSize: number, names: readonly Text[]): GridSpec => ({
    name,
    cellSize,
    hash: 0x8000_0000 + cellSize,
    cells: names.map((cell, i) => [cell, hashOf(plainText(cell)) + i]),
  });
  return [
    grid('None', 0, ['None']),
    grid('MainGrid', 12_800, cells),
    grid('LandscapeGrid', 51_200, []),
    grid('ExplorationGrid', 20_480, ['ExplorationGrid_L0_X2_Y9_DL0']),
    grid('FoliageGrid', 26_500, []),
    ...(version >= farGridSince ? [grid('ExplorationGridFar', 20_480, [])] : []),
    grid('HLOD0_256m_1023m', 25_600, []),
  ];
}

function hashOf(name: string): number {
  let hash = 7;
  for (let i = 0; i < name.length; i++) hash = (hash * 31 + name.charCodeAt(i)) % 0x7fff_ffff;
  return hash;
}
