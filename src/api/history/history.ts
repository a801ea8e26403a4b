// The history of a world, from the figures that are kept of its saves.

import {
  type Catalogue,
  type Later,
  NEWEST_FIRST,
  type SaveCondition,
  type SaveWorld,
  saveListKey,
  type WorldKey,
} from '../../library/catalogue/catalogue.ts';
import { seenAs } from '../../library/figures/kept-figures.ts';
import type { SaveFigure } from '../../library/figures/save-figure.ts';
import { changedError, isChangedError } from '../../library/load-error.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { ReadySave, SavedFile, SaveEntry } from '../../library/save.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import { computedRows, ListPage } from '../../query/pages/page.ts';
import { Ticker } from '../../query/ticker.ts';
import type { QueryTools, WarningCode } from '../../query/tools.ts';
import { type Context, ignoreRejection } from '../context/context.ts';
import type { HistoryList, HistoryPointParent } from '../parents.ts';
import { findWorld } from '../saves/world.ts';
import { saveFigures } from '../store/describe-save.ts';
import { warnOfNames } from '../store/figure-names.ts';
import { queryStore } from '../store/query-store.ts';
import { isStored } from '../store/stored-field.ts';
import type { Resolvers, WorldHistoryArgs } from '../types.gen.ts';
import { ofFound } from '../values/page-info.ts';
import {
  type BranchSave,
  type DatedSave,
  datedSaves,
  figureKey,
  figuresAsked,
  lastOfEach,
  withBranches,
} from './history-points.ts';

export const historyResolvers: Resolvers = {
  World: { history: (world, args, context) => ignoreRejection(historyOf(context, world, args)) },
  HistoryConnection: ofFound(),
  Mutation: {
    forgetSaves: async (_root, { world: id }, context, { path }) => {
      const key = String(path.key);
      const outcome = context.outcomes?.get(key);
      if (outcome && 'save' in outcome) return outcome.save === null ? null : Number(outcome.save);
      const world = await findWorld(context, id);
      const count =
        world && (await context.library.figures.forget(world, await savesOf(context.saves, world)));
      context.changed?.set(key, count === null ? null : String(count));
      return count;
    },
  },
};

const PAGE = 1000;

