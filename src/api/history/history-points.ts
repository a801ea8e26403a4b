// The points of a world's history: which branch each save is on, and its figures as rows.

import type { KeptSave } from '../../library/figures/kept-figures.ts';
import type { SaveFigure } from '../../library/figures/save-figure.ts';
import type { HistoryPeriod } from '../types.gen.ts';

export interface DatedSave extends KeptSave {
  readonly savedAt: string;
  /** The time is that of its files, because the save has none. */
  readonly isFileTime: boolean;
}

/**
 * The saves of a world, oldest first; those that neither say when they were written nor have files that do are left out.
 * Where some do not say so, the game's own clock orders them, if all have it.
 */
export function datedSaves(saves: readonly KeptSave[]): readonly DatedSave[] {
  const dated = saves.flatMap((save): DatedSave[] => {
    const { savedAt, writtenAt = null } = save;
    if (savedAt !== null) return [{ ...save, savedAt, isFileTime: false }];
    return writtenAt === null
      ? []
      : [{ ...save, savedAt: new Date(writtenAt).toISOString(), isFileTime: true }];
  });
  const byClock = dated.some(({ isFileTime }) => isFileTime) && dated.every(({ clock }) => clock != null);
  const when = byClock ? ({ clock }: DatedSave) => clock! : ({ savedAt }: DatedSave) => Date.parse(savedAt);
  return dated.toSorted((a, b) => when(a) - when(b));
}

export interface BranchSave extends DatedSave {
  readonly branch: number;
}

export interface PointsAsked {
  readonly figure: readonly string[];
  /** Of figures that have items. */
  readonly items: readonly string[] | null;
  /** Which of them occur in any save, by {@link figureKey}: others say nothing of a save that lacks them. */
  readonly known: ReadonlySet<string>;
  readonly sum: boolean;
}

/** A branch as it was last saved. */
interface Branch {
  playSeconds: number;
  savedAt: number;
}

/** Games round times, and clocks are set. */
const SLACK_SECONDS = 60;

/**
 * Says which branch each save is on. One that was played for less time than the one before it was made after an older
 * save was loaded: it goes on from that branch of which nothing later was saved, or begins another.
 * @param saves oldest first
 */
export function withBranches(saves: readonly DatedSave[]): readonly BranchSave[] {
  const branches: Branch[] = [];
  let current = 0;
  return saves.map((save) => {
    const { playSeconds, isFileTime } = save;
    if (playSeconds === null) return { ...save, branch: current };
    const savedAt = Date.parse(save.savedAt);
    const goesOn = ({ playSeconds: before, savedAt: at }: Branch): boolean =>
      playSeconds >= before && (isFileTime || playSeconds - before <= (savedAt - at) / 1000 + SLACK_SECONDS);
    const now = branches[current];
    if (now && !goesOn(now)) {
      const other = branches.findLastIndex(goesOn);
      // Without another to go on from, time that passed too fast is no reason for a branch.
      if (other >= 0) current = other;
      else if (playSeconds < now.playSeconds) current = branches.length;
    }
    branches[current] = { playSeconds, savedAt };
    return { ...save, branch: current };
  });
}

const PERIODS: Readonly<Record<HistoryPeriod, (savedAt: string) => string>> = {
  HOUR: (savedAt) => savedAt.slice(0, 13),
  DAY: (savedAt) => savedAt.slice(0, 10),
  WEEK: (savedAt) => {
    const day = new Date(`${savedAt.slice(0, 10)}T00:00:00Z`);
    return String(Math.floor((day.getTime() / DAY_MILLIS + MONDAY) / 7));
  },
  MONTH: (savedAt) => savedAt.slice(0, 7),
};

const DAY_MILLIS = 86_400_000;
/** 1970 began on a Thursday. */
const MONDAY = 3;

export function lastOfEach(saves: readonly BranchSave[], period: HistoryPeriod): readonly BranchSave[] {
  const last = new Map<string, BranchSave>();
  for (const save of saves) {
    const key = `${save.branch} ${PERIODS[period](new Date(save.savedAt).toISOString())}`;
    last.set(key, save);
  }
  const kept = new Set(last.values());
  return saves.filter((save) => kept.has(save));
}

export function figureKey({ name, item }: Pick<SaveFigure, 'name' | 'item'>): string {
  return `${name}\0${item}`;
}

/** The requested figures of a save, in the order of their names. */
export function figuresAsked(
  { figures }: Pick<KeptSave, 'figures'>,
  { figure: names, items, known, sum }: PointsAsked,
): readonly SaveFigure[] {
  return names.flatMap((name) => {
    const all = figures.filter((each) => each.name === name);
    // Where a save does not say that it has none, that is not the same as 0.
    if (all.length === 0 && !figures.some((each) => each.name === '' && each.item === name)) return [];
    const byItem = new Map(all.map((each) => [each.item, each]));
    // Of the whole save, it has no items to choose among.
    const isWhole = all.length > 0 && all.every(({ item }) => item === '');
    const found =
      items && !isWhole
        ? items
            .filter((item) => known.has(figureKey({ name, item })))
            .map((item) => byItem.get(item) ?? { name, item, value: 0 })
        : all.sort((a, b) => (a.item < b.item ? -1 : 1));
    if (!sum || (items && found.length === 0)) return found;
    return [{ name, item: '', value: found.reduce((total, { value }) => total + value, 0) }];
  });
}
