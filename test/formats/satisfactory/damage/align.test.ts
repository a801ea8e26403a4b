// How much it takes to say whose bodies a run holds: clear votes, and nothing against it.

import { describe, expect, it } from 'vitest';
import {
  align,
  type Fit,
  type Found,
  type Placed,
  type Testimony,
  type Witness,
} from '../../../../src/formats/satisfactory/damage/align.ts';

interface Headers extends Placed {
  readonly row: number;
}

const COUNT = 1000;
const NOTHING: Testimony = { strong: [], weak: [] };
const UNCHANGED = { bodies: [], headers: [] };

/** The number that a run of bodies in the middle gets, when its bodies say so of rows and fit like that. */
function placed(
  length: number,
  says: (at: number) => Testimony,
  fits: (at: number) => Fit = () => 'unknown',
  bodies: readonly Placed[] = [{ length, index: null }],
  changes: { readonly bodies: readonly number[]; readonly headers: readonly number[] } = UNCHANGED,
): number | null {
  const run = bodies.find(({ index }) => index === null)!;
  const headers: Headers[] = [{ row: 0, length: COUNT, index: 0 }];
  const witness: Witness<Headers, Placed> = {
    testify: (of, at) => (of === run ? says(at) : NOTHING),
    find: (row): Found<Headers> | null => (row < COUNT ? { run: headers[0]!, at: row } : null),
    fit: (of, at) => (of === run ? fits(at) : 'unknown'),
    bodyChanges: (of) => (of === run ? changes.bodies : []),
    headerChanges: () => changes.headers,
  };
  align({ headers, bodies, count: COUNT }, witness);
  return run.index;
}

/** Of the first `count` bodies, each says that the run begins at `index`. */
const weak =
  (...votes: readonly (readonly [index: number, count: number])[]) =>
  (at: number): Testimony => {
    let before = 0;
    for (const [index, count] of votes) {
      if (at < before + count) return { strong: [], weak: [index + at] };
      before += count;
    }
    return NOTHING;
  };

