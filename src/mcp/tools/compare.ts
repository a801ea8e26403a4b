// "What changed between two saves?" Objects that were added, removed or changed, and the game's figures by name.

import { limitArgument } from '../../games/shared/game-tool.ts';
import { compact, compactFields, rounded, tableOf } from '../answers/compact.ts';
import type { OpenSave, ToolSession } from '../asking/tool-session.ts';
import { askQuery, viewedGame, viewQuery } from '../game-query.ts';
import { defineTool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

export const COMPARE_QUERY = `query Compare($from: ID!, $to: ID!, $limit: Int!) { diff(from: $from, to: $to) {
  from { slug savedAt playSeconds } to { slug savedAt playSeconds }
  added(first: 0) { totalCount by_class: groups(by: [{ field: CLASS }], first: $limit) { totalCount nodes { keys count } } }
  removed(first: 0) { totalCount by_class: groups(by: [{ field: CLASS }], first: $limit) { totalCount nodes { keys count } } }
  changed(where: { kind: { in: [ACTOR, EXPORT, RECORD] } }, first: $limit) { totalCount
    nodes { id: after { path } moved properties { path before after } } } } }`;

export const compare = defineTool({
  name: 'compare',
  description:
    'What changed from an earlier save to a later one: stock, production, power, heroes by name with before and after; objects added, removed (by class) and changed (properties).',
  arguments: {
    from: { type: 'string', description: 'slug of the earlier save', required: true },
    to: { type: 'string', required: true },
    limit: limitArgument(12),
  },
  async call({ from, to, limit }, session) {
    const [earlier, later] = [await session.save(from), await session.save(to)];
    if (earlier.format !== later.format) {
      throw new ToolError(
        `${earlier.slug} is ${earlier.format}, ${later.slug} is ${later.format}.`,
        'Compare saves of one game.',
      );
    }
    const { diff } = await session.data<{ diff: Diff | null }>(COMPARE_QUERY, {
      from: earlier.slug,
      to: later.slug,
      limit,
    });
    if (!diff) throw session.refusal('The two could not be compared.');
    const { added, removed, changed, ...saves } = diff;
    return {
      ...compactFields(saves),
      ...(await figures(session, earlier, later, limit)),
      added: compact(shortClasses(added)),
      removed: compact(shortClasses(removed)),
      changed: tableOf(changed.nodes.map(shortChange), changed.totalCount),
    };
  },
});

interface Diff {
  readonly added: ByClass;
  readonly removed: ByClass;
  readonly changed: { readonly totalCount: number; readonly nodes: readonly Change[] };
}

interface ByClass {
  readonly by_class: { readonly nodes: readonly { readonly keys: readonly string[] }[] };
}

interface Change {
  readonly id: unknown;
  readonly moved: boolean;
  readonly properties: readonly {
    readonly path: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
}

/** Class names are enough, and mostly unique. */
function shortClasses({ by_class: groups, ...rest }: ByClass): object {
  const nodes = groups.nodes.map(({ keys, ...figures }) => ({
    ...figures,
    keys: keys.map((key) => key.replace(/^.*[./]/, '')),
  }));
  return { ...rest, by_class: { ...groups, nodes } };
}

/** Values of a property that an answer shows. */
const SHOWN_PROPERTIES = 4;

function shortChange({ id, moved, properties }: Change): object {
  const shown = properties
    .slice(0, SHOWN_PROPERTIES)
    .map(({ path, before, after }) => [path, shortValue(before), shortValue(after)]);
  return { id, moved, properties: properties.length, property_before_after: shown };
}

function shortValue(value: unknown): unknown {
  if (Array.isArray(value)) return `${value.length} entries`;
  if (typeof value !== 'object' || value === null) return value;
  return 'ref' in value ? value.ref : `${Object.keys(value).length} fields`;
}

type Figures = Map<string, Map<string, Map<string, unknown>>>;

async function figures(session: ToolSession, from: OpenSave, to: OpenSave, limit: number): Promise<object> {
  const game = await viewedGame(session, from);
  if (!game?.questions.figures) return {};
  const query = viewQuery(game, game.questions.figures);
  const [before, after] = await Promise.all(
    [from, to].map(async (save) => readFigures(await askQuery(session, save, query))),
  );
  const lists = [...new Set([...before!.keys(), ...after!.keys()])].map((list) => {
    return [list, changes(before!.get(list) ?? new Map(), after!.get(list) ?? new Map(), limit)] as const;
  });
  return Object.fromEntries(lists.filter(([, table]) => table.total > 0));
}

function changes(
  before: Map<string, Map<string, unknown>>,
  after: Map<string, Map<string, unknown>>,
  limit: number,
): ReturnType<typeof tableOf> {
  const rows: { name: string; figure: string; before: unknown; after: unknown; size: number }[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    for (const figure of (is ?? was)!.keys()) {
      const [a, b] = [was?.get(figure) ?? null, is?.get(figure) ?? null];
      if ((a ?? 0) === (b ?? 0)) continue;
      const size = Math.abs(Number(b ?? 0) - Number(a ?? 0));
      rows.push({
        name,
        figure,
        before: a,
        after: b,
        size: Number.isNaN(size) ? Number.POSITIVE_INFINITY : size,
      });
    }
  }
  rows.sort((a, b) => (a.size === b.size ? 0 : b.size - a.size));
  return tableOf(
    rows.slice(0, limit).map(({ size: _, ...row }) => row),
    rows.length,
  );
}

/** Collects figures by list, by key and by name: everything in lists of rows, at any depth. */
function readFigures(view: unknown, name = 'figures', into: Figures = new Map()): Figures {
  if (Array.isArray(view)) for (const row of view) addRow(into, name, row);
  else if (typeof view === 'object' && view !== null) {
    for (const [field, part] of Object.entries(view)) {
      const place = field === 'nodes' || field === 'groups' || field === 'view' ? name : field;
      if (typeof part === 'number') addRow(into, name, { key: field, amount: part });
      else if (field !== 'stats') readFigures(part, place, into);
    }
  }
  return into;
}

function addRow(into: Figures, list: string, row: Readonly<Record<string, unknown>>): void {
  const { key, keys, ...values } = row;
  const name = String(compact(key ?? (keys as readonly unknown[] | undefined)?.[0]));
  const rows = into.get(list) ?? new Map<string, Map<string, unknown>>();
  const figuresOfRow = Object.entries(values).map(([figure, value]) => {
    const plain = compact(value);
    return [
      figure === 'number' ? 'amount' : figure,
      typeof plain === 'number' ? rounded(plain) : plain,
    ] as const;
  });
  into.set(list, rows.set(name, new Map(figuresOfRow)));
}
