// What the serving thread and the threads that answer for it say to each other. Plain data; graphs lie on shared
// memory.

import type { MessagePort } from 'node:worker_threads';
import type { RequestLimits } from '../../api/budget/limits.ts';
import type { MutationOutcomes } from '../../api/context/mutation-outcomes.ts';
import type { MapFileName } from '../../api/map/map-files.ts';
import type { BulkRequest } from '../../bulk/bulk-table.ts';
import type { Made } from '../../graph/finished/made-indexes.ts';
import type { ChangeKind } from '../../library/changes.ts';
import type { PostedError } from '../../library/load-error.ts';
import type { ReadJob } from '../../library/read/read-job.ts';
import type { SaveEntry } from '../../library/save.ts';
import type { SaveData } from '../../library/save-data.ts';
import type { IndexName } from './index-desk.ts';
import type { EntryQuestion } from './lent-entries.ts';

/** A request as it came, and what its answer is to say beside its data. */
export interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
  readonly explain: boolean;
  readonly showsCost: boolean;
  /** Limits that are not the usual ones. */
  readonly limits?: Partial<RequestLimits>;
  /** Of a mutation or subscription. */
  readonly happened?: Happened;
}

/**
 * What the serving thread has done of a mutation, or heard of for a subscription: what is selected of it is left to be
 * answered.
 */
export type Happened =
  | { readonly is: 'mutation'; readonly outcomes: MutationOutcomes }
  /** `save`: see SaveEntry.key. */
  | { readonly is: 'event'; readonly kind: ChangeKind; readonly save: string };

/** One content of a save. */
export interface SaveContent {
  readonly slug: string;
  /** See contentName. */
  readonly content: string;
}

/** A file of columns that a map is drawn from. */
export interface MapTask {
  readonly kind: 'map';
  readonly save: SaveContent;
  readonly file: MapFileName;
}

/** A table of objects, of which only the rows are found, and the columns read for all threads; or all of its bytes. */
export interface TableTask {
  readonly kind: 'table';
  readonly save: SaveContent;
  readonly request: BulkRequest;
  /** Of the bytes; null for the rows. */
  readonly format: string | null;
  readonly limits: Partial<RequestLimits>;
}

/** An answer, as it was written, of which rows are to be made. */
export interface RowsTask {
  readonly kind: 'rows';
  readonly answer: Uint8Array;
  /** See flatRows. */
  readonly list: string | null;
}

export interface QuestionTask {
  readonly kind: 'question';
  readonly question: Question;
}

export type Task = QuestionTask | MapTask | TableTask | RowsTask;

/** What a thread made: of a table without a format, the numbers of its rows. */
export interface Result {
  readonly body: Uint8Array;
  readonly table?: TableFacts;
}

export interface TableFacts {
  /** How many rows match, before the table is cut. */
  readonly totalCount: number;
  readonly warnings: readonly string[];
}

/** What an answering thread opens its library with: the same saves, in the same places. */
export interface ThreadOptions {
  readonly paths: readonly string[];
  /** The folder for uploads. */
  readonly uploads?: string;
  readonly names?: string;
  readonly layouts?: string;
  readonly gameData?: string;
  readonly factories?: string;
  /** Whether the schema may be asked for. Default yes. */
  readonly introspection?: boolean;
}

/** Where replies come, also to a thread that has no time to listen. */
export interface ReplyPlace {
  readonly port: MessagePort;
  /** One number, counted up with every reply. */
  readonly signal: Int32Array;
}

/** What a thread is started with. */
export interface ThreadData {
  readonly opens: ThreadOptions;
  /** Whether the serving thread has saves of a store. */
  readonly hasStore: boolean;
  readonly place: ReplyPlace;
}

export type ToThread =
  /** `cancelled`: one number, 1 when the client is gone. */
  | {
      readonly kind: 'ask';
      readonly task: Task;
      readonly cancelled: Int32Array;
      readonly states: SaveStates;
    }
  | { readonly kind: 'keep'; readonly states: SaveStates }
  | { readonly kind: 'lent'; readonly content: string; readonly loan: Loan }
  | { readonly kind: 'forget'; readonly index: IndexName };

/** What became of the saves that the serving thread was asked for, by SaveEntry.key; all others are only listed. */
export type SaveStates = ReadonlyMap<string, SavedState>;

export interface SavedState {
  readonly content: string;
  /** Why it cannot be read; null when its graph is in memory. */
  readonly error: PostedError | null;
}

/** A graph; why there is none; or null when that says nothing of the save, and the serving thread should answer. */
export type Loan = LentGraph | { readonly error: PostedError } | null;

export interface LentGraph {
  readonly data: SaveData;
  /** What both sides call the graph. */
  readonly number: number;
}

export type FromThread =
  | { readonly kind: 'ready' }
  /** Wants the graph of a save that the serving thread has, or reads. */
  | { readonly kind: 'borrow'; readonly content: string }
  /** Wants an index that another may have made: the reply comes to its place. */
  | { readonly kind: 'take'; readonly index: IndexName; readonly request: number }
  /** Wants a save of the store: the reply comes to the same place. */
  | { readonly kind: 'find'; readonly question: EntryQuestion; readonly request: number }
  /** Made it, or did not. */
  | { readonly kind: 'put'; readonly index: IndexName; readonly made: Made | null }
  /** `millis`: how long the answer took the thread. `used`: indexes that it looked at. */
  | {
      readonly kind: 'answered';
      readonly result: Result;
      readonly millis: number;
      readonly used: readonly IndexName[];
    }
  /** What was asked for cannot be, in words for the client. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly extensions: Readonly<Record<string, unknown>>;
    }
  /** Nothing to be ashamed of: the serving thread answers by itself. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'fault'; readonly text: string; readonly id: string };

/** Names one content of the files of one save, alike on all threads. */
export function contentName({ format, files, part }: Pick<ReadJob, 'format' | 'files' | 'part'>): string {
  return JSON.stringify([format, part, files.map(({ name, size, stamp }) => [name, size, stamp ?? null])]);
}

/** The same of a save that is listed. */
export function contentOf({ format, files, claim }: SaveEntry): string {
  return contentName({ format: format.id, files, part: claim.part ?? null });
}
