// Lists around a place, where levels have places of their own; satisfactory/answers/units.txt has those of one level,
// rimworld/answers/from-above.txt those that are refused.

import { expect, it } from 'vitest';
import { encodeId } from '../../src/api/context/global-id.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { askOf, type Json } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

const examples = openLibrary('examples');
const ask = askOf(examples);

it('finds only what is in the same level, where levels have places of their own', async () => {
  const games = new Set<string>();
  for (const entry of examples.entries.filter(({ header }) => header.units.isPerLevel)) {
    const { graph } = await examples.load(entry);
    const placed = Array.from({ length: graph.count }, (_, node) => node as NodeId).filter(
      (node) => graph.position(node) && graph.level(node) !== null && !graph.isAbsent(node),
    );
    const levels = [...new Set(placed.map((node) => graph.level(node)!))];
    if (levels.length < 2) continue;
    games.add(entry.format.id);
    for (const level of levels) {
      const id = encodeId(
        'SaveObject',
        entry.key,
        graph.path(placed.find((at) => graph.level(at) === level)!),
      );
      const within = `within: {sphere: {center: {object: "${id}"}, radius: 1e9}}`;
      const { data, extensions } = await ask(`{ save(id: "${entry.slug}") {
        nearest(object: "${id}", first: 1000) { nodes { object { level } } }
        objects(where: {${within}}, first: 1000) { nodes { level } }
        there: nearest(to: {x: 0, y: 0}, where: {level: {eq: ${JSON.stringify(level)}}}) { nodes { distance } } } }`);
      const { nearest, objects } = data.save;
      const found = [...nearest.nodes.map(({ object }: Json) => object), ...objects.nodes];
      expect(new Set(found.map((each) => each.level))).toEqual(new Set([level]));
      expect(JSON.stringify(extensions ?? {})).not.toContain('MIXED_LEVELS');
    }
    const { extensions } = await ask(
      `{ save(id: "${entry.slug}") { nearest(to: {x: 0, y: 0}, first: 1) { nodes { distance } } } }`,
    );
    expect(extensions).toMatchObject({ warnings: [{ code: 'MIXED_LEVELS', argument: 'to' }] });
    const box = 'within: {box: {minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9}}';
    const inOne = `level: {eq: ${JSON.stringify(levels[0])}}`;
    for (const [where, expected] of [
      [`not: {${box}}`, 'where.not.within'],
      [`${box}, ${inOne}`, undefined],
      [`and: [{${inOne}}, {or: [{${box}}]}]`, undefined],
    ]) {
      const answer = await ask(`{ save(id: "${entry.slug}") { objects(where: {${where}}) { totalCount } } }`);
      const { warnings = [] } = (answer.extensions ?? {}) as { warnings?: { argument: string }[] };
      expect(warnings.map(({ argument }) => argument)).toEqual(expected === undefined ? [] : [expected]);
    }
  }
  expect(games.size).toBeGreaterThan(0);
});
