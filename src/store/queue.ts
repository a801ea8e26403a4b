// Work on stored saves that any server may take: reading new ones for their figures. By pg-boss, in the same database:
// a job whose worker died is taken over.

import type PgBoss from 'pg-boss';
import { StoreError } from './store-error.ts';

export interface DescribeJob {
  /** Id of a save. */
  readonly save: string;
  /** Whether its objects and references become rows, too. */
  readonly rows: boolean;
}

export interface Queue {
  /** A save that waits already is not queued twice. */
  add(job: DescribeJob): Promise<void>;
  /** Takes jobs until close(); one that throws is tried again later, a few times. */
  work(run: (job: DescribeJob) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const QUEUE = 'savegraph-describe';
const SCHEMA = 'savegraph_jobs';
const RETRIES = 3;
/** A worker that is at one save for longer than this is taken for dead. */
const EXPIRE_SECONDS = 120;
const SECONDS_BETWEEN_LOOKS = 1;

/** @throws StoreError for a database inside this process, which has no other workers */
export async function openQueue(address: string, expireSeconds = EXPIRE_SECONDS): Promise<Queue> {
  if (!/^postgres/.test(address)) {
    throw new StoreError(
      'STORE_UNSUPPORTED',
      'a queue needs a PostgreSQL server; an embedded store reads its saves itself',
    );
  }
  const { default: Boss } = await import('pg-boss');
  const boss: PgBoss = new Boss({
    connectionString: address,
    schema: SCHEMA,
    // Finds jobs of dead workers.
    monitorStateIntervalSeconds: 30,
    maintenanceIntervalSeconds: Math.min(60, Math.max(1, Math.ceil(expireSeconds / 2))),
  });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short' });
  return {
    async add(job) {
      const options = {
        singletonKey: job.save,
        retryLimit: RETRIES,
        retryBackoff: true,
        expireInSeconds: expireSeconds,
      };
      await boss.send(QUEUE, job, options);
    },
    async work(run) {
      const options = { pollingIntervalSeconds: SECONDS_BETWEEN_LOOKS, batchSize: 1 };
      await boss.work<DescribeJob>(QUEUE, options, async (jobs) => {
        for (const { data } of jobs) await run(data);
      });
    },
    close: () => boss.stop({ graceful: true, wait: true }),
  };
}
