// Makes a graph of any size, always the same: machines in rows of belts on a map, through the
// builder that formats write to.

import { GraphBuilder } from '../../src/graph/build/builder.ts';
import { Graph } from '../../src/graph/graph.ts';
import { NO_NODE, type NodeId } from '../../src/graph/ids.ts';
import type { PathJoin } from '../../src/graph/sink.ts';
import { dice } from '../../test/tools/random.ts';

const CLASSES = 200;
/** Side of the map. */
export const SIDE = 700_000;
const JOIN: PathJoin = { separator: '.', open: '_', close: '' };

export function madeWorld(nodes: number, edges: number): Graph {
  const { roll: random } = dice(1);
  const builder = new GraphBuilder();
  builder.image([{ name: 'made.bin', size: 64 }]);
  const { texts } = builder;
  const classes = Array.from({ length: CLASSES }, (_, at) =>
    builder.classOf(texts.add(`/Made/Class_${at}_C`)),
  );
  const words = Array.from({ length: CLASSES }, (_, at) => texts.add(`Class_${at}_C`));
  const root = builder.node('RECORD', builder.classOf(texts.add('/Made/World')), texts.add('World'));
  for (let at = 1; at < nodes; at++) {
    // A few classes have most of the nodes, as in real saves.
    const which = Math.floor(random() ** 3 * CLASSES);
    const node = builder.child('ACTOR', classes[which]!, root, JOIN, words[which]!, at);
    builder.place(node, random() * SIDE, random() * SIDE, random() * 10_000);
  }
  const belt = builder.label('NATIVE', 'next');
  // Evenly spaced nodes have two edges each: to the next such node, and to one further away.
  const steps = edges >> 1;
  const rowAt = (step: number): NodeId =>
    Math.floor((Math.min(steps - 1, Math.max(0, step)) / steps) * nodes) as NodeId;
  for (let edge = 0; edge < edges; edge++) {
    const step = edge >> 1;
    const to = edge % 2 === 0 ? step + 1 : step + Math.floor((random() - 0.5) * 1000);
    builder.link(rowAt(step), belt, rowAt(to), edge);
  }
  const data = builder.finish({ absent: () => ({ kind: 'MISSING' }), choose: () => NO_NODE });
  return new Graph(data, () => ({
    properties: (node) => [{ name: 'amount', index: 0, type: 'int', value: (node * 7) % 1000 }],
    outline: () => [],
    header: () => ({}),
    pose: () => ({ rotation: null, scale: null }),
    referencePath: () => null,
  }));
}
