// Archives for tests, good and hostile: what libraries refuse to write is what is wanted here.

import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { Header } from 'tar';

export interface ArchiveEntry {
  readonly path: string;
  readonly content?: Uint8Array;
  /** Of the file, with its kind in the upper bits, as Unix has it. */
  readonly mode?: number;
  /** What is said of its size where that is not true. */
  readonly declared?: number;
  readonly isEncrypted?: boolean;
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

/** Layout: APPNOTE 6.3 of PKWARE, without any of its extensions. */
export function makeZip(entries: readonly ArchiveEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { path, content = NOTHING, mode = 0o100644, declared, isEncrypted = false } of entries) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800 | (isEncrypted ? 1 : 0), 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declared ?? content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 3]);
    central.push(Buffer.from('PK\x01\x02'), made, facts, tail, name);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
    bodies.push(body);
    at += body.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}

/** What a zip says of its directory in 64 bits, where other numbers are wanted than hold. */
export interface Directory64 {
  /** Of the record that says the other two, as the locator has it. */
  readonly recordAt?: bigint;
  readonly count?: bigint;
  readonly at?: bigint;
}

/** The same zip with a directory of 64 bits. */
export function inZip64(zip: Buffer, { recordAt, count, at }: Directory64 = {}): Buffer {
  const [rest, end] = [zip.subarray(0, -22), zip.subarray(-22)];
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(count ?? BigInt(end.readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(at ?? BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(recordAt ?? BigInt(rest.length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([rest, record, locator, end]);
}

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
