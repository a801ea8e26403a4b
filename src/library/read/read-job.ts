// Reads the files of one save from disk and turns them into graph data, on a worker thread or on the calling
// one. A job is plain data, so that it can be posted.

import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { clockMillis } from '../../bytes/clock.ts';
import { FormatError } from '../../bytes/format-error.ts';
import type { InflateJob } from '../../bytes/inflate-job.ts';
import type { Format, FormatId, ReadTools, SourceFile } from '../../formats/format.ts';
import { FORMATS } from '../../formats/registry.gen.ts';
import { type AccountData, MemoryAccount } from '../../graph/memory/memory-account.ts';
import { threadProgram } from '../../program-files.ts';
import { readFully } from '../files/disk-file.ts';
import { systemPath } from '../files/file-path.ts';
import { nativeInflate } from '../files/native-inflate.ts';
import { stampOf } from '../files/stamp.ts';
import { asFileError, changedError, FileError } from '../load-error.ts';
import type { PostedSave, SavedFile } from '../save.ts';
import { inlineAsUsual } from './inlining.ts';
import { ReadingPlace, readLimits } from './read-limits.ts';
import { readSave } from './read-save.ts';
import { withinTime } from './thread-time.ts';

export interface ReadJob {
  readonly format: FormatId;
  readonly files: readonly SavedFile[];
  readonly part: string | null;
  readonly names: string | null;
  readonly layouts: string | null;
  readonly hints?: string;
  /** The account that its memory is taken from (within-memory.ts); without one, memory is unlimited. */
  readonly memory?: AccountData;
}

export type OnProgress = NonNullable<ReadTools['progress']>;

/** Turns a job into data: on this thread (see {@link inProcessReader}) or on a worker. */
export interface SaveReader {
  /** @throws LoadError */
  read(job: ReadJob, progress?: OnProgress): Promise<PostedSave>;
  close(): Promise<void>;
}

/** Thrown by a reader that is temporarily unable to read: the next request tries again. */
export class NotNowError extends Error {
  override readonly name = 'NotNowError';
}

/** Reads on the calling thread, for programs with nothing else to do. Stops when a save takes too long. */
export function inProcessReader(formats: readonly Format[] = FORMATS, limits = readLimits): SaveReader {
  return {
    async read(job, progress) {
      await readyFor(job, formats);
      const { millis } = limits(job.files);
      const place = new ReadingPlace(job.files[0]?.name ?? '');
      const follow: OnProgress = (step, done, total, nodes) => {
        place.moved(step, done);
        progress?.(step, done, total, nodes);
      };
      return withinTime(
        millis,
        () => runJob(job, follow, formats),
        () => place.tooLong(millis),
      );
    },
    close: async () => {},
  };
}

/** Offsets inside a save are 32 bits wide. */
const MOST_FILE_BYTES = 2 ** 32 - 1;

/** Loads what {@link runJob} needs. */
export async function readyFor(job: ReadJob, formats: readonly Format[] = FORMATS): Promise<void> {
  await formatOf(job, formats).ready?.();
}

/** @throws FormatError when the save as a whole cannot be read, FileError when a file cannot */
export function runJob(
  job: ReadJob,
  progress?: OnProgress,
  formats: readonly Format[] = FORMATS,
): PostedSave {
  const started = clockMillis();
  const format = formatOf(job, formats);
  progress?.('reading', 0, 1, 0);
  const account = job.memory ? new MemoryAccount(job.memory, job.files[0]?.name ?? '') : null;
  const files = job.files.map((file) => readSource(file, account));
  const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');
  let inlineAgain = (): void => {};
  const tools: ReadTools = {
    inflate: nativeInflate,
    md5,
    ...(account && { take: (bytes: number) => account.take(bytes) }),
    inflateOnThread: (streams) => {
      if (streams.into.length < WORTH_A_THREAD) return;
      inlineAgain = inlineAsUsual();
      inflateOnThread(streams);
    },
    ...(progress && { progress }),
    ...(job.names !== null && { names: job.names }),
    ...(job.layouts !== null && { layouts: job.layouts }),
    ...(job.hints !== undefined && { hints: job.hints }),
  };
  const data = readSave(format, files, tools, { part: job.part ?? undefined, account });
  inlineAgain();
  const total = clockMillis() - started;
  return { ...data, millis: { ...data.millis, total } };
}

function formatOf({ format }: ReadJob, formats: readonly Format[]): Format {
  const found = formats.find(({ id }) => id === format);
  if (!found) throw new Error(`no format ${format}`);
  return found;
}

function readSource({ name, absolute, stamp }: SavedFile, account: MemoryAccount | null): SourceFile {
  let handle: number | null = null;
  try {
    handle = openSync(systemPath(absolute), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = fstatSync(handle);
    if (!stat.isFile()) throw new FileError(name, 'not a file any more');
    if (stat.size > MOST_FILE_BYTES) {
      const expected = `at most ${MOST_FILE_BYTES} bytes`;
      throw new FormatError({ code: 'LIMIT', file: name, offset: 0, expected, found: `${stat.size} bytes` });
    }
    account?.take(stat.size);
    // A thread that helps with it would be sent a copy of any other memory.
    const bytes = readFully(handle, new Uint8Array(new SharedArrayBuffer(stat.size)));
    // The game wrote to it before or while it was read: this is another version, or only a part of one.
    if (stamp !== undefined && stampOf(fstatSync(handle)) !== stamp) throw changedError(name);
    return { name, bytes };
  } catch (error) {
    if (error instanceof FormatError || error instanceof FileError) throw error;
    throw asFileError(name, error);
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/** A thread starts in the time that it saves with this many bytes: of 37 MB it saves nothing, of 42 MB an eighth. */
const WORTH_A_THREAD = 40 * 1024 * 1024;

/** Makes another thread share the job, if one can be started. */
function inflateOnThread(job: InflateJob): void {
  const worker = new Worker(threadProgram('library/read/inflate-worker', 'cjs'), { workerData: job });
  // The job continues without it, and the process need not wait for it.
  worker.on('error', () => {});
  worker.unref();
}
