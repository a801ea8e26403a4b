// The data of a lightweight subsystem to nodes and edges, when all objects have their rows.
// Source: docs/formats/satisfactory.md#lightweight-buildables.

import { FormatError } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { internString } from '../../unreal/fstring.ts';
import type { LightweightData } from '../bodies.ts';
import type { Reading } from '../reading.ts';
import { onlyZeros } from '../references.ts';
import type { LightweightRows } from '../state.ts';
import { bodyVersion } from '../versions.ts';
import { LightweightGroups } from './lightweight-groups.ts';
import { lightweight, walkLightweights } from './lightweights.ts';

/** What reading one subsystem gave. */
export interface LightweightResult {
  readonly rows: LightweightRows;
  readonly tombstones: number;
}

/** Removed instances leave their slot: they are counted, and are no nodes. */
interface Instance {
  readonly at: number;
  readonly node: NodeId | null;
}

export function readLightweights(reading: Reading, data: LightweightData): LightweightResult {
  const { cursor, scan, sink, rows, build } = reading;
  const { save, engine } = rows.contexts[data.context]!;
  const version = bodyVersion(save, engine, build);
  const outer = cursor.end;
  cursor.at = data.at;
  cursor.end = data.end;
  scan.begin(data.node, version);
  const { instances, own } = findInstances(reading, data.node);
  scan.end();
  cursor.end = data.end;
  for (const { at, node } of instances) {
    const links = sink.linkCount;
    cursor.at = at;
    scan.begin(node ?? data.node, version);
    scan.natives((reader) => lightweight(reader, own));
    if (node === null) sink.dropLinks(links);
  }
  cursor.end = outer;
  const nodes = instances.flatMap(({ node }) => (node === null ? [] : [node]));
  return {
    rows: { first: nodes[0] ?? 0, count: nodes.length, context: data.context, own },
    tombstones: instances.length - nodes.length,
  };
}

/** Walks the data and makes the nodes; what comes behind a fault stays opaque. */
function findInstances(reading: Reading, subsystem: NodeId): { instances: Instance[]; own: number } {
  const { cursor, scan, sink } = reading;
  const groups = new LightweightGroups(sink, subsystem);
  const instances: Instance[] = [];
  const links = sink.linkCount;
  const { references } = scan;
  let classes = 0;
  let own = 0;
  try {
    scan.natives((reader) => {
      own = walkLightweights(reader, {
        group: () => {
          groups.enter(internString(cursor, sink.texts));
          classes++;
        },
        instance: (index, at, end, tombstone) => {
          instances.push({ at, node: tombstone ? null : groups.add(index, at, end, cursor) });
        },
      });
    });
    if (cursor.left > 0 && !onlyZeros(cursor)) {
      throw cursor.error('TRAILING', 'the end of the lightweight buildables', `${cursor.left} more bytes`);
    }
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    scan.keepOpaque(cursor.left);
    reading.issue(error, subsystem);
  }
  // The walk only finds where instances end; their references are theirs, not the subsystem's.
  sink.dropLinks(links);
  scan.references = references + classes;
  return { instances, own };
}
