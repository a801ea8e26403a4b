// Colours of the ground and the grid, dark and light.

import { packed } from './colors.ts';
import type { Look } from './engine/renderer.ts';

export function mapLook(isDark: boolean): Look {
  return isDark
    ? {
        background: rgb('#12161c'),
        edge: rgb('#0a0c10'),
        grid: packed('#1a2028') >>> 0,
        gridStrong: packed('#242c37') >>> 0,
      }
    : {
        background: rgb('#eef1f4'),
        edge: rgb('#4b5564'),
        grid: packed('#e3e7ec') >>> 0,
        gridStrong: packed('#d3d9e1') >>> 0,
      };
}

function rgb(color: string): [number, number, number] {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 0xff, number & 0xff].map((part) => part / 255) as [
    number,
    number,
    number,
  ];
}
