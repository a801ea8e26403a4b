// Lists of tagged properties of Unreal Engine 3 to 5, for formats of packages: read twice, for the references in them
// and for their values.

import type { Cursor } from '../../bytes/cursor.ts';
import { tryRead } from '../../bytes/format-error.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { GraphSink } from '../../graph/sink.ts';
import type { PropertyValue } from '../../graph/values.ts';
import { PropertyDecoder } from './decode/decode.ts';
import type { EngineFacts } from './engine-facts.ts';
import type { UnrealGame } from './game.ts';
import { PropertyScan } from './scan/scan.ts';

/** The oldest engine whose tags have names as text: what is left out of the facts has not come yet. */
const OLDEST: EngineFacts = {
  completeTypeNames: false,
  doubles: false,
  invariantTexts: false,
  wideArguments: false,
  softParts: 1,
  structGuids: false,
  innerTags: false,
  propertyGuids: false,
};
const GAME: UnrealGame = {
  structs: new Map(),
  references: 'path',
  structOfContainer: () => null,
  trailingReference: false,
};

/** Moves over the list of a node, up to its "None": each reference in it becomes an edge, and each fault an issue. */
export function scanTags(
  cursor: Cursor,
  sink: GraphSink,
  node: NodeId,
  { owner = '', facts = {} }: TagListOptions = {},
): void {
  const version = { ...OLDEST, ...facts };
  const scan = new PropertyScan(cursor, sink, GAME, version);
  scan.begin(node, version);
  scan.properties(sink.texts.add(owner));
  scan.end();
}

/** The properties of a list, up to its "None" or to the first that cannot be read. */
export function decodeTags(
  cursor: Cursor,
  { owner = '', facts = {} }: TagListOptions = {},
): readonly PropertyValue[] {
  const found: PropertyValue[] = [];
  const decoder = new PropertyDecoder(cursor, { ...OLDEST, ...facts }, GAME);
  tryRead(() => decoder.properties(owner, undefined, found), null);
  return found;
}

export interface TagListOptions {
  /** The class that has the list. */
  readonly owner?: string;
  /** The engine's later features, of those that came after Unreal Engine 3. */
  readonly facts?: Partial<EngineFacts>;
}
