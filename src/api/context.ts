// What every resolver may use of the request that it answers.

import type { QueryTools } from '../query/tools.ts';

export interface Context {
  /** Clock, warnings and explanations for what the query engine runs. */
  readonly tools: QueryTools;
}
