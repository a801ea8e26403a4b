// The part of `savegraph serve` that answers. It is loaded while a save that will be requested first is
// already being read.

export { openAlerts } from '../../alerts/alerts.ts';
export { createSchema } from '../../api/schema/schema.ts';
export { UnsentAnswers } from '../../server/http/unsent-answers.ts';
export { listen } from '../../server/http-server.ts';
export { logLine } from '../../server/monitoring/answered.ts';
export { MOST_UNSENT_BYTES } from '../../server/options/limits.ts';
export { readOperations } from '../../server/options/stored-operations.ts';
export { RequestAnswers } from '../../server/queries/request-answers.ts';
export { BackgroundFigures } from '../../server/saves/background-figures.ts';
export { ThreadPool } from '../../server/threads/thread-pool.ts';
