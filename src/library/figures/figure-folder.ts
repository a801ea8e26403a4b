// Figures in a folder: a folder for each world, in it a small file for each content, which no other process writes
// otherwise. So several servers may share it, and a file that is damaged or half written costs one save.

import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { nameOfWorld, type WorldKey } from '../catalogue/catalogue.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { FigurePlace, KeptSave } from './kept-figures.ts';
import { type SaveFigure, summedFigures } from './save-figure.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
const ENDING = '.json.gz';
/** As much as the most figures with the longest names take. */
const MOST_BYTES = 16 << 20;

/** Values by item, by name. */
type Written = Omit<KeptSave, 'figures'> & {
  readonly world: WorldKey;
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

export class FigureFolder implements FigurePlace {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(world: WorldKey): Promise<readonly KeptSave[]> {
    const folder = this.#folderOf(world);
    const names = await readdir(folder).catch((): string[] => []);
    const found: KeptSave[] = [];
    for (const name of names.filter((each) => each.endsWith(ENDING))) {
      const save = await readSaveFigures(join(folder, name));
      if (save) found.push(save);
    }
    return found;
  }

  async write(world: WorldKey, { figures: rows, ...save }: KeptSave): Promise<void> {
    const { format, playthrough } = world;
    const figures: Record<string, Record<string, number>> = Object.create(null);
    for (const { name, item, value } of rows) {
      figures[name] ??= Object.create(null) as Record<string, number>;
      figures[name][item] = value;
    }
    const written: Written = { world: { format, playthrough }, ...save, figures };
    const packed = await pack(JSON.stringify(written));
    await writeWhole(this.#fileOf(world, save), (handle) => handle.writeFile(packed));
  }

  async remove(world: WorldKey, save: Pick<KeptSave, 'content'>): Promise<void> {
    await rm(this.#fileOf(world, save), { force: true });
  }

  #folderOf(world: WorldKey): string {
    return join(this.#folder, hashOf(nameOfWorld(world)));
  }

  #fileOf(world: WorldKey, save: Pick<KeptSave, 'content'>): string {
    return join(this.#folderOf(world), hashOf(save.content) + ENDING);
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Null for a file that is not one of ours, or damaged. */
async function readSaveFigures(path: string): Promise<KeptSave | null> {
  try {
    const bytes = await unpack(await readFile(path), { maxOutputLength: MOST_BYTES });
    const { figures, world: _, ...save } = JSON.parse(bytes.toString()) as Written;
    const { content, seen, slug, savedAt, playSeconds, clock = null, writtenAt = null } = save;
    const isTime = savedAt === null || !Number.isNaN(Date.parse(savedAt));
    const areNumbers = [playSeconds, clock, writtenAt].every((of) => of === null || Number.isFinite(of));
    const areTexts = [content, slug, ...seen].every((text) => typeof text === 'string');
    if (!(isTime && areNumbers && areTexts)) return null;
    const rows = Object.entries(figures).flatMap(([name, items]) =>
      Object.entries(items).map(([item, value]): SaveFigure => ({ name, item, value })),
    );
    return { content, seen, slug, savedAt, playSeconds, clock, writtenAt, figures: summedFigures(rows) };
  } catch {
    return null;
  }
}
