// "What changed between two saves?" In the words of the game, and as objects that were added, removed or changed.

import { limitArgument } from '../../games/shared/game-tool.ts';
import { compact, compactFields, tableOf } from '../answers/compact.ts';
import { defineTool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

/** Of a group, by any of its members. */
const CLASS = 'class: objects(first: 1) { nodes { class { title name } } }';

const COMPARE_QUERY = `query Compare($from: ID!, $to: ID!, $limit: Int!) { diff(from: $from, to: $to) {
  from { slug savedAt playSeconds } to { slug savedAt playSeconds } changes { text(perWord: $limit) }
  added(first: 0) { totalCount by_class: groups(by: [{ field: CLASS }], first: $limit) { totalCount nodes { ${CLASS} count } } }
  removed(first: 0) { totalCount by_class: groups(by: [{ field: CLASS }], first: $limit) { totalCount nodes { ${CLASS} count } } }
  changed(where: { kind: { in: [ACTOR, EXPORT, RECORD] } }, first: $limit) { totalCount
    nodes { what: after { title class { title name } } id: after { path } moved properties(titles: true) { path before after } } } } }`;

export const compare = defineTool({
  name: 'compare',
  description:
    'What changed from an earlier save to a later one, in the words of the game (stock, power, buildings, heroes by name, with before and after), and objects added, removed (by class) and changed (properties).',
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
    const { added, removed, changed, changes, ...saves } = diff;
    return {
      ...compactFields(saves),
      changes: changes?.text ?? [],
      added: compact(shortClasses(added)),
      removed: compact(shortClasses(removed)),
      changed: tableOf(changed.nodes.map(shortChange), changed.totalCount),
    };
  },
});

interface Diff {
  readonly changes: { readonly text: readonly string[] | null } | null;
  readonly added: ByClass;
  readonly removed: ByClass;
  readonly changed: { readonly totalCount: number; readonly nodes: readonly Change[] };
}

interface Titled {
  readonly title: string | null;
  readonly class: { readonly title: string | null; readonly name: string };
}

interface ByClass {
  readonly by_class: {
    readonly nodes: readonly { readonly class: { readonly nodes: readonly Titled[] } }[];
  };
}

interface Change {
  readonly what: Titled;
  readonly id: unknown;
  readonly moved: boolean;
  readonly properties: readonly {
    readonly path: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
}

/** What players call the class, else its name. */
function shortClasses({ by_class: groups, ...rest }: ByClass): object {
  const nodes = groups.nodes.map(({ class: { nodes: members }, ...figures }) => ({
    class: members[0] && titleOfClass(members[0]),
    ...figures,
  }));
  return { ...rest, by_class: { ...groups, nodes } };
}

function titleOfClass({ class: { title, name } }: Titled): string {
  return title ?? name;
}

/** Values of a property that an answer shows. */
const SHOWN_PROPERTIES = 4;

function shortChange({ what, id, moved, properties }: Change): object {
  const shown = properties
    .slice(0, SHOWN_PROPERTIES)
    .map(({ path, before, after }) => [path, shortValue(before), shortValue(after)]);
  const count = properties.length;
  return {
    what: what.title ?? titleOfClass(what),
    id,
    moved,
    properties: count,
    property_before_after: shown,
  };
}

function shortValue(value: unknown): unknown {
  if (Array.isArray(value)) return `${value.length} entries`;
  if (typeof value !== 'object' || value === null) return value;
  const { title, ref } = value as { readonly title?: string; readonly ref?: unknown };
  return ref === undefined ? `${Object.keys(value).length} fields` : (title ?? ref);
}
