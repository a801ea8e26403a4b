// Counts of what a save holds, computed from the columns of its graph.

import { damageInWords, mayLackObjects } from '../../games/shared/damage.ts';
import { INDEXES } from '../../graph/finished/made-indexes.ts';
import type { Graph } from '../../graph/graph.ts';
import { KIND, type NodeKind } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { ReadySave } from '../../library/save.ts';

export interface Stats {
  /** Kinds ACTOR, COMPONENT, EXPORT and RECORD. */
  readonly objects: number;
  readonly actors: number;
  readonly lightweights: number;
  readonly external: number;
  readonly missing: number;
  readonly classes: number;
  readonly references: number;
  /** References to what the save holds. */
  readonly resolved: number;
  readonly files: number;
  readonly bytes: number;
  readonly bytesUnderstood: number;
  readonly integrity: ReadySave['integrity'];
  /** Damage in words; null for a sound save. */
  readonly damage: string | null;
  readonly mayLackObjects: boolean;
  readonly issues: number;
  readonly infoIssues: number;
  readonly loadMillis: number;
  readonly memoryBytes: number;
  /** Bytes of what queries have made and keep at this moment. */
  readonly indexBytes: number;
}

const known = new WeakMap<Graph, Stats>();

/** Counted once per graph. */
export function statsOf(save: ReadySave): Stats {
  return getOrCreate(known, save.graph, () => count(save));
}

function count({ entry, graph, integrity, millis, memoryBytes }: ReadySave): Stats {
  const { data } = graph;
  const kinds = countKinds(data.nodes.kind);
  const of = (kind: NodeKind): number => kinds[KIND[kind]]!;
  const present = data.files.reduce((sum, { size }) => sum + size, 0);
  let classes = 0;
  for (const id of graph.classes) if (graph.classes.size(id) > 0) classes++;
  return {
    objects: of('ACTOR') + of('COMPONENT') + of('EXPORT') + of('RECORD'),
    actors: of('ACTOR'),
    lightweights: of('LIGHTWEIGHT'),
    external: of('EXTERNAL'),
    missing: of('MISSING'),
    classes,
    references: data.edges.count,
    resolved: countResolved(data.edges.target, data.nodes.kind),
    files: entry.files.length,
    bytes: present + data.missingBytes,
    bytesUnderstood: present - data.opaqueBytes,
    integrity,
    damage: damageInWords(graph),
    mayLackObjects: mayLackObjects(graph),
    issues: data.issueCount,
    infoIssues: data.noteCount,
    loadMillis: millis.total,
    memoryBytes,
    get indexBytes() {
      return INDEXES.bytesOf(graph);
    },
  };
}

// By index: the iterators of typed arrays take four times as long until they are compiled, and this runs once.

function countKinds(kinds: Uint8Array): Uint32Array {
  const counts = new Uint32Array(Object.keys(KIND).length);
  for (let row = 0; row < kinds.length; row++) counts[kinds[row]!]!++;
  return counts;
}

function countResolved(targets: Uint32Array, kinds: Uint8Array): number {
  const { EXTERNAL, MISSING } = KIND;
  let resolved = 0;
  for (let edge = 0; edge < targets.length; edge++) {
    const kind = kinds[targets[edge]!]!;
    if (kind !== EXTERNAL && kind !== MISSING) resolved++;
  }
  return resolved;
}
