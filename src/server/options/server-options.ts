// Options of a server: the saves it serves, and the rights of clients.

import type { GraphQLSchema } from 'graphql';
import type { Alerts } from '../../alerts/alerts.ts';
import type { Library } from '../../library/library.ts';
import type { Store } from '../../store/store.ts';
import type { UnsentAnswers } from '../http/unsent-answers.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { Operations } from './stored-operations.ts';

export interface ServerOptions {
  readonly schema: GraphQLSchema;
  readonly library: Library;
  /** Where saves are kept beyond this process; without it, queries across saves are refused. */
  readonly store?: Store;
  /** Called with every internal error and the id that the client was given. */
  readonly report: (error: unknown, id: string) => void;
  /** Called whenever the serving thread makes progress. */
  readonly alive?: () => void;
  /** Threads for queries that take long. Default: everything is answered on this thread. */
  readonly threads?: ThreadPool;
  /** Limits answers that wait for clients. Default: see limits.ts for an HTTP server, else unlimited. */
  readonly unsent?: UnsentAnswers;
  /** Checks the operator's rules. Default: there are none. */
  readonly alerts?: Pick<Alerts, 'listen'>;
  /** The only operations that may run. Default: any. */
  readonly operations?: Operations;
  /** Clients may query the schema, and browsers get the page that needs it. Default true. */
  readonly introspection?: boolean;
  /** The path of the endpoint, as a URLPattern. Default /graphql; of a handler every path. */
  readonly endpoint?: string;
  /** Bytes of a request's body. Default unlimited: the host server has counted them. */
  readonly mostBodyBytes?: number;
}
