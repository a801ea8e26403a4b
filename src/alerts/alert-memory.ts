// Remembers checked versions and sent alerts in one small file, so that a restart repeats none. Written as a whole and
// in one step.

import { type FileHandle, open, readFile } from 'node:fs/promises';
import PQueue from 'p-queue';
import { unlessMissing } from '../library/files/unless-missing.ts';
import { writeWhole } from '../library/files/write-whole.ts';
import type { Alert } from './alert.ts';
import type { RuleState } from './condition.ts';

/** The memory of a world, or of a save that belongs to none. */
export interface Subject {
  /** Contents that were checked, the latest last. */
  readonly seen: readonly string[];
  /** When the latest was saved, in milliseconds since 1970; null when unknown. */
  readonly savedAt: number | null;
  /** By ruleId. */
  readonly rules: Readonly<Record<string, RuleState>>;
}

/** An alert that a webhook has not taken yet. */
export interface Delivery {
  readonly alert: Alert;
  /** A hash of the address, which may be a secret. */
  readonly to: string;
}

interface Kept {
  readonly version: 1;
  readonly subjects: Readonly<Record<string, Subject>>;
  /** Rules that failed, by ruleId, with what was said of them. */
  readonly failing: Readonly<Record<string, string>>;
  readonly waiting: readonly Delivery[];
}

const MOST_SUBJECTS = 1000;
const MOST_FAILING = 1000;
const MOST_BYTES = 64 * 2 ** 20;

export class AlertMemory {
  readonly #path: string | null;
  /** The least recently checked first. */
  readonly subjects = new Map<string, Subject>();
  readonly failing = new Map<string, string>();
  waiting: readonly Delivery[] = [];
  /** One write at a time: each has all that was there when it began. */
  readonly #writing = new PQueue({ concurrency: 1 });

  /** @param path null keeps everything in memory */
  constructor(path: string | null = null) {
    this.#path = path;
  }

  /** @throws Error when the file is there but is not what was written */
  static async open(path: string): Promise<AlertMemory> {
    const memory = new AlertMemory(path);
    const text = await textOf(path);
    if (text === null) return memory;
    const kept = keptOf(text);
    if (!kept)
      throw new Error(`expected the memory of alerts as savegraph writes it, found something else: ${path}`);
    for (const [key, subject] of Object.entries(kept.subjects)) memory.subjects.set(key, subject);
    for (const [rule, said] of Object.entries(kept.failing)) memory.failing.set(rule, said);
    memory.waiting = kept.waiting;
    return memory;
  }

  put(key: string, subject: Subject): void {
    this.subjects.delete(key);
    this.subjects.set(key, subject);
    shrink(this.subjects, MOST_SUBJECTS);
  }

  fail(rule: string, said: string): void {
    this.failing.set(rule, said);
    shrink(this.failing, MOST_FAILING);
  }

  /** @throws the system's error */
  async save(): Promise<void> {
    const path = this.#path;
    if (path !== null) await this.#writing.add(() => this.#write(path));
  }

  async #write(path: string): Promise<void> {
    const kept: Kept = {
      version: 1,
      subjects: Object.fromEntries(this.subjects),
      failing: Object.fromEntries(this.failing),
      waiting: this.waiting,
    };
    const text = JSON.stringify(kept);
    const write = (handle: FileHandle): Promise<void> => handle.writeFile(text).then(() => handle.sync());
    await writeWhole(path, write, 0o600);
  }
}

/** Drops the first ones. */
function shrink(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) if (map.size > most) map.delete(key);
}

/** Null when there is no such file. */
async function textOf(path: string): Promise<string | null> {
  const handle = await unlessMissing(open(path, 'r'), null);
  if (!handle) return null;
  try {
    const stats = await handle.stat();
    return stats.isFile() && stats.size <= MOST_BYTES ? await readFile(handle, 'utf8') : '';
  } finally {
    await handle.close();
  }
}

function keptOf(text: string): Kept | null {
  try {
    const { version, subjects, failing, waiting } = JSON.parse(text) as Kept;
    const isKept = version === 1 && Array.isArray(waiting) && isObject(failing) && isObject(subjects);
    const isWhole =
      isKept && Object.values(subjects).every(({ seen, rules }) => Array.isArray(seen) && isObject(rules));
    return isWhole ? { version, subjects, failing, waiting } : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
