// Opens what `savegraph serve` serves: the saves that were named, those of a store, and those that clients upload.

import { FigureFolder } from '../../library/figures/figure-folder.ts';
import { isFolder } from '../../library/find/root.ts';
import type { SaveFinder } from '../../library/find/save-finder.ts';
import { Library } from '../../library/library.ts';
import type { SaveReader } from '../../library/read/read-job.ts';
import type { ReadySave } from '../../library/save.ts';
import type { Uploads } from '../../server/uploads/uploads.ts';
import type { Queue } from '../../store/queue.ts';
import type { Stored } from '../saves/open-store.ts';
import { problemLines } from '../saves/problem-lines.ts';
import { showProgress, type Terminal } from '../saves/progress.ts';
import type { ReadOptions } from '../saves/read-options.ts';
import { ReadingProgress } from '../saves/reading-progress.ts';
import type { StoreSettings } from '../saves/store-options.ts';
import type { ServeOptions } from './serve-options.ts';

export interface SavesData {
  readonly paths: readonly string[];
  /** The store with saves beyond this machine; null for none. */
  readonly store: StoreSettings | null;
  readonly reading: ReadOptions;
  /** Width of the terminal that progress is shown on; null for none. */
  readonly columns: number | null;
}

export interface SavesToServe {
  readonly library: Library;
  readonly stored: Stored | null;
  readonly uploads: Uploads | undefined;
  /** Makes the files of the map of a single save, once the server can answer. */
  makeMap(): void;
  close(): Promise<void>;
}

/** Share of the process's memory limit for graphs; the rest is for answering, and for indexes that queries make. */
const GRAPHS_SHARE = 3 / 4;

/**
 * Opens the library without reading saves, except that a single save is read at once: it will be requested
 * first, so it loads while the rest of the program starts.
 * @param report called with each path that cannot be served
 * @throws StartError
 */
export async function openSavesToServe(
  { paths, store, reading, columns }: SavesData,
  { uploads: uploading, settleMillis, history }: Pick<ServeOptions, 'uploads' | 'settleMillis' | 'history'>,
  reader: SaveReader & SaveFinder,
  report: (text: string) => void,
): Promise<SavesToServe> {
  const { memory, ...tools } = reading;
  const stored = store && (await startStep('', () => openStore(store)));
  const { progress: show } = showProgress(terminalOf(columns));
  const progress = stored && new ReadingProgress(stored.store);
  const library = new Library({
    ...tools,
    settleMillis,
    ...(history !== undefined && { figures: new FigureFolder(history) }),
    progress: (...at) => {
      show?.(...at);
      progress?.report(...at);
    },
    ...(stored && { remote: stored.entries }),
    reader,
    ...(memory !== undefined && { memory: memory * GRAPHS_SHARE }),
  });
  let queue: Queue | null = null;
  const close = async (): Promise<void> => {
    await library.close();
    await queue?.close();
    await stored?.close();
  };
  try {
    for (const line of problemLines(library.add(...paths))) report(line);
    let uploads: Uploads | undefined;
    if (uploading) {
      const { openUploads, uploadQueue } = await import('./uploads-to-serve.ts');
      if (stored) queue = await startStep('', () => uploadQueue(stored, store.address, library, progress!));
      uploads = await startStep('--uploads ', () =>
        openUploads(library, uploading, reader, stored && { stored, queue: queue! }),
      );
    }
    // Saves may come at any time: into a folder or a store, or as uploads.
    const mayCome = stored || uploads || paths.some(isFolder);
    if (library.entries.length === 0 && !mayCome) throw new StartError('no saves to serve');
    const [only, ...others] = stored ? [] : library.entries;
    let reading = only && others.length === 0 ? library.load(only) : null;
    // Errors are reported to later requests for it.
    reading?.catch(() => undefined);
    const makeMap = (): void => {
      reading?.then(mapOf).catch(() => undefined);
      // A save that is written again later must not be kept by what was read of it first.
      reading = null;
    };
    return { library, stored, uploads, makeMap, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openStore(settings: StoreSettings): Promise<Stored> {
  const { openStored } = await import('../saves/open-store.ts');
  return openStored(settings);
}

async function mapOf(save: ReadySave): Promise<void> {
  const { mapFile, WHOLE_MAP } = await import('../../api/map/map-files.ts');
  await Promise.all(WHOLE_MAP.map((kind) => mapFile(save, { kind })));
}

/** A thread's own stderr does not know whether it is a terminal. */
function terminalOf(columns: number | null): Terminal {
  return { isTTY: columns !== null, columns: columns ?? 0, write: (text) => process.stderr.write(text) };
}

/** Its message is for the person who started the server. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Runs one step of starting. @throws StartError with `subject` in front of the error's message */
export async function startStep<T>(subject: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new StartError(`${subject}${error instanceof Error ? error.message : error}`);
  }
}
