// Everything in a save that has a position, as columns for drawing a map. Row n is the n-th object of
// `objects(where: {hasPosition: {eq: true}})`, so a row is the object's `offset` in that list.

import type { Graph } from '../../graph/graph.ts';
import { type ClassId, NODE_KINDS, type NodeId } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import { classTitles, titleOfGame, viewOf } from '../games/open.ts';
import { columnFile, narrowest } from './column-file.ts';
import { paced } from './paced.ts';

/** Nodes that have a position and are in the save, in row order. */
export function placedNodes(graph: Graph): Uint32Array {
  const { x } = graph.data.nodes;
  const rows = new Uint32Array(x.length);
  let count = 0;
  for (let row = 0; row < x.length; row++)
    if (!Number.isNaN(x[row]!) && !graph.isAbsent(row as NodeId)) rows[count++] = row;
  return rows.subarray(0, count);
}

/** Used in place of a row, for what has no position of its own, such as a wire. */
export const NO_ROW = 0xffffffff;

/** By node: its row among these nodes; NO_ROW for others. */
export function rowByNode(graph: Graph, nodes: Uint32Array): Uint32Array {
  const rows = new Uint32Array(graph.count).fill(NO_ROW);
  for (let row = 0; row < nodes.length; row++) rows[nodes[row]!] = row;
  return rows;
}

/** A file with the columns `class`, `kind`, `x`, `y`, `z` and `yaw` (radians about the up axis). */
export async function placedObjects(save: ReadySave): Promise<Uint8Array> {
  const { graph, entry } = save;
  const nodes = placedNodes(graph);
  const { kind, class: classes, x, y, z } = graph.data.nodes;
  const count = nodes.length;
  const looks = new Looks(save);
  const [classOf, kinds] = [new Uint32Array(count), new Uint8Array(count)];
  const [xs, ys, zs, yaws] = [0, 0, 0, 0].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const { units } = entry.header;
  const isUpY = units.upAxis?.endsWith('Y') ?? false;
  await paced(nodes, (node, row) => {
    classOf[row] = looks.indexOf(node as NodeId, classes[node]! as ClassId);
    kinds[row] = kind[node]!;
    [xs[row], ys[row], zs[row]] = [x[node]!, y[node]!, z[node]!];
    yaws[row] = yawOf(graph, node as NodeId, isUpY);
  });
  const header = {
    save: { slug: entry.slug, title: entry.header.title, format: entry.format.id, game: titleOfGame(entry) },
    units,
    rows: count,
    kinds: NODE_KINDS,
    classes: looks.all,
    attributes: (viewOf(save)?.mapView?.attributes ?? []).map(({ name, title, type }) => ({
      name,
      title,
      type,
    })),
  };
  return columnFile(header, [
    { name: 'class', data: narrowest(classOf, looks.all.length) },
    { name: 'kind', data: kinds },
    { name: 'x', data: xs },
    { name: 'y', data: ys },
    { name: 'z', data: zs },
    { name: 'yaw', data: yaws },
  ]);
}

/** Numbers classes in the order of their first use, or the names that the game gives to kinds of objects of a class. */
class Looks {
  readonly all: object[] = [];
  readonly #known = new Map<ClassId | string, number>();
  readonly #save: ReadySave;

  constructor(save: ReadySave) {
    this.#save = save;
  }

  indexOf(node: NodeId, id: ClassId): number {
    const map = viewOf(this.#save)?.mapView;
    const own = map?.objectLook?.(node);
    const key = own ? `${id} ${own.title} ${own.category} ${own.size}` : id;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { classes } = this.#save.graph;
    const look = own ?? map?.classLook(id) ?? { category: null, size: null };
    this.#known.set(key, this.all.length);
    return (
      this.all.push({
        path: classes.path(id),
        name: classes.name(id),
        title: classTitles(this.#save).title(id),
        ...look,
      }) - 1
    );
  }
}

function yawOf(graph: Graph, node: NodeId, isUpY: boolean): number {
  const rotation = graph.pose(node).rotation;
  if (!rotation) return 0;
  const [x = 0, y = 0, z = 0, w = 1] = rotation;
  const yaw = isUpY
    ? Math.atan2(2 * (w * y + x * z), 1 - 2 * (x * x + y * y))
    : Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
  return Number.isFinite(yaw) ? yaw : 0;
}
