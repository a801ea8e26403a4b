// Archives for tests, good and hostile: what libraries refuse to write is what is wanted here.

import { deflateRawSync, gzipSync } from 'node:zlib';
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

/** A zip archive: its directory stands at its end. */
export function zip(entries: readonly (readonly [name: string, content: Uint8Array])[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const row = Buffer.alloc(16);
    row.writeUInt32LE(at, 12);
    const version = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02', 'latin1'),
        version,
        facts.subarray(0, 24),
        facts.subarray(24),
        row.subarray(2),
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    at += local.length;
  }
  const rows = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(rows.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, rows, Buffer.from('PK\x05\x06', 'latin1'), end]));
}
