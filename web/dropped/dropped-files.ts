// What the user dropped or chose, as files with their folders.

import type { DroppedFile } from './opener.ts';

/** More are not looked at: dropping a whole disk by mistake must end soon. */
const MOST_FILES = 20_000;

/** Of the files that an input has. */
export function chosenFiles({ files }: HTMLInputElement): DroppedFile[] {
  return Array.from(files ?? [], (file) => ({ path: file.webkitRelativePath || file.name, file })).slice(
    0,
    MOST_FILES,
  );
}

/** To be called inside the event's listener: the dropped entries are accessible only there. */
export async function droppedFiles({ items }: DataTransfer): Promise<DroppedFile[]> {
  // All at once: after the first wait there is nothing left to ask.
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
  // A folder is given in pieces; the last one is empty.
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (piece.length === 0) return;
    for (const inner of piece) await collect(inner, `${path}/`, found);
  }
}
