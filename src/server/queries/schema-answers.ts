// A cache for queries of the schema alone. Editors and generators of types load all 1.6 MB of it whenever they start,
// and it does not change while a server runs. The build makes the answers to what most of them ask
// (scripts/schema-answers.ts), because the first one needs every type of the schema.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeLatin1 } from '../../bytes/text.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import { dataFile } from '../../program-files.ts';

/** Where the build puts its answers, among the files of the program. */
export const PREPARED = 'server/queries/schema-answers/';
/** Differently written queries whose answers are kept. */
const MOST_KEPT = 8;
/** Longer answers are not kept: twice the size of the whole schema as editors request it. */
const MOST_BYTES = 1 << 22;
/** How an answer without errors begins. */
const COMPLETE = '{"data":{';

export class SchemaAnswers {
  /** By text and operation. */
  readonly #kept = new RecentlyUsed<string, Uint8Array>(MOST_KEPT);

  /** @param sdl the text of the schema; unknown for one that others made */
  get(key: string, query: string, sdl: unknown): Uint8Array | null {
    const known = this.#kept.get(key);
    if (known || typeof sdl !== 'string') return known ?? null;
    const prepared = preparedAnswer(preparedName(query, sdl));
    if (prepared) this.#kept.set(key, prepared);
    return prepared;
  }

  /** Keeps a copy of an answer, unless it is long or has errors. */
  keep(key: string, bytes: Uint8Array): void {
    if (bytes.length > MOST_BYTES) return;
    if (decodeLatin1(bytes, 0, Math.min(COMPLETE.length, bytes.length)) !== COMPLETE) return;
    this.#kept.set(key, new Uint8Array(bytes));
  }
}

/** The file of an answer: of any other schema, as one that a package adds to, it has another name. */
export function preparedName(query: string, sdl: string): string {
  const text = query.replace(/\s+/g, ' ').trim();
  return `${createHash('sha256').update(`${text}\n${sdl}`).digest('hex')}.json.gz`;
}

function preparedAnswer(name: string): Uint8Array | null {
  try {
    return gunzipSync(readFileSync(dataFile(PREPARED + name)));
  } catch {
    return null;
  }
}
