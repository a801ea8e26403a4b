// The level of detail and the finding of things, without a browser: bounded at every zoom, and the same as looking at everything.

import { expect, it } from 'vitest';
import { alikeItems } from '../../web/map/engine/alike.ts';
import { drawingOrder } from '../../web/map/engine/drawing-order.ts';
import { ItemIndex } from '../../web/map/engine/index-of-items.ts';
import { MOST_PRIMITIVES, makePicture, primitives, type Scene } from '../../web/map/engine/make-picture.ts';
import { type Items, type Lines, NO_ITEM, POINT_WORDS, type View } from '../../web/map/engine/scene.ts';
import { readColumnFile } from '../../web/net/columns.ts';

const SIDE = 100_000;

/** The same numbers every time. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function sceneOf(count: number, lineCount = 0): Scene {
  const random = randomly(count);
  const floats = (make: () => number): Float32Array => Float32Array.from({ length: count }, make);
  const items: Items = {
    x: floats(() => random() * SIDE),
    y: floats(() => random() * SIDE),
    z: floats(() => random() * 1000),
    yaw: floats(() => random() * 6),
    halfX: floats(() => 50 + random() * 400),
    halfY: floats(() => 50 + random() * 400),
    rank: Uint8Array.from({ length: count }, () => Math.floor(random() * 8)),
    mark: Uint8Array.from({ length: count }, () => Number(random() < 0.002)),
    perMetre: 100,
  };
  const index = new ItemIndex(items);
  const lines = lineCount === 0 ? null : linesOf(items, lineCount, random);
  if (lines) index.setLines(lines);
  const colors = new Uint32Array(count).fill(0xff00ff00);
  return { items, index, lines, colors, order: drawingOrder(items), alike: alikeItems(items) };
}

const POINTS = 12;

function linesOf({ x, y }: Items, count: number, random: () => number): Lines {
  const xs = new Float32Array(count * POINTS);
  const ys = new Float32Array(count * POINTS);
  for (let line = 0; line < count; line++) {
    for (let point = 0; point < POINTS; point++) {
      xs[line * POINTS + point] = x[line]! + point * 150;
      ys[line * POINTS + point] = y[line]! + random() * 300;
    }
  }
  return {
    item: Uint32Array.from({ length: count }, (_, line) => (line % 50 === 0 ? NO_ITEM : line)),
    end: Uint32Array.from({ length: count }, (_, line) => (line + 1) * POINTS),
    x: xs,
    y: ys,
    width: new Float32Array(count).fill(200),
    flows: new Uint8Array(count),
  };
}

const viewAt = (scale: number): View => ({ x: SIDE / 2, y: SIDE / 2, scale, width: 1280, height: 800 });
const ZOOMS = [0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.2, 1, 4];

const scene = sceneOf(200_000, 20_000);

it.each(ZOOMS)('a picture is bounded at %f pixels a unit', (scale) => {
  const picture = makePicture(scene, viewAt(scale));
  expect(primitives(picture)).toBeLessThanOrEqual(MOST_PRIMITIVES);
  expect(primitives(picture)).toBeGreaterThan(0);
});

it('a picture covers the screen and as much around it', () => {
  const view = viewAt(0.05);
  const { minX, maxX, minY, maxY } = makePicture(scene, view);
  expect([maxX - minX, maxY - minY]).toEqual([(2 * 1280) / 0.05, (2 * 800) / 0.05]);
});

it('a picture far out, has a point wherever a few pixels hold something', () => {
  const few = sceneOf(500);
  const view = viewAt(0.0015);
  const picture = makePicture(few, view);
  const points = [picture.points, picture.marks].flatMap((buffer) => {
    const words = new Float32Array(buffer);
    return Array.from({ length: words.length / POINT_WORDS }, (_, at) => [
      words[at * POINT_WORDS]! + picture.origin[0],
      words[at * POINT_WORDS + 1]! + picture.origin[1],
    ]);
  });
  const reach = 4 / view.scale;
  few.items.x.forEach((x, item) => {
    const y = few.items.y[item]!;
    expect(points.some(([px = 0, py = 0]) => Math.abs(px - x) <= reach && Math.abs(py - y) <= reach)).toBe(
      true,
    );
  });
});

it('a picture near, has a box for everything that is on the screen', () => {
  const few = sceneOf(300);
  const view = { x: 50_000, y: 50_000, scale: 0.05, width: 2000, height: 2000 };
  const { boxCount, markCount, minX, maxX, minY, maxY } = makePicture(few, view);
  const inside = [...few.items.x.keys()].filter((item) => {
    const [x, y] = [few.items.x[item]!, few.items.y[item]!];
    const reach = few.items.halfX[item]! + few.items.halfY[item]!;
    return x + reach >= minX && x - reach <= maxX && y + reach >= minY && y - reach <= maxY;
  });
  expect(boxCount + markCount).toBe(inside.length);
});

it('a picture paints one of those that lie exactly over each other, unless they let others be seen', () => {
  const few = sceneOf(300);
  const copies = 20;
  const repeated = (column: Float32Array): Float32Array =>
    Float32Array.from({ length: column.length * copies }, (_, at) => column[at % column.length]!);
  const many = few.items.x.length * copies;
  const items: Items = {
    ...few.items,
    x: repeated(few.items.x),
    y: repeated(few.items.y),
    z: Float32Array.from({ length: many }, (_, at) => at),
    yaw: repeated(few.items.yaw),
    halfX: repeated(few.items.halfX),
    halfY: repeated(few.items.halfY),
    rank: new Uint8Array(many),
    mark: new Uint8Array(many),
  };
  const colors = new Uint32Array(many).fill(0xff0000ff);
  const index = new ItemIndex(items);
  const scene = { items, index, lines: null, colors, order: drawingOrder(items), alike: alikeItems(items) };
  const view = { x: 50_000, y: 50_000, scale: 0.05, width: 2000, height: 2000 };
  const alone = makePicture(
    {
      ...few,
      items: { ...few.items, mark: new Uint8Array(300) },
      index: new ItemIndex({ ...few.items, mark: new Uint8Array(300) }),
    },
    view,
  );
  expect(alone.boxCount).toBeGreaterThan(50);
  expect(makePicture(scene, view).boxCount).toBe(alone.boxCount);
  const dimmed = colors.map((color, item) => (item < many / 2 ? color : color & 0x26ffffff));
  const uppermost = makePicture({ ...scene, colors: dimmed }, view);
  expect(uppermost.boxCount).toBe(alone.boxCount * (copies / 2 + 1));
});

it('a picture leaves out what is not to be seen', () => {
  const hidden = { ...scene, colors: new Uint32Array(scene.colors.length) };
  expect(primitives(makePicture(hidden, viewAt(0.02)))).toBe(0);
});

const { items, index } = sceneOf(3000);
const all = [...items.x.keys()];

it('finding picks something that covers the point, whenever anything does', () => {
  const random = randomly(7);
  for (let turn = 0; turn < 300; turn++) {
    const [x, y] = [random() * SIDE, random() * SIDE];
    const covering = all.filter((item) => covers(items, item, x, y));
    const picked = index.pick(x, y, 0.01, () => true);
    if (covering.length === 0) expect(picked).toBeNull();
    else expect(covering).toContain(picked);
  }
});

it('finding selects in boxes and polygons what a look at everything finds', () => {
  const box = { kind: 'box', minX: 20_000, minY: 30_000, maxX: 61_000, maxY: 44_000 } as const;
  const inBox = all.filter((item) => {
    const [x, y] = [items.x[item]!, items.y[item]!];
    return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
  });
  expect([...index.select(box, () => true)]).toEqual(inBox);
  // A triangle: on the inner side of each of its edges.
  const [a, b, c] = [
    [10_000, 10_000],
    [90_000, 20_000],
    [40_000, 80_000],
  ] as const;
  const side = (from: readonly number[], to: readonly number[], item: number): number =>
    (to[0]! - from[0]!) * (items.y[item]! - from[1]!) - (to[1]! - from[1]!) * (items.x[item]! - from[0]!);
  const inside = all.filter((item) => side(a, b, item) > 0 && side(b, c, item) > 0 && side(c, a, item) > 0);
  expect(inside.length).toBeGreaterThan(300);
  expect([...index.select({ kind: 'polygon', points: [a, b, c] }, () => true)]).toEqual(inside);
  expect([...index.select(box, (item) => item % 2 === 0)]).toEqual(inBox.filter((item) => item % 2 === 0));
});

it.each([0, 3, 7, 8, 40])('columns %i bytes that are none are refused', (length) => {
  expect(() => readColumnFile(new ArrayBuffer(length))).toThrow('The server sent no columns.');
});

function covers({ x, y, yaw, halfX, halfY }: Items, item: number, px: number, py: number): boolean {
  const angle = -yaw[item]!;
  const [dx, dy] = [px - x[item]!, py - y[item]!];
  const [along, across] = [
    dx * Math.cos(angle) - dy * Math.sin(angle),
    dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
  return Math.abs(along) <= halfX[item]! && Math.abs(across) <= halfY[item]!;
}

it('the drawing order is by rank, then by height, then as the items come', () => {
  const { items } = sceneOf(5000);
  const z = items.z.map((height, item) => (item % 3 === 0 ? -height : item % 7 === 0 ? 0 : height));
  z[5] = -0;
  const expected = [...z.keys()].sort((a, b) => items.rank[a]! - items.rank[b]! || z[a]! - z[b]! || a - b);
  const order = [...drawingOrder({ ...items, z })];
  expect(order.length).toBe(expected.length);
  // Zeros of both signs are alike to comparing, not to bits: they alone may change places.
  order.forEach((item, at) => {
    if (z[item] !== 0) expect(item).toBe(expected[at]);
  });
});
