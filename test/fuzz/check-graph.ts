// Invariants of every graph, whatever it was read from: no number in a column leads outside, references can be followed
// back, nothing claims bytes that are not there.

import type { Graph } from '../../src/graph/graph.ts';
import { type EdgeId, NODE_KINDS, type NodeId } from '../../src/graph/ids.ts';

/** Nodes whose path is looked up again. */
const LOOKED_UP = 200;

/** @throws Error that says what does not hold */
export function checkGraph(graph: Graph): void {
  checkNodes(graph);
  checkEdges(graph);
  checkPaths(graph);
  checkIssues(graph);
  const { files, opaqueBytes, image } = graph.data;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  holds(bytes === image.length, `files of ${bytes} bytes in an image of ${image.length}`);
  holds(opaqueBytes >= 0 && opaqueBytes <= bytes, `${opaqueBytes} of ${bytes} bytes are not understood`);
}

function checkNodes({ data, count, texts }: Graph): void {
  const { nodes, levels, joins, classes, image } = data;
  holds(nodes.class.length === count && nodes.parent.length === count, 'columns of nodes differ in length');
  for (let row = 0; row < count; row++) {
    const place = `node ${row}`;
    holds(nodes.kind[row]! < NODE_KINDS.length, `${place}: kind ${nodes.kind[row]}`);
    holds(nodes.class[row]! < classes.path.length, `${place}: class ${nodes.class[row]}`);
    holds(nodes.text[row]! < texts.count, `${place}: text ${nodes.text[row]}`);
    holds(nodes.level[row]! <= levels.length, `${place}: level ${nodes.level[row]}`);
    const parent = nodes.parent[row]!;
    holds(parent >= -1 && parent < count, `${place}: parent ${parent}`);
    const join = nodes.join ? nodes.join[row]! : 0;
    holds(join <= joins.length, `${place}: join ${join}`);
    holds(join === 0 || (parent >= 0 && parent < row), `${place}: made of its parent ${parent}`);
    const [at, size] = [nodes.spanAt[row]!, nodes.spanSize[row]!];
    holds(at + size <= image.length, `${place}: span of ${size} bytes at ${at} of ${image.length}`);
    if (row >= nodes.x.length) continue;
    const [x, y, z] = [nodes.x[row]!, nodes.y[row]!, nodes.z[row]!];
    const isWhole = Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z);
    holds(isWhole || Number.isNaN(x), `${place}: placed at ${x}, ${y}, ${z}`);
  }
}

function checkEdges({ data, count, edges }: Graph): void {
  const { start, source, target, label, at, back } = edges;
  holds(start[0] === 0 && start[count] === edges.count, 'edges do not end at their count');
  holds(back.start[count] === edges.count && back.order.length === edges.count, 'reverse edges are missing');
  for (let row = 0; row < count; row++) {
    holds(start[row]! <= start[row + 1]!, `edges of node ${row} run backwards`);
    for (let edge = start[row]!; edge < start[row + 1]!; edge++) {
      holds(source[edge] === row, `edge ${edge} begins at ${source[edge]}, not at ${row}`);
    }
    for (let place = back.start[row]!; place < back.start[row + 1]!; place++) {
      const edge = back.order[place]!;
      holds(target[edge] === row, `edge ${edge} ends at ${target[edge]}, not at ${row}`);
      holds(
        place === back.start[row] || back.order[place - 1]! < edge,
        `edge ${edge} comes back out of order`,
      );
    }
  }
  for (let edge = 0; edge < edges.count; edge++) {
    holds(target[edge]! < count, `edge ${edge} ends at ${target[edge]}`);
    holds(label[edge]! < data.labels.length, `edge ${edge}: label ${label[edge]}`);
    holds(at[edge]! <= data.image.length, `edge ${edge} stands at ${at[edge]} of ${data.image.length}`);
  }
}

/** A path belongs to one node, and leads to it. */
function checkPaths(graph: Graph): void {
  const step = Math.ceil(graph.count / LOOKED_UP);
  for (let row = 0; row < graph.count; row += step) {
    const path = graph.path(row as NodeId);
    const found = graph.find(path);
    holds(found === row, `node ${row} is found as ${found} by its path ${JSON.stringify(path)}`);
  }
}

function checkIssues({ data, count }: Graph): void {
  const sizes = new Map(data.files.map(({ name, size }) => [name, size]));
  const reported = data.issues.filter(({ info }) => !info).length;
  holds(reported <= data.issueCount, `${reported} issues, counted as ${data.issueCount}`);
  for (const { code, message, node, offset, file } of data.issues) {
    holds(code !== '' && message !== '', 'an issue says nothing');
    holds(node === null || (node >= 0 && node < count), `an issue of node ${node}`);
    holds(offset === null || (Number.isSafeInteger(offset) && offset >= 0), `an issue at ${offset}`);
    const size = sizes.get(file.replace(/, inflated$/, ''));
    const isInside = offset === null || size === undefined || !file.endsWith(', inflated') || offset <= size;
    holds(isInside, `an issue at ${offset} of ${size} bytes: ${message}`);
  }
}

/** What walking along every edge shows. */
export function checkReferences(graph: Graph): void {
  for (let edge = 0; edge < graph.edges.count; edge++) {
    const source = graph.edges.source[edge]! as NodeId;
    const found = graph.edgeAt(source, graph.edges.at[edge]!);
    holds(found !== null, `edge ${edge} is not found by its place`);
    graph.referencePath(edge as EdgeId);
  }
}

function holds(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise);
}
