// The saves among what was dropped on the page: found by their bytes, read on first use, kept until the page is closed.

import { commonFolder } from '../bytes/common-folder.ts';
import { portableInflate } from '../bytes/inflate.ts';
import { hex } from '../bytes/text.ts';
import type { Format, ListedFile, SourceFile } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.gen.ts';
import { MemoryCatalogue } from '../library/catalogue/memory-catalogue.ts';
import { Changes } from '../library/changes.ts';
import { KeptFigures } from '../library/figures/kept-figures.ts';
import {
  type Claimed,
  type ClaimedSave,
  claimSaves,
  reasonOf,
  refusalOf,
} from '../library/find/claim-saves.ts';
import { pathSlug, slugOf } from '../library/find/slug.ts';
import { FileError } from '../library/load-error.ts';
import type { OpenSaves } from '../library/open-saves.ts';
import { readSave, readySave } from '../library/read/read-save.ts';
import { type ReadySave, type SavedFile, type SaveEntry, UNREAD } from '../library/save.ts';
import { type DroppedFile, ListedDrop } from './dropped-file.ts';

/** Files without a save that are named. */
const MOST_PROBLEMS = 20;
/** Distinguishes them from saves of a server, whose slugs begin with a letter or a digit. */
const SLUG_MARK = '~';

export interface DropReport {
  /** The saves that were found, and which files belong to them. */
  readonly saves: readonly { readonly slug: string; readonly paths: readonly string[] }[];
  /** Why there are none, or what else could not be opened. */
  readonly problems: readonly string[];
}

/** Called with what is being done, and how much of it is done, from 0 to 100. */
export type OnPercent = (step: 'unpacking' | 'reading', percent: number) => void;

export class DroppedSaves implements OpenSaves {
  readonly formats: readonly Format[] = FORMATS;
  readonly catalogue = new MemoryCatalogue(this);
  readonly figures = new KeptFigures();
  readonly changes = new Changes();
  /** Each answer to `open` has its own. */
  readonly problems = [];
  readonly #bySlug = new Map<string, SaveEntry>();
  readonly #onPercent: OnPercent;

  constructor(onPercent: OnPercent = () => undefined) {
    this.#onPercent = onPercent;
  }

  get entries(): readonly SaveEntry[] {
    return [...this.#bySlug.values()];
  }

  get(slug: string): SaveEntry | null {
    return this.#bySlug.get(slug) ?? null;
  }

  byKey(key: string): SaveEntry | null {
    return this.get(key);
  }

  open(dropped: readonly DroppedFile[]): DropReport {
    const files = dropped.map((file) => new ListedDrop(file));
    files.sort((a, b) => (a.path < b.path ? -1 : 1));
    const listing = { root: 'what was dropped', isFolder: files.length !== 1, files };
    const claimed = claimSaves(listing, this.formats);
    return {
      saves: claimed.saves.map((save) => ({
        slug: this.#take(save).slug,
        paths: save.claim.files.map(({ path }) => path),
      })),
      problems: this.#problemsOf(files, claimed),
    };
  }

  /**
   * Also names files of other kinds, except those that lie in a folder of saves: whoever drops a file by itself
   * expects something of it.
   */
  #problemsOf(files: readonly ListedDrop[], { saves, problems }: Claimed<ListedDrop>): string[] {
    const claimed = new Set<ListedFile>(saves.flatMap(({ claim }) => claim.files));
    const reported = new Set(problems.map(({ file }) => file));
    const others = files.filter(
      (file) =>
        !claimed.has(file) && !reported.has(file.path) && (saves.length === 0 || !file.path.includes('/')),
    );
    const most = Math.max(0, MOST_PROBLEMS - problems.length);
    const refused = others.slice(0, most).map((file) => file.failure ?? refusalOf(file, this.formats));
    const shown = [...problems.slice(0, MOST_PROBLEMS), ...refused].map(
      (problem) => `${problem.file}: ${reasonOf(problem)}`,
    );
    const more = problems.length + others.length - shown.length;
    return more > 0 ? [...shown, `and ${more} more files`] : shown;
  }

  async load(entry: SaveEntry): Promise<ReadySave> {
    if (entry.ready) return entry.ready;
    if (entry.error) throw entry.error;
    try {
      await entry.format.ready?.();
      entry.ready = readDropped(entry, this.#onPercent);
      entry.state = 'READY';
      return entry.ready;
    } catch (error) {
      entry.error = error instanceof Error ? error : new Error(String(error));
      entry.state = 'FAILED';
      throw entry.error;
    }
  }

  async reload(entry: SaveEntry): Promise<void> {
    this.release(entry);
    await this.load(entry);
  }

  release(entry: SaveEntry): void {
    entry.ready = null;
    entry.error = null;
    entry.state = 'LISTED';
  }

  async hash(file: SavedFile): Promise<string> {
    const entry = this.entries.find(({ files }) => files.includes(file));
    const source = entry?.claim.files[entry.files.indexOf(file)];
    // Browsers only hash in secure contexts.
    if (!source || !crypto.subtle) throw new FileError(file.name, 'cannot be hashed by this browser');
    const { bytes } = sourceOf(source, file.name);
    return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())));
  }

  #take({ format, claim, header }: ClaimedSave): SaveEntry {
    const folder = commonFolder(claim.files.map(({ path }) => path));
    const name = pathSlug(claim.name, folder.startsWith(`${claim.name}/`));
    const slug = this.#freeSlug(SLUG_MARK + (claim.called === undefined ? name : slugOf(claim.called)));
    const files = claim.files.map(({ path, size }) => ({
      name: path.slice(folder.length),
      absolute: path,
      size,
    }));
    const entry: SaveEntry = { key: slug, slug, slugs: [slug], format, claim, files, header, ...UNREAD };
    this.#bySlug.set(slug, entry);
    return entry;
  }

  /** Numbered, since what is dropped comes from nowhere that could tell it from another. */
  #freeSlug(wanted: string): string {
    let slug = wanted;
    for (let number = 2; this.#bySlug.has(slug); number++) slug = `${wanted}-${number}`;
    return slug;
  }
}

/** @throws FormatError, FileError */
function readDropped(entry: SaveEntry, onPercent: OnPercent): ReadySave {
  const { format, claim, files } = entry;
  let last = 0;
  const progress = (_step: string, done: number, total: number): void => {
    const percent = Math.floor((100 * done) / Math.max(1, total));
    if (percent !== last) onPercent('reading', percent);
    last = percent;
  };
  onPercent('unpacking', 0);
  const sources = claim.files.map((file, at) => sourceOf(file, files[at]!.name));
  const data = readSave(format, sources, { inflate: portableInflate, progress }, { part: claim.part });
  return readySave(entry, data, { gameData: null, factories: null });
}

/** Claims return the very file objects that formats were given. */
function sourceOf(file: ListedFile, name: string): SourceFile {
  return { name, bytes: (file as ListedDrop).whole() };
}
