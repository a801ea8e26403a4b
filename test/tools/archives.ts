// Archives for tests, good and hostile: what libraries refuse to write is what is wanted here.

import { gzipSync } from 'node:zlib';
import { Header } from 'tar';

export interface ArchiveEntry {
  readonly path: string;
  readonly content?: Uint8Array;
  /** What is said of its size where that is not true. */
  readonly declared?: number;
  /** Tar's name for what it is. */
  readonly type?:
    | 'File'
    | 'Directory'
    | 'SymbolicLink'
    | 'Link'
    | 'CharacterDevice'
    | 'FIFO'
    | 'ExtendedHeader';
  readonly linkpath?: string;
}

const NOTHING = new Uint8Array(0);

export function makeTar(entries: readonly ArchiveEntry[]): Buffer {
  const parts = entries.flatMap(({ path, content = NOTHING, declared, type = 'File', linkpath }) => {
    const header = new Header({
      path,
      type,
      mode: 0o644,
      size: declared ?? content.length,
      mtime: new Date(0),
      ...(linkpath !== undefined && { linkpath }),
    });
    const block = Buffer.alloc(512);
    header.encode(block, 0);
    return [block, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

export function makeTarGz(entries: readonly ArchiveEntry[]): Buffer {
  return gzipSync(makeTar(entries));
}
