// A damaged copy of a save, and what its view must say beside that of the whole one.

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import type { Library } from '../../src/library/library.ts';
import type { SaveEntry } from '../../src/library/save.ts';
import { atEnd } from './at-end.ts';
import { openLibrary } from './open-library.ts';
import { tempFolder } from './temp-folder.ts';
import { type ViewAnswers, viewAnswers } from './view-answers.ts';

/** @param file the damaged one in a folder of several; empty for a save that is one file */
export function damagedCopy(path: string, file: string, damage: (bytes: Uint8Array) => Uint8Array): string {
  const copy = copyOf(path);
  const target = join(copy, file);
  writeFileSync(target, damage(readFileSync(target)), { mode: 0o644 });
  return copy;
}

export function copyWithout(path: string, file: string): string {
  const copy = copyOf(path);
  rmSync(join(copy, file));
  return copy;
}

function copyOf(path: string): string {
  const copy = join(tempFolder({}), basename(path));
  cpSync(path, copy, { recursive: true, filter: (from) => !from.endsWith('backup') });
  return copy;
}

/** Answers of a whole save, of which one copy after the other is damaged. */
let last: { readonly path: string; readonly answers: ViewAnswers | null } | undefined;

/**
 * What differs from the whole save is null, a list that may lack rows, or a sum beside `unknown`; no row has 0, false or
 * an empty list or text in place of what is lost; and a warning names the file. A copy that is refused, or whose damage nothing can tell, says nothing false.
 */
export async function expectSaid(whole: string, damaged: string, file: string): Promise<void> {
  if (last?.path !== whole) last = { path: whole, answers: await answersAt(whole) };
  const right = last.answers;
  const now = await answersAt(damaged);
  expect(right).not.toBeNull();
  const found = now ? [...unsaid(right!.values, now.values), ...emptied(right!.rows, now.rows)] : [];
  expect(found).toEqual([]);
  if (now?.isDamaged && now.objects < right!.objects) expect(now.mayLackObjects).toBe(true);
  const named = now?.warnings.filter(({ code }) => code === 'DAMAGED').map(({ message }) => message);
  if (now?.isDamaged) expect(named!.join()).toContain(basename(file));
}

async function answersAt(path: string): Promise<ViewAnswers | null> {
  const { library, entry } = openedAt(path);
  return entry ? await viewAnswers(library, entry) : null;
}

interface OpenedSave {
  readonly path: string;
  readonly library: Library;
  readonly entry: SaveEntry | undefined;
}

/** A whole save and its copy: most tests of one are followed by another of the same. */
const MOST_OPENED = 2;
const opened: OpenedSave[] = [];

/** The save at a path. It is read once for all that ask about it one after the other. */
export function openedAt(path: string): OpenedSave {
  const at = opened.findIndex((each) => each.path === path);
  const [save = openAt(path)] = at < 0 ? [] : opened.splice(at, 1);
  opened.push(save);
  if (opened.length > MOST_OPENED) opened.shift();
  return save;
}

function openAt(path: string): OpenedSave {
  atEnd(() => opened.splice(0));
  const library = openLibrary(path);
  return { path, library, entry: library.entries.find(({ slug }) => !slug.endsWith('-backup')) };
}

function unsaid(whole: ReadonlyMap<string, unknown>, damaged: ReadonlyMap<string, unknown>): string[] {
  return [...whole].flatMap(([path, right]) => {
    const now = damaged.get(path);
    if (now === right || now === null || now === undefined || SAY_UNKNOWN.test(path)) return [];
    // Sums of what is known say of how much it is not.
    if (Number(damaged.get(path.replace(/[^.]+$/, 'unknown'))) > 0) return [];
    if (Number(damaged.get(path.replace('totalCount', 'aggregate.unknown'))) > 0) return [];
    // The warning says that lists are shorter.
    if (path.endsWith('.length') && 0 < Number(now) && Number(now) < Number(right)) return [];
    return [`${path}: ${right} -> ${now}`];
  });
}

function emptied(whole: ViewAnswers['rows'], damaged: ViewAnswers['rows']): string[] {
  return [...damaged].flatMap(([path, row]) => {
    const right = whole.get(path);
    const empty = row.fields.filter((field) => [0, false, ''].includes(row.value(field) as number));
    if (!right || empty.length === 0 || Number(row.value('unknown')) > 0) return [];
    return empty
      .filter((field) => row.value(field) !== right.value(field) && !SAY_LOST.test(`${path} ${field}`))
      .map((field) => `${path} ${field}: ${right.value(field)} -> ${row.value(field)}`);
  });
}

/**
 * A package that was refused is not loaded, and what is not complete says that it is not. Zeros in an actor of Slime
 * Rancher, which has no sums, are values.
 */
const SAY_LOST =
  / (isLoaded|isComplete|isGuessed|has[A-Z]\w*)$|^SlimeRancher\.(actors|slimes) .* (isFeral|\w+Time)$/;
const SAY_UNKNOWN = /(^|\.)(unknown\.length|figures\.length|isPartial|has[A-Z]\w*)$/;
