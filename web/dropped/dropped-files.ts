// Files that the user dropped or chose, with their folders.

import type { DroppedFile } from './opener.ts';

/** Any more are ignored: dropping a whole disk by mistake must end soon. */
const MOST_FILES = 20_000;

/** The files that were chosen in an input. */
export function chosenFiles({ files }: HTMLInputElement): DroppedFile[] {
  return Array.from(files ?? [], (file) => ({ path: file.webkitRelativePath || file.name, file })).slice(
    0,
    MOST_FILES,
  );
}

/** Call this inside the event's listener: the dropped entries are only accessible there. */
export async function droppedFiles({ items }: DataTransfer): Promise<DroppedFile[]> {
  // Collects all entries first: after the first await they are gone.
  const dropped = Array.from(items, (item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: DroppedFile[] = [];
  for (const { entry, file } of dropped) {
    if (entry) await collect(entry, '', found);
    else if (file) found.push({ path: file.name, file });
  }
  return found;
}

async function collect(entry: FileSystemEntry, folder: string, found: DroppedFile[]): Promise<void> {
  if (found.length >= MOST_FILES) return;
  const path = `${folder}${entry.name}`;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    found.push({ path, file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A folder is read in batches, until an empty one.
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (piece.length === 0) return;
    for (const inner of piece) await collect(inner, `${path}/`, found);
  }
}
