// Saves beyond a single process: files in pieces, a catalogue, and figures. The save stays the unit:
// immutable, identified by its bytes, and read by whichever server gets a request for it.

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  ANY,
  NEWEST_FIRST,
  type Range,
  type SaveCondition,
  type SavesAsked,
  type WorldKey,
} from '../library/catalogue/catalogue.ts';
import type { KeptSave } from '../library/figures/kept-figures.ts';
import type { SaveFigure } from '../library/figures/save-figure.ts';
import { openListed } from '../library/find/open-listed.ts';
import { slugsOf } from '../library/find/slug.ts';
import { type SavedFile, type SaveEntry, sizeOfFiles } from '../library/save.ts';
import { dataFile } from '../program-files.ts';
import { type AcrossQuery, type AcrossResult, queryAcross } from './across/across.ts';
import {
  type FigureName,
  readFigureNames,
  readFigures,
  readWorldFigures,
  writeFigures,
} from './across/figure-table.ts';
import { type ObjectRow, type ReferenceRow, writeRows } from './across/row-tables.ts';
import { saveId, worldId } from './catalogue/identity.ts';
import { conditionSql, countRows, savesInRange, storedKey } from './catalogue/listing.ts';
import {
  addSave,
  isOf,
  isSave,
  type Outcome,
  removeSave,
  type SaveKey,
  savesWithIds,
  savesWithKeys,
  setOutcome,
  setSaveLabels,
  setSaveProgress,
} from './catalogue/save-table.ts';
import { isStoredId, type StoredFile, type StoredSave } from './catalogue/stored-save.ts';
import type { Database, DatabaseOptions } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { constantSql, sql } from './database/sql.ts';
import { movePlace, placeOfStore } from './pieces/open-place.ts';
import { pieceHash } from './pieces/piece-encoding.ts';
import { PieceStore } from './pieces/pieces.ts';
import { StoreError } from './store-error.ts';

export interface StoreOptions extends DatabaseOptions {
  /** See openDatabase(). */
  readonly address: string;
  /** A folder that all servers reach, or `s3:https://HOST/BUCKET`. Default: as the catalogue says, or the database. */
  readonly pieces?: string;
}

/** A changed save by its id; null if unknown (the connection was lost for a while). */
export type Change = { readonly id: string } | null;

/** Saves of a store have a time of their own, or none. */
const NEWEST = NEWEST_FIRST.slice(0, 1);
const CHANNEL = 'savegraph';
const PING_KEPT_MILLIS = 1_000;
const MIGRATIONS = fileURLToPath(dataFile('store/migrations'));
const LISTED_AT_ONCE = 1_000;
/** Younger pieces may belong to a save that is being stored right now. */
const PRUNE_AFTER_HOURS = 24;

export type QueriedStore = Pick<Store, 'across' | 'figureNames' | 'withIds' | 'worldFigures'>;

export class Store {
  readonly #database: Database;
  readonly #pieces: PieceStore;
  #ping: Promise<void> | null = null;

  private constructor(database: Database, pieces: PieceStore) {
    this.#database = database;
    this.#pieces = pieces;
  }

