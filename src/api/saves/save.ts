// Save and its parts outside the graph: files, levels, counts. What the header says is answered at once;
// everything else loads the save first.

import { isAbsent } from '../../graph/finished/paths.ts';
import type { Graph } from '../../graph/graph.ts';
import { memoize } from '../../graph/made-once.ts';
import { newestWrite, type SavedFile } from '../../library/save.ts';
import { ignoreRejection, loaded, whenReady } from '../context/context.ts';
import { encodeId } from '../context/global-id.ts';
import { titleOfGame } from '../games/open.ts';
import type { FileParent } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { jsonSafe } from '../values/scalars.ts';
import { issuesOf } from './issues.ts';
import { rawTablesOf } from './raw.ts';
import { statsOf } from './stats.ts';

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

export const saveResolvers: Resolvers = {
  Save: {
    id: ({ key }) => encodeId('Save', key),
    format: ({ format }) => format.id,
    game: titleOfGame,
    title: ({ header }) => header.title,
    files: (entry) => entry.files.map(({ name }) => ({ entry, name })),
    header: ({ header }) => jsonSafe(header.fields),
    savedAt: ({ header }) => header.savedAt,
    modifiedAt: ({ files }) => isoTime(newestWrite(files)),
    playSeconds: ({ header }) => header.playSeconds,
    isBackup: ({ claim }) => claim.isBackup === true,
    units: ({ header }) => header.units,
    stats: (entry, _args, context) => whenReady(context, entry, statsOf),
    levels: (entry, _args, context) => whenReady(context, entry, ({ graph }) => countLevels(graph)),
    issues: (entry, args, context) => whenReady(context, entry, (save) => issuesOf(save, args)),
  },
  SaveFile: {
    bytes: (file) => onDisk(file)?.size ?? null,
    sha256: (parent, _args, { library }) => {
      const file = onDisk(parent);
      return file ? ignoreRejection(loaded(library.hash(file))) : null;
    },
    version: (file) => versionOf(file),
    raw: ({ entry, name: file }, { name }, context) =>
      whenReady(context, entry, (save) => rawTablesOf(save, file, name)),
  },
};

/** Undefined for one inside another file. */
function onDisk({ entry, name }: FileParent): SavedFile | undefined {
  return entry.files.find((file) => file.name === name);
}

/** Files of a save may have different versions. */
function versionOf({ entry: { files, header }, name }: FileParent): string {
  const at = files.findIndex((file) => file.name === name);
  return header.fileVersions?.[at] ?? header.version;
}

type Levels = readonly { readonly name: string; readonly objects: number }[];

const countLevels = memoize((graph: Graph): Levels => {
  const { levels, nodes } = graph.data;
  const counts = new Uint32Array(levels.length + 1);
  for (let row = 0; row < nodes.count; row++) if (!isAbsent(nodes.kind[row]!)) counts[nodes.level[row]!]!++;
  return levels.map((text, at) => ({ name: graph.text(text), objects: counts[at + 1]! }));
});
