// What resolvers get as parents: row numbers with the save they belong to, never copies of the data.

import type { ClassId, EdgeId, NodeId } from '../graph/ids.ts';
import type { IssueRecord } from '../graph/sink.ts';
import type { PropertyValue } from '../graph/values.ts';
import type { ReadySave, SaveEntry } from '../library/save.ts';
import type { Listing } from '../query/page.ts';

export interface ObjectParent {
  readonly save: ReadySave;
  readonly node: NodeId;
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
  readonly property: PropertyValue;
}

/** One file of a save, by its name below the save. */
export interface FileParent {
  readonly entry: SaveEntry;
  readonly name: string;
}

export interface IssueParent {
  readonly save: ReadySave;
  readonly issue: IssueRecord;
}

/** A page of objects; aggregates look at the whole list behind it. */
export interface ObjectList {
  readonly save: ReadySave;
  readonly listing: Listing;
}

export interface ClassList {
  readonly save: ReadySave;
  readonly listing: Listing;
}

export interface ReferenceList {
  readonly save: ReadySave;
  readonly listing: Listing;
  /** What the references are seen from: its own (`target` is the far end) or those to it. */
  readonly direction: 'OUT' | 'IN';
}

export interface IssueList {
  readonly save: ReadySave;
  readonly listing: Listing;
}
