// Tries what a package's decoder makes of a save, where the save is read and within the limits of reading: what a query
// decodes later was decoded before. Objects that cannot be decoded are issues.

import { FormatError } from '../../bytes/format-error.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { Decoder, IssueRecord } from '../../graph/sink.ts';
import type { PropertyValue, Value } from '../../graph/values.ts';
import type { PostedSave } from '../save.ts';

/** As deep as tagged properties may nest. */
const MOST_DEPTH = 64;
/** Issues that are kept; more nodes are only marked. */
const MOST_ISSUES = 1000;

export function decodeAll(data: PostedSave, decoder: Decoder): PostedSave {
  const { graph } = data;
  const found: IssueRecord[] = [];
  const unlisted: number[] = [];
  for (let node = 0; node < graph.nodes.count; node++) {
    try {
      if (graph.nodes.spanSize[node]! > 0) checkDepth(decoder.properties(node as NodeId), 0);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const { code, message, file, offset } = error;
      if (found.length === MOST_ISSUES) unlisted.push(node);
      else found.push({ code, message, file, offset, path: null, node: node as NodeId });
    }
  }
  if (found.length === 0) return data;
  return {
    ...data,
    graph: {
      ...graph,
      issues: [...graph.issues, ...found],
      issueCount: graph.issueCount + found.length + unlisted.length,
      unlistedNodes: Uint32Array.from([...graph.unlistedNodes, ...unlisted].sort((a, b) => a - b)),
    },
  };
}

/** @throws FormatError LIMIT, without which a query would throw something else */
function checkDepth(fields: readonly PropertyValue[], depth: number): void {
  for (const { value } of fields) checkValue(value, depth);
}

function checkValue(value: Value, depth: number): void {
  if (depth > MOST_DEPTH) {
    const expected = `values nested at most ${MOST_DEPTH} deep`;
    throw new FormatError({ code: 'LIMIT', file: '', offset: 0, expected, found: 'one more' });
  }
  if (typeof value !== 'object' || value === null) return;
  if (value.kind === 'struct') checkDepth(value.fields, depth + 1);
  else if (value.kind === 'list') for (const item of value.items) checkValue(item, depth + 1);
  else if (value.kind === 'map') {
    for (const entry of value.entries) {
      checkValue(entry.key, depth + 1);
      checkValue(entry.value, depth + 1);
    }
  }
}
