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
import type { MainCall, PostedEntry, Returned } from './main-side.ts';
import type { IndexName } from './shared-indexes.ts';

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
  /** Of the save of the task. */
  | { readonly is: 'event'; readonly kind: ChangeKind; readonly alert?: ClientAlert };

/** What threads make, by the kind of the task. */
interface Tasks {
  readonly query: { readonly request: QueryRequest };
  /** Checks a query whose check takes long. The body is the refusal to send; empty if the query is valid. */
  readonly check: { readonly query: string };
  /** A file of columns that a map is drawn from. */
  readonly map: { readonly file: MapFileName };
  /** A table of objects: either its rows, with the columns read for all threads, or all of its bytes. */
  readonly table: {
    readonly request: BulkRequest;
    /** The format of the bytes; null for the rows. */
    readonly format: string | null;
    readonly limits: Partial<RequestLimits>;
  };
  /** The metrics of a save as text; empty when it has none. */
  readonly metrics: object;
  /** The figures of a save, as JSON. */
  readonly figures: object;
  /** A table from an answer that is already written. `list`: see answerTable. */
  readonly rows: { readonly answer: Uint8Array; readonly list: string | null; readonly format: string };
}

export type TaskOf<Kind extends keyof Tasks> = {
  [K in Kind]: { readonly kind: K } & Tasks[K];
}[Kind];
export type Task = TaskOf<keyof Tasks>;

/** The result of a task. For a table without a format, the body is its row numbers. */
export interface Result {
  readonly body: Uint8Array;
  readonly table?: TableFacts;
  /** See mayWorkLater(). */
  readonly mayWorkLater?: boolean;
}

interface TableFacts {
  /** How many rows match before the table is cut to its limit. */
  readonly totalCount: number;
  readonly warnings: readonly string[];
}

/** What a thread knows from its start. */
export interface ThreadOptions {
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
  /** `entry`: the save of the task. `cancelled`: one number, 1 when the client is gone. */
  | {
      readonly kind: 'run';
      readonly task: Task;
      readonly entry: PostedEntry | null;
      readonly cancelled: Int32Array;
    }
  /** The graphs that are still open, by PostedEntry.id. */
  | { readonly kind: 'keep'; readonly graphs: readonly number[] }
  | { readonly kind: 'returned'; readonly returned: Returned }
  | { readonly kind: 'forget'; readonly index: IndexName };

export type FromThread =
  | { readonly kind: 'ready' }
  /** Requests an index that another thread may have made; the reply goes to ReplyPlace. */
  | { readonly kind: 'take'; readonly index: IndexName; readonly request: number }
  /** Those of one turn, so that what they look up is looked up together. */
  | { readonly kind: 'calls'; readonly calls: readonly MainCall[] }
  /** Hands over an index, or null when it was not made. */
  | { readonly kind: 'put'; readonly index: IndexName; readonly made: Made | null }
  /** Null when there is nothing, or the serving thread has to do it. */
  | { readonly kind: 'done'; readonly result: Result | null }
  /** The request cannot be answered, with the reason for the client. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly extensions: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'fault'; readonly text: string; readonly id: string };
