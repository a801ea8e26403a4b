// The state of the files that were dropped on the page.

import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../shell/address.ts';
import { useSavesOf } from '../shell/use-saves.ts';
import { droppedFiles } from './dropped-files.ts';
import { type Drops, keepDrops, keptDrops } from './kept-drops.ts';
import { type DroppedFile, type DropReport, Opener } from './opener.ts';

export type Dropping = ReturnType<typeof useDropping>;

export function useDropping() {
  const opener = useRef<Opener | null>(null);
  opener.current ??= new Opener(document.baseURI);
  const { opened, drops, owned, take } = useOpened(opener.current);
  // Until it is known whether something was kept.
  const [isOpening, setOpening] = useState(true);
  // What is being done with a save, in words.
  const [progress, setProgress] = useState<string | null>(null);
  // Why the last files, or some of them, were not opened.
  const [problems, setProblems] = useState<readonly string[]>([]);
  const saves = useSavesOf(opened === 0 ? null : opener.current.client, String(opened));
  opener.current.onProgress = setProgress;

  const { isKept, setKept, keep } = useKeeping(drops, () => setProblems([NOT_KEPT]));

  const open = async (files: readonly DroppedFile[]): Promise<void> => {
    if (files.length === 0) return setProblems(['There is no file in what was dropped.']);
    setOpening(true);
    setProblems([]);
    try {
      const report = await take(files);
      setProblems(report.problems);
      const [only, ...others] = report.saves;
      if (only && others.length === 0) go({ slug: only.slug });
      else go({});
      await keep();
    } catch (error) {
      setProblems([(error as Error).message]);
      go({});
    } finally {
      setOpening(false);
    }
  };

  const restore = async (): Promise<void> => {
    try {
      const kept = await keptDrops();
      setKept(kept.length > 0);
      for (const files of kept) await take(files);
    } catch (error) {
      setProblems([(error as Error).message]);
    } finally {
      setOpening(false);
    }
  };
  useEffect(() => void restore(), []);

  const isOver = useDrop(open, (problem) => setProblems([problem]));
  /** The files of a save that was opened here. */
  const filesOf = (slug: string): readonly DroppedFile[] => owned.current.get(slug) ?? [];
  const state = { saves, isOver, isOpening, progress, problems, isKept };
  return { ...state, opener: opener.current, open, keep, filesOf };
}

const NOT_KEPT = 'This browser could not keep the saves: it has no room for them, or is set to keep nothing.';

/** True if what was dropped is kept for the next visit. */
function useKeeping(drops: { readonly current: Drops }, fail: () => void) {
  const [isKept, setKeptShown] = useState(false);
  const wantsKept = useRef(false);
  const setKept = (wanted: boolean): void => {
    wantsKept.current = wanted;
    setKeptShown(wanted);
  };

  const keep = async (wanted = wantsKept.current): Promise<void> => {
    if (!wanted && !wantsKept.current) return;
    try {
      await keepDrops(wanted ? drops.current : []);
      setKept(wanted);
    } catch {
      fail();
    }
  };
  return { isKept, setKept, keep };
}

/** What was opened: the files of each save, and those of each drop that belong to saves. */
function useOpened(opener: Opener) {
  const owned = useRef(new Map<string, readonly DroppedFile[]>());
  const drops = useRef<Drops>([]);
  const [opened, setOpened] = useState(0);
  const take = async (files: readonly DroppedFile[]): Promise<DropReport> => {
    const report = await opener.open(files);
    for (const { slug, paths } of report.saves) {
      owned.current.set(
        slug,
        files.filter(({ path }) => paths.includes(path)),
      );
    }
    const used = new Set(report.saves.flatMap(({ paths }) => paths));
    if (used.size > 0) drops.current = [...drops.current, files.filter(({ path }) => used.has(path))];
    setOpened((before) => before + 1);
    return report;
  };
  return { opened, drops, owned, take };
}

/** Accepts files that are dropped anywhere on the page; returns whether some are being dragged over it. */
function useDrop(
  open: (files: readonly DroppedFile[]) => Promise<void>,
  fail: (problem: string) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const listen = (name: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void): void =>
      addEventListener(name, hear, { signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      droppedFiles(event.dataTransfer).then(open, () =>
        fail('What was dropped could not be read: choose it with a button instead.'),
      );
    });
    return () => abort.abort();
  }, []);
  return isOver;
}
