// The parents that resolvers receive: row numbers with the save they belong to, never copies of the data.

import type { ChangeRow } from '../games/shared/changes.ts';
import type { ListOwner } from '../games/shared/game.ts';
import type { ClassId, EdgeId, NodeId } from '../graph/ids.ts';
import type { RawTable } from '../graph/raw-table.ts';
import type { IssueRecord } from '../graph/sink.ts';
import type { PropertyValue, Value } from '../graph/values.ts';
import type { SaveWorld } from '../library/catalogue/catalogue.ts';
import type { ReadySave, SaveEntry } from '../library/save.ts';
import type { Changed, GraphDiff } from '../query/diff/diff.ts';
import type { Group } from '../query/groups/groups.ts';
import type { ListValues } from '../query/lists/list-values.ts';
import type { ListPage } from '../query/pages/page.ts';
import type { Hit } from '../query/search/search.ts';
import type { Neighbour } from '../query/walks/nearest.ts';
import type { Walk } from '../query/walks/walk.ts';
import type { AcrossGroup, AcrossResult } from '../store/across/across.ts';
import type { KeyPage } from './context/key-page.ts';

export interface ObjectParent {
  readonly save: ReadySave;
  readonly node: NodeId;
  /** The values of the page that the object is listed on. */
  readonly values?: ListValues | undefined;
}

export interface ClassParent {
  readonly save: ReadySave;
  readonly class: ClassId;
}

export interface ReferenceParent {
  readonly save: ReadySave;
  readonly edge: EdgeId;
}

export interface PropertyParent {
  readonly save: ReadySave;
  readonly node: NodeId;
  /** A path of the node that leads to the property, possibly among others. */
  readonly path: string;
  readonly value: Value;
  /** The property itself, decoded on demand. */
  readonly property: PropertyValue;
}

/** One file of a save, by its name below the save. */
export interface FileParent {
  readonly entry: SaveEntry;
  readonly name: string;
}

export type RawTableParent = RawTable;

export interface IssueParent extends IssueRecord {
  readonly save: ReadySave;
}

/** A page of objects; aggregates use the whole list that it belongs to. */
export interface ObjectList {
  readonly save: ReadySave;
  readonly page: ListPage;
}

export type ClassList = FoundList<ClassParent>;

export interface ReferenceList extends FoundList<ReferenceParent> {
  /** OUT: references of the object, `target` is the far end. IN: references to it. */
  readonly direction: 'OUT' | 'IN';
}

export interface IssueList extends FoundList<IssueParent> {
  readonly totalCount: number;
}

export type GroupListParent = FoundList<GroupParent>;

export interface GroupParent {
  readonly save: ReadySave;
  readonly group: Group;
  /** Identifies the list that was grouped, for cursors. */
  readonly name: unknown;
}

export interface WalkParent {
  readonly save: ReadySave;
  readonly walk: Walk;
  /** Positions in the walk to show. */
  readonly shown: ArrayLike<number>;
}

export interface VisitedParent {
  readonly save: ReadySave;
  readonly walk: Walk;
  /** Position in the walk. */
  readonly at: number;
}

/** A path through the graph, with one edge fewer than rows. */
export interface GraphPathParent {
  readonly save: ReadySave;
  readonly rows: readonly number[];
  readonly edges: readonly number[];
}

export interface ComponentParent {
  readonly save: ReadySave;
  readonly rows: Uint32Array;
}

export interface NeighbourParent extends Neighbour {
  readonly save: ReadySave;
}

export interface HitParent extends Hit {
  readonly save: ReadySave;
}

/** A page of anything: `entry` makes the entry of a row of the page. */
export interface FoundList<T> {
  readonly page: ListPage;
  readonly entry: (row: number) => T;
}

export type HitList = FoundList<HitParent>;
export type NeighbourList = FoundList<NeighbourParent>;
export type ComponentList = FoundList<ComponentParent>;
export type WorldList = KeyPage<SaveWorld>;

export interface DiffParent {
  readonly before: ReadySave;
  readonly after: ReadySave;
  readonly diff: GraphDiff;
}

export type ChangeList = FoundList<ChangeParent>;

export interface ChangeParent {
  readonly pair: DiffParent;
  readonly change: Changed;
}

export type SaveList = KeyPage<SaveEntry>;

export interface WorldChangesParent extends ListOwner {
  readonly from: SaveEntry;
  readonly to: SaveEntry;
  readonly rows: readonly ChangeRow[];
  /** Damage in words. */
  readonly hidden: readonly string[];
}

export interface HistoryPointParent {
  readonly world: string;
  readonly savedAt: string;
  readonly isFileTime: boolean;
  readonly playSeconds: number | null;
  readonly branch: number;
  readonly slug: string;
  readonly figure: string;
  readonly item: string;
  readonly value: number;
  readonly save: SaveEntry | null;
}

export interface HistoryList extends FoundList<HistoryPointParent> {
  readonly saves: number;
  readonly unread: number;
  readonly failed: number;
  readonly undated: number;
}

/** A group whose median is queried only when it is selected. */
export interface AcrossGroupParent extends AcrossGroup {
  medianOf(group: AcrossGroup): Promise<number>;
}

export interface AcrossPageParent extends AcrossResult {
  medianOf(group: AcrossGroup): Promise<number>;
}
