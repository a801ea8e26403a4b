// "What changed between two saves?" In the words of the game, and as objects that were added, removed or changed.

import { limitArgument } from '../../games/shared/game-tool.ts';
import { compact, compactFields, tableOf } from '../answers/compact.ts';
import type { CompareQuery } from '../queries.gen.ts';
import { defineTool } from '../tool.ts';

/** A group is of the class of any of its members. */
const COMPARE_QUERY = /* GraphQL */ `query Compare($from: ID!, $to: ID!, $limit: Int!) { diff(from: $from, to: $to) {
  from { slug savedAt playSeconds } to { slug savedAt playSeconds } changes { text(perWord: $limit) }
  added(first: 0) { totalCount by_class: groups(by: [{ field: CLASS }], first: $limit) { totalCount nodes { class: objects(first: 1) { nodes { class { title name } } } count } } }
  removed(first: 0) { totalCount by_class: groups(by: [{ field: CLASS }], first: $limit) { totalCount nodes { class: objects(first: 1) { nodes { class { title name } } } count } } }
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
    const { diff } = await session.data<CompareQuery>(COMPARE_QUERY, {
      from: earlier.slug,
      to: later.slug,
      limit,
    });
    if (!diff)
      throw session.refusal(
        'The two could not be compared.',
        'summary without "save" lists the saves of each game.',
      );
    const { added, removed, changed, changes, ...saves } = diff;
    return {
      ...compactFields(saves),
      changes: changes?.text ?? [],
      added: shortClasses(added),
      removed: shortClasses(removed),
      changed: changed && tableOf(changed.nodes.map(shortChange), changed.totalCount),
    };
  },
});

type Diff = NonNullable<CompareQuery['diff']>;
type Change = NonNullable<Diff['changed']>['nodes'][number];

/** What players call the class, else its name. */
function shortClasses(list: Diff['added' | 'removed']): unknown {
  const groups = list?.by_class;
  const nodes = groups?.nodes.map(({ class: members, ...figures }) => ({
    class: members?.nodes[0] && titleOfClass(members.nodes[0]),
    ...figures,
  }));
  return compact({ ...list, by_class: groups && { ...groups, nodes } });
}

function titleOfClass({ class: { title, name } }: Pick<Change['what'], 'class'>): string {
  return title ?? name;
}

/** Values of a property that an answer shows. */
const SHOWN_PROPERTIES = 4;

function shortChange({ what, id, moved, properties }: Change): object {
  const shown = properties
    ?.slice(0, SHOWN_PROPERTIES)
    .map(({ path, before, after }) => [path, shortValue(before), shortValue(after)]);
  const count = properties?.length;
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
