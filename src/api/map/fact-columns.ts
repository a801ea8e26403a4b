// One fact about everything that has a position, as a column in the order of `placedObjects`: a property under
// any path, or an attribute that the game's view knows, such as the recipe of a machine.

import { lastPart } from '../../graph/finished/paths.ts';
import type { NodeId } from '../../graph/ids.ts';
import { textIn, type Value } from '../../graph/values.ts';
import type { ReadySave } from '../../library/save.ts';
import { valuesOn } from '../../query/values/node-values.ts';
import { numberIn, pathIn } from '../../query/values/property-path.ts';
import { viewOf } from '../games/open.ts';
import { columnFile, type FileColumn, TextColumn } from './column-file.ts';
import { paced } from './paced.ts';
import { NO_ROW, placedNodes, rowByNode } from './placed-objects.ts';

/** A column of numbers or texts, by the type of the attribute; null when the game has no such attribute. */
export async function attributeColumn(save: ReadySave, name: string): Promise<Uint8Array | null> {
  const attribute = viewOf(save)?.mapView?.attributes?.find((known) => known.name === name);
  if (!attribute) return null;
  const nodes = placedNodes(save.graph);
  const rowOf = rowByNode(save.graph, nodes);
  const numbers = new Float32Array(nodes.length).fill(Number.NaN);
  const texts = new TextColumn(nodes.length);
  await paced(attribute.values(), ([node, value]) => {
    const row = rowOf[node] ?? NO_ROW;
    if (row === NO_ROW) return;
    if (typeof value === 'number') numbers[row] = value;
    else texts.set(row, value);
  });
  return factFile(attribute.type === 'number' ? { name, data: numbers } : texts.finish(name));
}

/**
 * The first value of each object under a property path: a column of numbers (NaN for none) if all are numbers,
 * otherwise of texts.
 * @throws QueryError BAD_FILTER for a bad path
 */
export async function propertyColumn(save: ReadySave, path: string): Promise<Uint8Array> {
  const { graph } = save;
  const property = pathIn(graph, path, 'property');
  const nodes = placedNodes(graph);
  const numbers = new Float32Array(nodes.length).fill(Number.NaN);
  const texts = new TextColumn(nodes.length);
  let areNumbers = true;
  const titleOf = (name: string): string => viewOf(save)?.title(name) ?? name;
  await paced(nodes, (node, row) => {
    const [first] = valuesOn(graph, node as NodeId, property);
    if (!first) return;
    const number = numberIn(first.value);
    if (number !== null) numbers[row] = number;
    else areNumbers = false;
    const text = shownText(first.value, titleOf);
    if (text !== null) texts.set(row, text);
  });
  return factFile(areNumbers ? { name: path, data: numbers } : texts.finish(path));
}

function factFile(column: FileColumn): Uint8Array {
  return columnFile({ rows: column.data.length }, [column]);
}

const MOST_TEXT = 120;

/** Null for structs, lists and bytes, which cannot be shown as a colour. */
function shownText(value: Value, titleOf: (name: string) => string): string | null {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'object' && value?.kind === 'reference')
    return value.path === '' ? null : titleOf(lastPart(value.path)).slice(0, MOST_TEXT);
  const text = textIn(value) ?? numberIn(value)?.toString() ?? null;
  return text === null ? null : text.slice(0, MOST_TEXT);
}
