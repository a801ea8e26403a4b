// Regions of the game's own map by name: the middle of each part of some size, in cm, as high as the nearest known place.
// What this is worth, and where it comes from: docs/facts.md.

export type RegionName = readonly [title: string, x: number, y: number, z: number];

export const REGIONS: readonly RegionName[] = [
  ['Abyss Cliffs', 214_400, 144_800, 8000],
  ['Blue Crater', 137_600, 196_000, -7400],
  ['Crater Lakes', 9600, 68_000, 23_200],
  ['Crater Lakes', -67_200, -60_000, 12_500],
  ['Desert Canyons', 35_200, -162_400, 18_700],
  ['Dune Desert', 316_800, -188_000, 4200],
  ['Grass Fields', -41_600, 221_600, 300],
  ['Jungle Spires', -169_600, 119_200, 19_600],
  ['Lake Forest', 35_200, -34_400, 13_500],
  ['Maze Canyons', 112_000, -34_400, 8900],
  ['Northern Forest', 35_200, -111_200, 10_800],
  ['Red Bamboo Fields', -16_000, 16_800, 29_100],
  ['Red Jungle', -118_400, 16_800, 28_700],
  ['Rocky Desert', -195_200, -136_800, 2700],
  ['Rocky Desert', 60_800, -239_200, 4300],
  ['Rocky Desert', -272_000, 144_800, -600],
  ['Southern Forest', 60_800, 196_000, -3700],
  ['Spire Coast', 137_600, -162_400, 2500],
  ['Swamp', 240_000, 42_400, -1800],
  ['Titan Forest', 137_600, 42_400, 17_600],
  ['Western Dune Forest', -92_800, 119_200, 6300],
];
