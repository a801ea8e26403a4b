// The messages between the serving thread and its query threads. All plain data, except that graphs are
// in shared memory.

import type { MessagePort } from 'node:worker_threads';
import type { ClientAlert } from '../../alerts/alert.ts';
import type { RequestLimits } from '../../api/budget/limits.ts';
import type { MutationOutcomes } from '../../api/context/context.ts';
import type { MapFileName } from '../../api/map/map-files.ts';
import type { BulkRequest } from '../../bulk/bulk-table.ts';
import type { Made } from '../../graph/finished/made-indexes.ts';
import type { ChangeKind } from '../../library/changes.ts';
import type { PostedError } from '../../library/load-error.ts';
import type { ReadJob } from '../../library/read/read-job.ts';
import type { PostedSave, SaveEntry } from '../../library/save.ts';
import type { IndexName } from './shared-indexes.ts';
import type { StoreMethod, StoreResult } from './store-methods.ts';

/** A request as it came. `explain` and `showsCost`: reports in addition to the data. */
export interface QueryRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
  readonly explain: boolean;
  readonly showsCost: boolean;
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<RequestLimits>;
  /** Only for mutations and subscriptions. */
  readonly happened?: Happened;
}

/** The outcomes of a mutation, or the event of a subscription: only the selection is left to resolve. */
export type Happened =
  | { readonly is: 'mutation'; readonly outcomes: MutationOutcomes }
  /** `save`: see SaveEntry.key. */
  | { readonly is: 'event'; readonly kind: ChangeKind; readonly save: string; readonly alert?: ClientAlert };

/** One version of a save's files. */
export interface SaveVersion {
  /** See SaveEntry.key. */
  readonly key: string;
  /** See versionName. */
  readonly version: string;
}

/** Makes a file of columns that a map is drawn from. */
export interface MapTask {
  readonly kind: 'map';
  readonly save: SaveVersion;
  readonly file: MapFileName;
}

/** Makes a table of objects: either its rows, with the columns read for all threads, or all of its bytes. */
export interface TableTask {
  readonly kind: 'table';
  readonly save: SaveVersion;
  readonly request: BulkRequest;
  /** The format of the bytes; null for the rows. */
  readonly format: string | null;
  readonly limits: Partial<RequestLimits>;
}

/** The metrics of a save as text; empty when it has none. */
export interface MetricsTask {
  readonly kind: 'metrics';
  readonly save: SaveVersion;
}

/** The figures of a save, as JSON. */
export interface FiguresTask {
  readonly kind: 'figures';
  readonly save: SaveVersion;
}

/** Makes a table from an answer that is already written. */
export interface RowsTask {
  readonly kind: 'rows';
  readonly answer: Uint8Array;
  /** See answerTable. */
  readonly list: string | null;
  readonly format: string;
}

export interface QueryTask {
  readonly kind: 'query';
  readonly request: QueryRequest;
}

/** Checks a query whose check takes long. The body is the refusal to send; empty if the query is valid. */
export interface CheckTask {
  readonly kind: 'check';
  readonly query: string;
}

export type Task = CheckTask | QueryTask | MapTask | TableTask | MetricsTask | FiguresTask | RowsTask;

/** The result of a task. For a table without a format, the body is its row numbers. */
export interface Result {
  readonly body: Uint8Array;
  readonly table?: TableFacts;
}

export interface TableFacts {
  /** How many rows match before the table is cut to its limit. */
  readonly totalCount: number;
  readonly warnings: readonly string[];
}

/** The saves that a query thread opens in its library: the same in the same places. */
export interface ThreadOptions {
  readonly paths: readonly string[];
  /** The folder for uploads. */
  readonly uploads?: string;
  readonly names?: string;
  readonly layouts?: string;
  readonly gameData?: string;
  readonly factories?: string;
  /** Clients may query the schema. Default true. */
  readonly introspection?: boolean;
}

/** Where replies arrive, even for a thread that is too busy to run its event loop. */
export interface ReplyPlace {
  readonly port: MessagePort;
  /** One number, incremented with every reply. */
  readonly signal: Int32Array;
}

/** The workerData of a thread. */
export interface ThreadData {
  readonly opens: ThreadOptions;
  /** True when the serving thread has saves of a store. */
  readonly hasStore: boolean;
  readonly place: ReplyPlace;
}

export type ToThread =
  /** `cancelled`: one number, 1 when the client is gone. */
  | {
      readonly kind: 'run';
      readonly task: Task;
      readonly cancelled: Int32Array;
      readonly states: SaveStates;
    }
  | { readonly kind: 'keep'; readonly states: SaveStates }
  | { readonly kind: 'graph'; readonly version: string; readonly reply: GraphReply }
  /** Without `answer` when the call failed. */
  | { readonly kind: 'store'; readonly request: number; readonly answer?: StoreResult }
  | { readonly kind: 'forget'; readonly index: IndexName };

/** The states of saves that the serving thread has loaded, by SaveEntry.key; all others are only listed. */
export type SaveStates = ReadonlyMap<string, SavedState>;

export interface SavedState {
  readonly version: string;
  /** Why it cannot be read; null when its graph is in memory. */
  readonly error: PostedError | null;
}

/** A graph, or the save's error. Null when the serving thread should answer for another reason. */
export type GraphReply = SharedGraph | { readonly error: PostedError } | null;

export interface SharedGraph {
  readonly data: PostedSave;
  /** The number that both sides know the graph by. */
  readonly number: number;
}

export type FromThread =
  | { readonly kind: 'ready' }
  /** Requests the graph of a save, which the serving thread has or reads. */
  | { readonly kind: 'graph'; readonly version: string }
  /** Requests an index that another thread may have made; the reply goes to ReplyPlace. */
  | { readonly kind: 'take'; readonly index: IndexName; readonly request: number }
  /** Calls a method of the store. */
  | {
      readonly kind: 'store';
      readonly request: number;
      readonly method: StoreMethod;
      readonly args: readonly unknown[];
    }
  /** Hands over an index, or null when it was not made. */
  | { readonly kind: 'put'; readonly index: IndexName; readonly made: Made | null }
  | { readonly kind: 'done'; readonly result: Result }
  /** The request cannot be answered, with the reason for the client. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly extensions: Readonly<Record<string, unknown>>;
    }
  /** No error: the serving thread answers instead. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'fault'; readonly text: string; readonly id: string };

/** Identifies a version of a save's files, with the same name on all threads. */
export function versionName({ format, files, part }: Pick<ReadJob, 'format' | 'files' | 'part'>): string {
  return JSON.stringify([format, part, files.map(({ name, size, stamp }) => [name, size, stamp ?? null])]);
}

/** The versionName of a listed save. */
export function entryVersion({ format, files, claim }: SaveEntry): string {
  return versionName({ format: format.id, files, part: claim.part ?? null });
}
