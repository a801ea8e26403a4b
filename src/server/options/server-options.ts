// What a server is made with: what it answers from, and what it lets clients do.

import type { GraphQLSchema } from 'graphql';
import type { Library } from '../../library/library.ts';
import type { Store } from '../../store/store.ts';
import type { AnsweringThreads } from '../answering/answering-threads.ts';
import type { UnsentAnswers } from '../http/unsent-answers.ts';
import type { Operations } from './stored-operations.ts';

export interface ServerOptions {
  readonly schema: GraphQLSchema;
  readonly library: Library;
  /** Where saves lie beyond this process; without one, questions across saves are refused. */
  readonly store?: Store;
  /** Called with every internal error and the id that the client got. */
  readonly report: (error: unknown, id: string) => void;
  /** Called whenever the thread that answers is seen to go on. */
  readonly alive?: () => void;
  /** Threads that answer what takes long. Default none: everything is answered on this one. */
  readonly answering?: AnsweringThreads;
  /**
   * Counts answers that wait for clients, so that they do not fill the memory. Default what is usual (limits.ts) where
   * HTTP is served here, else none.
   */
  readonly unsent?: UnsentAnswers;
  /** The only operations that are run. Default any. */
  readonly operations?: Operations;
  /** Whether the schema may be asked for. Default yes. */
  readonly introspection?: boolean;
  /** Whether browsers get GraphiQL. Default yes. */
  readonly graphiql?: boolean;
  /** The path of the endpoint. Default /graphql. */
  readonly endpoint?: string;
  /** Bytes of a request's body. Default any number: the server in front has counted them. */
  readonly mostBodyBytes?: number;
}
