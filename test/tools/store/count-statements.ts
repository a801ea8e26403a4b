// Counts the statements that a store sends to its database.

import type { Database, Queries } from '../../../src/store/database/database.ts';
import type { Store } from '../../../src/store/store.ts';

/** The statements of a store from now on, as SQL. */
export function statementsOf({ database }: Store): string[] {
  const sent: string[] = [];
  const counted = ({ query }: Queries): Queries => ({
    query: (sql, values) => {
      sent.push(sql);
      return query(sql, values);
    },
  });
  const parts: Pick<Database, 'query' | 'scans'> = { ...counted(database), scans: counted(database.scans) };
  Object.assign(database, parts);
  return sent;
}