  /** Opens a store and migrates its tables. @throws StoreError */
  static async open({ address, pieces, ...options }: StoreOptions): Promise<Store> {
    const database = await openDatabase(address, options);
    try {
      await database.migrate(MIGRATIONS);
      return new Store(database, new PieceStore(database, await placeOfStore(database, pieces)));
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  get database(): Database {
    return this.#database;
  }

  /**
   * Stores the files of a save from disk, each piece once. A save that was stored before is recognised, and is found by this
   * slug too.
   * @param upload the name under which a client sent it
   * @returns the save, QUEUED until describe() is called for it, and whether it is new
   * @throws FileError when a file changes in the meantime, StoreError
   */
  async add(
    entry: SaveEntry,
    upload?: string,
  ): Promise<{ readonly save: StoredSave; readonly isNew: boolean }> {
    const files: StoredFile[] = [];
    for (const file of entry.files) files.push(await this.#addFile(file));
    const { format, claim, header } = entry;
    const { name, called, part, isBackup } = claim;
    const id = saveId(files, part);
    const [slug, ...aliases] = slugsOf(entry.slugs[0]!, id);
    const save: StoredSave = {
      id,
      world: worldId(entry, id),
      aliases,
      uploads: upload === undefined ? [] : [upload],
      progress: null,
      slug: slug!,
      format: format.id,
      title: header.title.replaceAll('\0', ''),
      version: header.version,
      savedAt: header.savedAt === null ? null : new Date(header.savedAt),
      playSeconds: header.playSeconds,
      bytes: sizeOfFiles(files),
      header,
      claim: {
        name,
        ...(called !== undefined && { called }),
        ...(part !== undefined && { part }),
        ...(isBackup && { isBackup }),
      },
      files,
      labels: [],
      state: 'QUEUED',
      error: null,
      stats: null,
      hasRows: false,
      storedAt: new Date(),
    };
    const newSlug = await this.#database.transaction(async (queries) => {
      const added = await addSave(queries, save);
      const hashes = [...new Set(files.flatMap(({ pieces }) => pieces))].map((hash) =>
        Buffer.from(hash, 'hex'),
      );
      await queries.query(sql`
        insert into piece_use (hash, world, save) select hash, ${save.world}::uuid, ${id}::uuid
        from unnest(${hashes}::bytea[]) as given (hash) on conflict do nothing`);
      return added;
    });
    if (newSlug === null) return { save: (await this.find(id)) ?? save, isNew: false };
    await this.#notify(save);
    return { save: { ...save, slug: newSlug }, isNew: true };
  }

  /** Stores the results of reading a save in one transaction: a READY save has its figures. */
  async describe(
    save: StoredSave,
    outcome: Outcome,
    figures: readonly SaveFigure[] = [],
    rows?: { readonly objects: Iterable<ObjectRow>; readonly references: Iterable<ReferenceRow> },
  ): Promise<void> {
    await this.#database.transaction(async (queries) => {
      // Others that describe the same save wait, and then replace these rows with their own.
      await queries.query(sql`select 1 from save where ${isSave(save)} for update`);
      await writeFigures(queries, save, figures);
      if (rows) await writeRows(queries, save, rows.objects, rows.references);
      await setOutcome(queries, save, outcome);
    });
    await this.#notify(save);
  }

  /** By id, or by a slug that only it has. */
  async find(name: string): Promise<StoredSave | null> {
    if (isStoredId(name)) return (await this.withIds([name]))[0]!;
    const where = { is: 'called', slug: name } as const;
    const [save, other] = await this.list({ where, limit: 2 });
    return save && !other ? save : null;
  }

  /** The saves with these ids, in this order; null for those that are not there. */
  withIds(ids: readonly string[]): Promise<readonly (StoredSave | null)[]> {
    return savesWithIds(this.#database, ids);
  }

  /** Saves of all formats, newest first unless another order is given. */
  async list({
    where = ANY,
    order = NEWEST,
    ...range
  }: Range & Partial<SavesAsked>): Promise<readonly StoredSave[]> {
    return savesWithKeys(this.#database, await savesInRange(this.#database, { where, order, ...range }));
  }

  /** Every save, newest first, read a page at a time. */
  async *all(where: SaveCondition = ANY): AsyncGenerator<StoredSave> {
    const asked = { where, limit: LISTED_AT_ONCE };
    for (let page = await this.list(asked); ; ) {
      yield* page;
      if (page.length < LISTED_AT_ONCE) return;
      page = await this.list({ ...asked, after: storedKey(page.at(-1)!, NEWEST) });
    }
  }

  count(where: SaveCondition = ANY): Promise<number> {
    return countRows(this.#database, sql`save where ${conditionSql(where)}`);
  }

  figures(save: SaveKey): Promise<readonly SaveFigure[]> {
    return readFigures(this.#database, save);
  }

  /** The saves of each of these worlds that were read, with their figures of these names. */
  worldFigures(
    worlds: readonly WorldKey[],
    names: readonly string[],
  ): Promise<readonly (readonly KeptSave[])[]> {
    return readWorldFigures(this.#database, worlds, names);
  }

  figureNames(of: string): Promise<readonly FigureName[]> {
    return readFigureNames(this.#database.scans, of);
  }

  across(query: AcrossQuery): Promise<AcrossResult> {
    return queryAcross(this.#database.scans, query);
  }

  async label(save: StoredSave, labels: readonly string[]): Promise<void> {
    await setSaveLabels(this.#database, save, labels);
    await this.#notify(save);
  }

  /** Records how much of a save was read for its figures; nobody is notified. */
  setProgress(save: SaveKey, share: number): Promise<void> {
    return setSaveProgress(this.#database, save, share);
  }

  /** One piece of a file. @throws StoreError STORE_DAMAGED when it is not what was stored */
  piece(hash: string): Promise<Uint8Array> {
    return this.#pieces.get(hash);
  }

  /**
   * Reads all files of a save.
   * @returns the first damaged or missing piece, null when there is none
   * @throws StoreError when that is unknown
   */
  async check({ files }: StoredSave): Promise<StoreError | null> {
    for (const hash of files.flatMap(({ pieces }) => pieces)) {
      try {
        await this.piece(hash);
      } catch (error) {
        if (error instanceof StoreError && error.code === 'STORE_DAMAGED') return error;
        throw error;
      }
    }
    return null;
  }

  /** Removes a save. Its pieces stay until prune(), because other saves may have them. */
  async remove(save: StoredSave): Promise<void> {
    await this.#database.transaction(async (queries) => {
      for (const table of ['figure', 'object_row', 'reference_row', 'piece_use'])
        await queries.query(sql`delete from ${constantSql(table)} where ${isOf(save)}`);
      await removeSave(queries, save);
    });
    await this.#notify(save);
  }

  /** Records that all pieces were copied; open stores continue to use the old place. @throws StoreError */
  movePieces(address: string): Promise<void> {
    return movePlace(this.#database, address);
  }

  /** Removes pieces that no save has; returns how many. */
  async prune(olderThanHours = PRUNE_AFTER_HOURS): Promise<number> {
    await this.#database.query(`delete from removed_save where removed_at < now() - interval '1 day'`);
    return this.#pieces.prune(olderThanHours);
  }

  /** Reports all changes, whichever server made them. Call the result to stop. */
  onChange(heard: (change: Change) => void): Promise<() => Promise<void>> {
    return this.#database.listen(CHANNEL, (payload) => heard(payload === null ? null : { id: payload }));
  }

  /** Resolves when the database responds; checks at most once a second. @throws StoreError */
  ping(): Promise<void> {
    if (!this.#ping) {
      this.#ping = this.#database.ping();
      const forget = (): void => {
        this.#ping = null;
      };
      this.#ping.catch(() => {}).finally(() => setTimeout(forget, PING_KEPT_MILLIS).unref());
    }
    return this.#ping;
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #notify({ id }: Pick<StoredSave, 'id'>): Promise<void> {
    await this.#database.query(sql`select pg_notify(${CHANNEL}, ${id})`);
  }

  /** Piece by piece, without holding more than one. */
  async #addFile(file: SavedFile): Promise<StoredFile> {
    const { size, bytes, close } = await openListed(file);
    try {
      const whole = createHash('sha256');
      const pieces: string[] = [];
      for await (const piece of bytes(0, size)) {
        const hash = pieceHash(piece);
        whole.update(piece);
        await this.#pieces.put(hash, piece);
        pieces.push(hash);
      }
      return { name: file.name, size, sha256: whole.digest('hex'), pieces };
    } finally {
      await close();
    }
  }
}
