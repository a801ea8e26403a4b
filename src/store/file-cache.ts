// Caches files of stored saves on this machine's disk: fetched when first read, with the least recently used
// evicted to stay within a limit. A server may lose all of it at any time.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { getOrCreate } from '../graph/made-once.ts';
import { isAbandoned } from '../library/files/draft-name.ts';
import { writeWhole } from '../library/files/write-whole.ts';
import type { StoredFile } from './catalogue/stored-save.ts';
import { inStore, StoreError } from './store-error.ts';

interface Kept {
  readonly size: number;
  usedAt: number;
}

export class FileCache {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Kept>();
  readonly #fetching = new Map<string, Promise<string>>();

  /** @param mostBytes limit for all files together, except those being fetched */
  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (!/^[0-9a-f]{64}(?:\.|$)/.test(name)) continue;
      const stat = statSync(join(folder, name), { throwIfNoEntry: false });
      if (!stat) continue;
      const { size, mtimeMs } = stat;
      if (name.length === 64) this.#kept.set(name, { size, usedAt: mtimeMs });
      else if (isAbandoned(name, mtimeMs)) rmSync(join(folder, name), { force: true });
    }
  }

  /** The path of the file, fetched once for all requests. @throws StoreError */
  pathOf(file: StoredFile, piece: (hash: string) => Promise<Uint8Array>): Promise<string> {
    const path = join(this.#folder, file.sha256);
    const kept = this.#kept.get(file.sha256);
    if (kept) {
      try {
        if (statSync(path).size === file.size) {
          kept.usedAt = Date.now();
          utimesSync(path, new Date(), new Date());
          return Promise.resolve(path);
        }
      } catch {
        // The folder was cleared by another program.
      }
      this.#kept.delete(file.sha256);
    }
    return getOrCreate(this.#fetching, file.sha256, () =>
      this.#fetch(file, path, piece).finally(() => this.#fetching.delete(file.sha256)),
    );
  }

  async #fetch(
    file: StoredFile,
    path: string,
    piece: (hash: string) => Promise<Uint8Array>,
  ): Promise<string> {
    this.#makeRoom(file.size);
    await inStore(() =>
      writeWhole(path, async (handle) => {
        const hash = createHash('sha256');
        // Fetches the next piece while this one is written.
        let next = file.pieces.length > 0 ? piece(file.pieces[0]!) : null;
        for (let at = 0; next; at++) {
          const content = await next;
          const after = file.pieces[at + 1];
          next = after === undefined ? null : piece(after);
          next?.catch(() => {});
          hash.update(content);
          await handle.write(content);
        }
        const found = hash.digest('hex');
        if (found === file.sha256) return;
        const message = `${file.name}: expected SHA-256 ${file.sha256}, found ${found}`;
        throw new StoreError('STORE_DAMAGED', message);
      }),
    );
    this.#kept.set(file.sha256, { size: file.size, usedAt: Date.now() });
    return path;
  }

  #makeRoom(bytes: number): void {
    let held = bytes;
    for (const { size } of this.#kept.values()) held += size;
    const oldest = [...this.#kept].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [name, { size }] of oldest) {
      if (held <= this.#mostBytes) return;
      rmSync(join(this.#folder, name), { force: true });
      this.#kept.delete(name);
      held -= size;
    }
  }
}
