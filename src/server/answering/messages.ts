// What the serving thread and the threads that answer for it say to each other. Plain data; graphs lie on shared memory.

import type { MessagePort } from 'node:worker_threads';
import type { RequestLimits } from '../../api/request/limits.ts';
import type { Made } from '../../graph/finished/made-indexes.ts';
import type { ReadJob } from '../../library/read/read-job.ts';
import type { SaveData } from '../../library/read/read-save.ts';
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
  /** `cancelled`: one number, 1 when nobody waits any more. `kept`: contents whose graphs may stay in memory. */
  | {
      readonly kind: 'ask';
      readonly question: Question;
      readonly cancelled: Int32Array;
      readonly kept: readonly string[];
    }
  | { readonly kind: 'keep'; readonly kept: readonly string[] }
  | { readonly kind: 'lent'; readonly content: string; readonly graph: LentGraph | null }
  | { readonly kind: 'forget'; readonly index: IndexName };

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
      readonly body: Uint8Array;
      readonly millis: number;
      readonly used: readonly IndexName[];
    }
  /** Nothing to be ashamed of: the serving thread answers by itself. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'fault'; readonly text: string; readonly id: string };

/** Names one content of the files of one save, alike on all threads. */
export function contentName({ format, files, part }: Pick<ReadJob, 'format' | 'files' | 'part'>): string {
  return JSON.stringify([format, part, files.map(({ name, size, stamp }) => [name, size, stamp ?? null])]);
}
