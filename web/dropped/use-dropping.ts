// The state of the files that were dropped on the page.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Loaded } from '../net/use-data.ts';
import { go } from '../shell/address.ts';
import { type SaveInfo, useSavesOf } from '../shell/use-saves.ts';
import { droppedFiles } from './dropped-files.ts';
import { type DroppedFile, Opener } from './opener.ts';

export interface Dropping {
  readonly opener: Opener;
  /** The saves that were opened here. */
  readonly saves: Loaded<readonly SaveInfo[]>;
  /** Whether something is being dragged over the page. */
  readonly isOver: boolean;
  readonly isOpening: boolean;
  /** Why the last files, or some of them, were not opened. */
  readonly problems: readonly string[];
  open(files: readonly DroppedFile[]): Promise<void>;
  /** The files of a save that was opened here. */
  filesOf(slug: string): readonly DroppedFile[];
}

export function useDropping(): Dropping {
  const opener = useRef<Opener | null>(null);
  opener.current ??= new Opener(document.baseURI);
  const owned = useRef(new Map<string, readonly DroppedFile[]>());
  const [opened, setOpened] = useState(0);
  const [isOpening, setOpening] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const saves = useSavesOf(opened === 0 ? null : opener.current.client, String(opened));

  const open = async (files: readonly DroppedFile[]): Promise<void> => {
    if (files.length === 0) return;
    setOpening(true);
    setProblems([]);
    try {
      const report = await opener.current!.open(files);
      setProblems(report.problems);
      setOpened((before) => before + 1);
      for (const { slug, paths } of report.saves) {
        owned.current.set(
          slug,
          files.filter(({ path }) => paths.includes(path)),
        );
      }
      const [only, ...others] = report.saves;
      if (only && others.length === 0) go({ slug: only.slug });
      else go({});
    } catch (error) {
      setProblems([(error as Error).message]);
      go({});
    } finally {
      setOpening(false);
    }
  };

  const isOver = useDrop(open, (problem) => setProblems([problem]));
  const filesOf = (slug: string): readonly DroppedFile[] => owned.current.get(slug) ?? [];
  return { opener: opener.current, saves, isOver, isOpening, problems, open, filesOf };
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
