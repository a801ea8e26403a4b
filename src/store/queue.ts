// Jobs on stored saves that any server may take: reading new ones for their figures. Implemented by pg-boss
// in the same database; a job whose worker died is taken over by another.

import type PgBoss from 'pg-boss';
import { StoreError } from './store-error.ts';

export interface DescribeJob {
  /** Id of a save. */
  readonly save: string;
  /** Whether to store its objects and references as rows too. */
  readonly rows: boolean;
}

export interface Queue {
  /** Does nothing if the save is waiting already. */
  add(job: DescribeJob): Promise<void>;
  /** Takes jobs until close(); a job that throws is retried later, a few times. */
  work(run: (job: DescribeJob) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const QUEUE = 'savegraph-describe';
const SCHEMA = 'savegraph_jobs';
const RETRIES = 3;
/** A worker that takes longer than this for one save is considered dead. */
const EXPIRE_SECONDS = 120;
const SECONDS_BETWEEN_LOOKS = 1;

/** @throws StoreError for an embedded database, which cannot have other workers */
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
