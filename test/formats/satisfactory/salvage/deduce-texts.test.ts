// Paths of assets that were copied out of a hole: the name of the class that is left says which they are, if only one
// has it.

import { describe, expect, it } from 'vitest';
import { LostText } from '../../../../src/formats/satisfactory/damage/lost-text.ts';
import { deduceTexts } from '../../../../src/formats/satisfactory/salvage/deduce-texts.ts';

const WALL = '/Game/FactoryGame/Buildable/Building/Wall/Build_Wall_8x4.Build_Wall_8x4_C';
const LOST = '/Game/FactoryGame/Buildable/Building/';

const fstring = (path: string): string => `${String.fromCharCode(path.length + 1, 0, 0, 0)}${path}\0`;

/** What was in a hole, and paths after it that have it in them; `?` where nobody knows. */
function deduced(after: readonly string[], mentioned: readonly string[], hole = LOST): string {
  const front = '\0'.repeat(hole.length);
  const text = front + after.map(fstring).join('');
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const origins = new Int32Array(bytes.length - front.length).fill(-1);
  for (let at = text.indexOf(hole); at >= 0; at = text.indexOf(hole, at + 1)) {
    for (let i = 0; i < hole.length; i++) {
      origins[at + i - front.length] = i;
      bytes[at + i] = 0;
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
