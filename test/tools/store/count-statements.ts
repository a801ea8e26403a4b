// Counts the statements that a store sends to its database.

import type { Database, Queries } from '../../../src/store/database/database.ts';
import { asSql } from '../../../src/store/database/sql.ts';
import type { Store } from '../../../src/store/store.ts';

/** The statements of a store from now on, as SQL. */
export function statementsOf({ database }: Store): string[] {
  const sent: string[] = [];
  const counted = ({ query }: Queries): Queries => ({
    query: (asked) => {
      sent.push(asSql(asked).text);
      return query(asked);
    },
  });
  const parts: Pick<Database, 'query' | 'scans'> = { ...counted(database), scans: counted(database.scans) };
  Object.assign(database, parts);
  return sent;
}