describe('a run of bodies', () => {
  it('lies where one of them says by its own names', () => {
    expect(placed(50, (at) => (at === 7 ? { strong: [207], weak: [] } : NOTHING))).toBe(200);
  });

  it('lies nowhere when nothing speaks for a place', () => {
    expect(placed(50, () => NOTHING)).toBeNull();
  });

  it('lies where others say, when there are enough of them', () => {
    expect(placed(50, weak([200, 4]))).toBe(200);
    expect(placed(50, weak([200, 3]))).toBeNull();
  });

  it('lies nowhere when two places have nearly as many for them', () => {
    expect(placed(50, weak([200, 20], [300, 5]))).toBe(200);
    expect(placed(50, weak([200, 19], [300, 5]))).toBeNull();
    const strong = (at: number): Testimony =>
      at < 3 ? { strong: [200 + at], weak: [] } : at < 5 ? { strong: [300 + at], weak: [] } : NOTHING;
    expect(placed(50, strong)).toBeNull();
  });

  it('lies nowhere when what others say is contradicted by its own names', () => {
    const both = (at: number): Testimony =>
      at < 2 ? { strong: [at === 0 ? 200 : 301], weak: [] } : { strong: [], weak: [200 + at] };
    expect(placed(50, both)).toBeNull();
  });

  it('lies nowhere where one of them is certainly another object', () => {
    const strong = (at: number): Testimony => ({ strong: [200 + at], weak: [] });
    const one = (at: number): Fit => (at === 49 ? 'impossible' : 'like');
    expect(placed(50, strong, one)).toBeNull();
    expect(placed(50, weak([200, 40]), one)).toBeNull();
  });

  it('lies nowhere where many look like no object of the class, unless its own names say so', () => {
    const unlike = (count: number) => (at: number) => (at < count ? ('unlike' as const) : ('like' as const));
    expect(placed(100, weak([200, 40]), unlike(5))).toBe(200);
    expect(placed(100, weak([200, 40]), unlike(6))).toBeNull();
    expect(placed(100, (at) => ({ strong: [200 + at], weak: [] }), unlike(6))).toBe(200);
  });

  it('lies nowhere where more than a tenth are without properties as no object of the class is', () => {
    const bare = (count: number) => (at: number) => (at < count ? ('bare' as const) : ('like' as const));
    expect(placed(100, weak([200, 40]), bare(10))).toBe(200);
    expect(placed(100, weak([200, 40]), bare(11))).toBeNull();
    expect(placed(100, (at) => ({ strong: [200 + at], weak: [] }), bare(11))).toBe(200);
  });

  it('lies where its looks change with the class of the headers, if nothing says otherwise', () => {
    const changes = { bodies: [10, 20, 40], headers: [310, 320, 340] };
    const at = (says: (at: number) => Testimony, fits?: (at: number) => Fit): number | null =>
      placed(50, says, fits, undefined, changes);
    expect(at(() => NOTHING)).toBe(300);
    expect(at(weak([200, 4]))).toBe(200);
    expect(at((of) => (of < 2 ? { strong: [200 + 2 * of], weak: [] } : NOTHING))).toBeNull();
    expect(
      at(
        () => NOTHING,
        (of) => (of < 3 ? 'unlike' : 'like'),
      ),
    ).toBeNull();
    const before = { length: 301, index: 0 };
    expect(placed(50, () => NOTHING, undefined, [before, { length: 50, index: null }], changes)).toBeNull();
  });

  it('of headers lies where their class changes with the looks of the bodies', () => {
    const headers: Headers[] = [
      { row: 0, length: 100, index: 0 },
      { row: 100, length: 100, index: null },
    ];
    const bodies: Placed[] = [{ length: 500, index: 0 }];
    const witness: Witness<Headers, Placed> = {
      testify: () => NOTHING,
      find: () => null,
      fit: () => 'unknown',
      bodyChanges: () => [110, 210, 220, 240],
      headerChanges: (run) => (run.row === 100 ? [10, 20, 40] : []),
    };
    align({ headers, bodies, count: 500 }, witness);
    expect(headers[1]!.index).toBe(200);
  });

  it('lies between its neighbours', () => {
    const before = { length: 250, index: 0 };
    const behind = { length: 300, index: COUNT - 300 };
    const at = (index: number): number | null =>
      placed(50, weak([index, 40]), undefined, [before, { length: 50, index: null }, behind]);
    expect([at(249), at(250), at(650), at(651)]).toEqual([null, 250, 650, null]);
  });

  it('lies inside the level', () => {
    expect(placed(50, weak([950, 40]))).toBe(950);
    expect(placed(50, weak([951, 40]))).toBeNull();
  });
});

it('files in hundreds of pieces were made to be, and nothing of them is placed', () => {
  const pieces = (count: number): Placed[] =>
    Array.from({ length: count }, () => ({ length: 1, index: null }));
  const says = (): Testimony => ({ strong: [500], weak: [] });
  expect(placed(1, says, undefined, pieces(499))).not.toBeNull();
  expect(placed(1, says, undefined, pieces(500))).toBeNull();
});

describe('runs whose numbers are all unknown', () => {
  /** Numbers of the runs of headers and bodies, when the bodies name the headers that begin `ahead` of them. */
  function floating(ahead: number | null, fit: Fit = 'like'): { headers: Headers[]; bodies: Placed[] } {
    const headers: Headers[] = [
      { row: 0, length: 5, index: null },
      { row: 5, length: 40, index: null },
    ];
    const bodies: Placed[] = [{ length: 30, index: null }];
    const witness: Witness<Headers, Placed> = {
      testify: (_, at) => (ahead === null ? NOTHING : { strong: [5 + ahead + at], weak: [] }),
      find: (row): Found<Headers> | null =>
        row < 5 ? { run: headers[0]!, at: row } : row < 45 ? { run: headers[1]!, at: row - 5 } : null,
      fit: () => fit,
      bodyChanges: () => [],
      headerChanges: () => [],
    };
    align({ headers, bodies, count: null }, witness);
    return { headers, bodies };
  }

  it('are placed by each other', () => {
    for (const ahead of [0, 10, 25, -3]) {
      const { headers, bodies } = floating(ahead);
      expect(bodies[0]!.index! - headers[1]!.index!).toBe(ahead);
    }
  });

  it('stay without numbers when nothing says which bodies belong to which headers', () => {
    for (const { headers, bodies } of [floating(null), floating(10, 'impossible')]) {
      expect([...headers, ...bodies].map(({ index }) => index)).toEqual([null, null, null]);
    }
  });
});
