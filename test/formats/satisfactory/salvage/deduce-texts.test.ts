// Paths of assets that were copied out of a hole: the name of the class that is left says which they are, if only one
// has it.

import { describe, expect, it } from 'vitest';
import { LostText } from '../../../../src/formats/satisfactory/damage/lost-text.ts';
import { deduceTexts } from '../../../../src/formats/satisfactory/salvage/deduce-texts.ts';

const WALL = '/Game/FactoryGame/Buildable/Building/Wall/Build_Wall_8x4.Build_Wall_8x4_C';
const LOST = '/Game/FactoryGame/Buildable/Building/';

const fstring = (path: string): string => `${String.fromCharCode(path.length + 1, 0, 0, 0)}${path}\0`;

/** What was in a hole, and paths after it that have these parts of it in them; `?` where nobody knows. */
function deduced(
  after: readonly string[],
  mentioned: readonly string[],
  ...parts: readonly string[]
): string {
  const holes = parts.length > 0 ? parts : [LOST];
  const front = '\0'.repeat(holes.join('').length);
  const text = front + after.map(fstring).join('');
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const origins = new Int32Array(bytes.length - front.length).fill(-1);
  for (const [which, hole] of holes.entries()) {
    const origin = holes.slice(0, which).join('').length;
    for (let at = text.indexOf(hole, front.length); at >= 0; at = text.indexOf(hole, at + 1)) {
      for (let i = 0; i < hole.length; i++) {
        origins[at + i - front.length] = origin + i;
        bytes[at + i] = 0;
      }
    }
  }
  const lost = new LostText(
    bytes,
    { from: 0, to: front.length },
    { from: front.length, to: bytes.length, origins },
  );
  deduceTexts(lost, front.length, bytes.length, mentioned);
  return Array.from(bytes, (_, at) => (lost.byte(at) < 0 ? '?' : String.fromCharCode(lost.byte(at)))).join(
    '',
  );
}

describe('a path of which the beginning is lost', () => {
  const unknown = fstring(WALL).replace(LOST, '?'.repeat(LOST.length));

  it('is the one that ends so', () => {
    expect(deduced([WALL], [WALL, WALL.replaceAll('8x4', '8x1')])).toBe(LOST + fstring(WALL));
  });

  it('tells of others that nobody mentions', () => {
    const roof = WALL.replaceAll('Wall', 'Roof');
    expect(deduced([roof, WALL], [WALL])).toBe(LOST + fstring(roof) + fstring(WALL));
  });

  it('is none of two that end so', () => {
    const other = WALL.replace('/Building/', '/Settings/');
    expect(deduced([WALL], [WALL, other])).toContain(unknown);
    expect(deduced([WALL], [other, WALL])).toContain(unknown);
  });

  it('is none that something left of it contradicts', () => {
    expect(deduced([WALL], [WALL.replace('/Wall/', '/Roof/')])).toContain(unknown);
    expect(deduced([WALL], [WALL.replace('/Wall/', '/Walls/')])).toContain(unknown);
  });

  it('is none whose name is longer', () => {
    expect(deduced([WALL], [WALL.replaceAll('Build_Wall', 'Build_My_Wall')])).toContain(unknown);
  });

  it('is none by a part of its name', () => {
    const other = WALL.replaceAll('Build_Wall', 'Build.Wall');
    expect(deduced([WALL], [other], 'Build_')).toContain('??????Wall_8x4.??????Wall_8x4_C');
  });

  it('is none by a name of a few letters', () => {
    const short = WALL.replaceAll('Build_Wall_8x4', 'A');
    expect(deduced([short], [short])).toContain('?');
  });
});

describe('a path of which the beginning of its name is lost', () => {
  const floor =
    '/Game/FactoryGame/Buildable/Building/Floor/Build_Foundation_8x1_01.Build_Foundation_8x1_01_C';
  const lost = 'Build_Fou';
  const rest = floor.replaceAll(lost, '?'.repeat(lost.length));

  it('is the only one that has its length and ends so', () => {
    const longer = floor.replaceAll('Build_', 'Builder_');
    expect(deduced([floor], [longer, floor, WALL], lost)).toBe(lost + fstring(floor));
  });

  it('is none of two that are as long', () => {
    expect(deduced([floor], [floor, floor.replaceAll('Build_', 'Built_')], lost)).toContain(rest);
  });

  it('is none whose length is lost too', () => {
    const length = fstring(floor).slice(0, 4);
    expect(deduced([floor], [floor], lost, length)).toContain(`????${rest}`);
  });

  it('is none by the last letters, nor by those that many have', () => {
    expect(deduced([floor], [floor], lost, 'ndation')).toContain('????????????????_8x1_01.');
    const many = Array.from({ length: 40 }, (_, at) => floor.replaceAll('Build', `${'x'.repeat(at)}Build`));
    expect(deduced([floor], many, lost)).toContain(rest);
  });
});
