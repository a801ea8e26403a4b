// Jobs on stored saves that any server may take: reading new ones for their figures. Implemented by pg-boss
// in the same database; a job whose worker died is taken over by another.

import PQueue from 'p-queue';
import type PgBoss from 'pg-boss';
import { StoreError } from './store-error.ts';

interface DescribeJob {
  readonly save: string;
  /** Stores its objects and references as rows too. */
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
/** A worker that takes longer than this for one save gives up. */
const EXPIRE_SECONDS = 120;
/** A worker that does not say for this long that it is still at a job is considered dead. */
const LEASE_SECONDS = 20;
/** Parts of the lease: how often a worker says so, and how often jobs of dead ones are looked for. */
const PARTS = 4;
const SECONDS_BETWEEN_LOOKS = 1;
/** One looks for jobs, the other keeps the queue in order. */
const CONNECTIONS = 2;

/** Jobs of a single process, one after the other; those that fail are not tried again before it starts anew. */
export function localQueue(): Queue {
  const jobs = new PQueue({ concurrency: 1, autoStart: false });
  const waiting = new Set<string>();
  let run: (job: DescribeJob) => Promise<void> = async () => undefined;
  return {
    async add(job) {
      if (waiting.has(job.save)) return;
      waiting.add(job.save);
      const begin = (): Promise<void> => {
        waiting.delete(job.save);
        return run(job);
      };
      jobs.add(begin).catch(() => undefined);
    },
    async work(work) {
      run = work;
      jobs.start();
    },
    async close() {
      jobs.pause();
      await jobs.onPendingZero();
    },
  };
}

/** @throws StoreError for an embedded database, which cannot have other workers */
export async function openQueue(address: string, leaseSeconds = LEASE_SECONDS): Promise<Queue> {
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
    max: CONNECTIONS,
    // Finds jobs of dead workers.
    maintenanceIntervalSeconds: Math.ceil(leaseSeconds / PARTS),
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
        expireInSeconds: EXPIRE_SECONDS,
      };
      await boss.send(QUEUE, job, options);
    },
    async work(run) {
      const options = { pollingIntervalSeconds: SECONDS_BETWEEN_LOOKS, batchSize: 1 };
      await boss.work<DescribeJob>(QUEUE, options, async (jobs) => {
        for (const { id, data } of jobs) await whileHeld(boss, id, leaseSeconds, () => run(data));
      });
    },
    close: () => boss.stop({ graceful: true, wait: true }),
  };
}

/** A job expires so long after its start: while it runs, its start is moved to what leaves the lease. */
async function whileHeld(
  boss: PgBoss,
  id: string,
  leaseSeconds: number,
  run: () => Promise<void>,
): Promise<void> {
  const hold = (): unknown =>
    boss
      .getDb()
      .executeSql(
        `update ${SCHEMA}.job set started_on = now() - expire_in + $2::int * interval '1s' where id = $1 and state = 'active'`,
        [id, leaseSeconds],
      )
      // It is said again soon.
      .catch(() => {});
  await hold();
  const timer = setInterval(hold, (leaseSeconds * 1000) / PARTS);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
}
