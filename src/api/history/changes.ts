// Changes between two saves of a world, in the lists that its game compares and in figures.

import {
  type ChangeRow,
  changedFigures,
  changedRows,
  changeLines,
  hiddenChanges,
  wordsOfChanges,
} from '../../games/shared/changes.ts';
import { mayLackObjects } from '../../games/shared/damage.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import { compareAges, type SaveWorld, writtenAt } from '../../library/catalogue/catalogue.ts';
import { type SaveFigure, summedFigures } from '../../library/figures/save-figure.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import { badArgument } from '../../query/errors.ts';
import { Ticker } from '../../query/ticker.ts';
import { type Context, ignoreRejection, whenReady } from '../context/context.ts';
import { findSave } from '../context/save-by-name.ts';
import { warnOfDamage } from '../context/warnings.ts';
import { gameOfEntry, scopeOf, viewOf } from '../games/open.ts';
import { VIEW_MILLIS } from '../games/resolvers.ts';
import type { ObjectParent, WorldChangesParent } from '../parents.ts';
import { saveFigures } from '../store/describe-save.ts';
import type { Resolvers, WorldChangesArgs } from '../types.gen.ts';
import { savesOf } from './history.ts';

export const changesResolvers: Resolvers = {
  World: { changes: (world, args, context) => ignoreRejection(changesOf(context, world, args)) },
  SaveDiff: { changes: ({ before, after }, _args, context) => worldChanges(context, before, after) },
  WorldChanges: {
    text: ({ rows, hidden }, { perWord }) => [...hidden, ...changeLines(rows, Math.max(0, perWord ?? 0))],
  },
  WorldChange: {
    object: ({ objects: { before, after } }, { in: side }) =>
      (side === 'BEFORE' ? before : side === 'AFTER' ? after : (after ?? before)) as ObjectParent | null,
  },
};

async function changesOf(
  context: Context,
  world: SaveWorld,
  { since = null, until = null }: WorldChangesArgs,
): Promise<WorldChangesParent | null> {
  const returnToField = context.answerPath.bookmark();
  const saves = await savesOf(context.saves, world);
  returnToField();
  const to = until === null ? world.newest : await saveAt(context, saves, until, 'until');
  const from = since === null ? to && saveBefore(saves, to) : await saveAt(context, saves, since, 'since');
  if (!from || !to) return null;
  returnToField();
  return whenReady(context, from, (earlier) =>
    whenReady(context, to, (later) => worldChanges(context, earlier, later)),
  );
}

function worldChanges(context: Context, before: ReadySave, after: ReadySave): WorldChangesParent {
  const compares = gameOfEntry(after.entry)?.changes ?? { lists: [], figures: CLASSES };
  const sides = {
    from: before.entry,
    to: after.entry,
    scope: scopeOf(after),
    words: wordsOfChanges(compares),
  };
  return { ...sides, ...changesBetween(context, before, after) };
}

/** Slugs begin otherwise than times do, or are no times. */
const TIME = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/;

/** @param saves of the world, newest first */
async function saveAt(
  context: Context,
  saves: readonly SaveEntry[],
  text: string,
  argument: string,
): Promise<SaveEntry | null> {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time))
    return saves.find((save) => (writtenAt(save) ?? Number.POSITIVE_INFINITY) <= time) ?? null;
  const found = await findSave(context, text, argument);
  if (found && !saves.some(({ key }) => key === found.key))
    throw badArgument(argument, `${found.slug} is no save of this world`);
  return found;
}

/** The newest save that was written before another, and is no copy of it. */
function saveBefore(saves: readonly SaveEntry[], to: SaveEntry): SaveEntry | null {
  const isDated = ({ header }: SaveEntry): boolean => header.savedAt !== null;
  return saves.find((save) => isDated(save) === isDated(to) && compareAges(save, to) > 0) ?? null;
}

type Changes = Pick<WorldChangesParent, 'rows' | 'hidden'>;

const known = new WeakMap<ReadySave, WeakMap<ReadySave, Changes>>();

/** Kept as long as both saves are open, for further pages. */
function changesBetween(context: Context, before: ReadySave, after: ReadySave): Changes {
  for (const { graph } of [before, after]) warnOfDamage(graph, 'changes', context.tools);
  const ofBefore = getOrCreate(known, before, () => new WeakMap());
  return getOrCreate(ofBefore, after, () => compared(context, before, after));
}

/** Where a game says nothing, classes are compared by how many objects they have. */
const CLASSES = { objects: 'objects' };

function compared({ budget, tools }: Context, before: ReadySave, after: ReadySave): Changes {
  budget.expect((before.graph.count + after.graph.count) * VIEW_MILLIS);
  const ticker = new Ticker(tools);
  const changes = gameOfEntry(after.entry)?.changes;
  const [old, now] = [viewOf(before), viewOf(after)];
  if (!changes || !old || !now) {
    const isKnown = !mayLackObjects(before.graph) && !mayLackObjects(after.graph);
    return { rows: isKnown ? changedTotals(before, after, CLASSES) : [], hidden: [] };
  }
  const hidden = hiddenChanges(old, now);
  const rows = changedRows(old, now, changes, (count) => ticker.tick(count));
  return {
    hidden,
    rows: hidden.length > 0 ? rows : [...rows, ...changedTotals(before, after, changes.figures)],
  };
}

function changedTotals(
  before: ReadySave,
  after: ReadySave,
  words: Readonly<Record<string, string>>,
): ChangeRow[] {
  const isCompared = ({ name, item }: SaveFigure): boolean => Object.hasOwn(words, name || item);
  const [was, is] = [before, after].map((save) => summedFigures(saveFigures(save).filter(isCompared)));
  return changedFigures(was!, is!, words);
}