/** All saves of a world that are open, newest first. */
export async function savesOf(
  catalogue: Pick<Catalogue, 'page'>,
  world: WorldKey,
): Promise<readonly SaveEntry[]> {
  const where: SaveCondition = { is: 'world', world };
  const order = NEWEST_FIRST;
  const found: SaveEntry[] = [];
  for (;;) {
    const last = found.at(-1);
    const after = last && saveListKey(last, order);
    const page = await catalogue.page({ where, order, limit: PAGE, after });
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/**
 * Reads a save for its figures, unless they are kept, and closes it again if it was closed before.
 * @throws LoadError, also when the version that was listed has been replaced
 */
export async function keepFigures(
  library: OpenSaves,
  world: WorldKey,
  entry: SaveEntry,
  figuresOf: (save: ReadySave) => Later<readonly SaveFigure[]> = saveFigures,
): Promise<void> {
  const hash = (file: SavedFile): Promise<string> => library.hash(file);
  await library.figures.keep(hash, world, entry, async () => {
    const wasOpen = entry.ready !== null;
    const save = await library.load(entry);
    if (save.entry !== entry) throw changedError(entry.files[0]!.name);
    try {
      return await figuresOf(save);
    } finally {
      if (!wasOpen) library.release(entry);
    }
  });
}

async function historyOf(context: Context, world: SaveWorld, args: WorldHistoryArgs): Promise<HistoryList> {
  const { library } = context;
  const returnToField = context.answerPath.bookmark();
  // Before anything that takes each world a time of its own: all worlds of a list share a query.
  const [listed, stored] = await Promise.all([
    savesOf(context.saves, world),
    context.store ? queryStore(context, (_, { figures }) => figures.load({ world, names: args.figure })) : [],
  ]);
  const local = listed.filter((entry) => !isStored(entry));
  if (library.figures.reading) library.figures.reading.follow(world);
  else await readAll(context, world, local);
  const started = performance.now();
  const kept = await library.figures.of(world, args.figure);
  const names = await library.figures.names(world);
  context.budget.excludeTime(started, performance.now());
  const known = [...kept, ...stored];
  const seen = new Set(known.flatMap((save) => save.seen));
  const entries = new Map(listed.map((entry) => [isStored(entry) ? entry.key : seenAs(entry), entry]));
  const left = [...entries].filter(([name]) => !seen.has(name)).map(([, entry]) => entry);
  const failed = left.filter(({ state }) => state === 'FAILED').length;
  const dated = datedSaves(known);
  const saves = savesAsked(dated, args);
  const undated = known.length - dated.length;
  const guessed = saves.filter(({ isFileTime }) => isFileTime).length;
  const unread = left.length - failed;
  returnToField();
  warnOfGaps(context.tools, { unread, failed, undated, guessed });
  const figures = [...names, ...known.flatMap((save) => save.figures)];
  if (known.length > 0) warnOfNames(args, figures, context.tools);
  const points = pointsOf(context, world, saves, args).map((point) => ({
    ...point,
    save: point.of.seen.map((each) => entries.get(each)).find((entry) => entry !== undefined) ?? null,
  }));
  const { first: _first, after: _after, offset: _offset, ...asked } = args;
  const contents = saves.map(({ content }) => content);
  const tag = (): string => listTag(listTag('history', contents), world.playthrough, asked);
  return {
    page: new ListPage(computedRows(Uint32Array.from(points.keys())), args, tag),
    entry: (at) => points[at]!,
    saves: saves.length,
    ...{ unread, failed, undated },
  };
}

/** One after another: they need not all fit into memory. A save that cannot be read has no figures. */
async function readAll(context: Context, world: WorldKey, entries: readonly SaveEntry[]): Promise<void> {
  const started = performance.now();
  for (const entry of entries) {
    try {
      await keepFigures(context.library, world, entry);
    } catch (error) {
      if (entry.state !== 'FAILED' && !isChangedError(error)) throw error;
    }
  }
  context.budget.excludeTime(started, performance.now());
}

function savesAsked(
  dated: readonly DatedSave[],
  { from, to, every }: WorldHistoryArgs,
): readonly BranchSave[] {
  const [start, end] = [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity];
  const within = withBranches(dated).filter(({ savedAt }) => {
    const at = Date.parse(savedAt);
    return at >= start && at < end;
  });
  return every ? lastOfEach(within, every) : within;
}

function pointsOf(
  { tools }: Context,
  world: SaveWorld,
  saves: readonly BranchSave[],
  { figure, items, sum }: WorldHistoryArgs,
): (Omit<HistoryPointParent, 'save'> & { of: BranchSave })[] {
  const ticker = new Ticker(tools);
  const known = new Set(saves.flatMap(({ figures }) => (items ? figures.map(figureKey) : [])));
  const asked = {
    figure: [...new Set(figure)],
    items: items ? [...new Set(items)] : null,
    known,
    sum: sum === true,
  };
  return saves.flatMap((save) => {
    ticker.tick(save.figures.length + 1);
    const { savedAt, isFileTime, playSeconds, branch, slug } = save;
    return figuresAsked(save, asked).map(({ name, item, value }) => ({
      ...{ savedAt, isFileTime, playSeconds, branch, slug },
      ...{ world: world.title, figure: name, item, value, of: save },
    }));
  });
}

/** Numbers of saves. */
interface Gaps {
  readonly unread: number;
  readonly failed: number;
  readonly undated: number;
  /** With the times of their files. */
  readonly guessed: number;
}

function warnOfGaps(tools: QueryTools, { unread, failed, undated, guessed }: Gaps): void {
  const say = (code: WarningCode, count: number, text: string): void => {
    const message = `history: ${count} ${count === 1 ? 'save' : 'saves'} of the world ${text}`;
    if (count > 0) tools.warn({ code, argument: 'history', message, name: null, suggestions: [] });
  };
  say('PARTIAL_HISTORY', unread, 'still to be read: ask again for the rest');
  say('PARTIAL_HISTORY', failed, 'left out: not readable');
  say('PARTIAL_HISTORY', undated, 'left out: neither the saves nor their files say when they were written');
  say(
    'FILE_TIME',
    guessed,
    'without a time: savedAt is that of the files, the order that of the game itself',
  );
}
