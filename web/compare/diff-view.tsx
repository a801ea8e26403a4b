// The differences between two saves: counts, and links to objects, those that players built first. All are on the map.

import { Bars, Card } from '../blocks/blocks.tsx';
import { Table } from '../blocks/table.tsx';
import type { GamePage } from '../games/game.ts';
import { gamePage } from '../games/registry.ts';
import { NEWS_COLORS } from '../map/use-news.ts';
import { untilCompared } from '../net/client.ts';
import { useClient, useLoaded, useQuery } from '../net/use-data.ts';
import { DiffDocument, DiffObjectsDocument, type DiffObjectsQuery } from '../queries.gen.ts';
import { addressOf } from '../shell/address.ts';
import { Failure, Waiting } from '../shell/feedback.tsx';
import { count, lastPart, objectTitle, propertyTitle, words } from '../shell/format.ts';
import { useIsDark } from '../shell/preferences.ts';
import type { SaveInfo } from '../shell/use-saves.ts';
import { ValueView } from '../shell/value-view.tsx';

interface Props {
  readonly from: SaveInfo;
  readonly to: SaveInfo;
}

const MOST_PROPERTIES = 4;
const MOST_CLASSES = 12;

export function DiffView({ from, to }: Props) {
  const variables = { from: from.slug, to: to.slug };
  const client = useClient();
  const { data, error } = useLoaded(
    `diff ${JSON.stringify([variables, from.savedAt, to.savedAt])}`,
    (signal) => untilCompared(() => client.query(DiffDocument, variables, signal)),
  );
  if (error) return <Failure error={error} />;
  if (!data?.diff) return <Waiting text="Reading both saves and comparing them" />;
  const { added, removed, changed } = data.diff;
  const game = gamePage(to);
  const isBuilt = builtTest(game);
  const classes = [...(added?.groups?.nodes ?? []), ...(removed?.groups?.nodes ?? [])];
  const hasBuilt = classes.some(({ keys }) => isBuilt(String(keys[0])));
  return (
    <>
      <div class="actions">
        <a
          class="button primary"
          href={addressOf({ slug: to.slug, view: 'map', state: { since: from.slug } })}
        >
          Show all of it on the map
        </a>
      </div>
      <Totals added={added?.totalCount} removed={removed?.totalCount} changed={changed?.totalCount} />
      <div class="cards">
        <Card title="Added, by class" document={DiffDocument} variables={variables}>
          <Bars rows={bars(added?.groups?.nodes, game, data.diff.to.classes?.nodes)} />
        </Card>
        <Card title="Removed, by class">
          <Bars rows={bars(removed?.groups?.nodes, game, data.diff.from.classes?.nodes)} />
        </Card>
      </div>
      <Objects from={from.slug} to={to.slug} built={hasBuilt ? (game?.built ?? null) : null} />
    </>
  );
}

function Totals(totals: { readonly [kind in keyof typeof NEWS_COLORS]: number | undefined }) {
  const side = useIsDark() ? 0 : 1;
  return (
    <dl class="tiles">
      {(['added', 'removed', 'changed'] as const).map((kind) => (
        <div key={kind} class="tile">
          <dt>
            <span class="swatch" style={{ background: NEWS_COLORS[kind][side] }} aria-hidden="true" />{' '}
            {words(kind)}
          </dt>
          <dd>{count(totals[kind] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Objects({
  from,
  to,
  built,
}: {
  readonly from: string;
  readonly to: string;
  readonly built: string | null;
}) {
  const where = built === null ? {} : { class: { matches: built } };
  const { data, error } = useQuery(DiffObjectsDocument, { from, to, where });
  if (error) return <Failure error={error} />;
  if (!data?.diff) return <Waiting text="Comparing" />;
  const { added, removed, changed } = data.diff;
  const what = built === null ? '' : ' of what players built';
  const title = (
    kind: string,
    list: { readonly totalCount: number; readonly nodes: readonly unknown[] } | null,
  ) =>
    list && list.totalCount > list.nodes.length
      ? `${kind}${what}: the first ${count(list.nodes.length)} of ${count(list.totalCount)}`
      : `${kind}${what}`;
  return (
    <div class="cards">
      <Card title={title('Changed', changed)} isWide>
        <Table
          caption="Changed objects"
          rows={changed?.nodes ?? []}
          columns={[
            { title: 'Object', cell: ({ after }) => <ObjectLink of={after} slug={to} /> },
            { title: 'Class', cell: ({ after }) => after.class.title ?? words(after.class.name) },
            { title: 'What', cell: (change) => <Changes of={change} /> },
          ]}
        />
      </Card>
      <Card title={title('Added', added)}>
        <ObjectTable caption="Added objects" rows={added?.nodes} slug={to} />
      </Card>
      <Card title={title('Removed', removed)}>
        <ObjectTable caption="Removed objects" rows={removed?.nodes} slug={from} />
      </Card>
    </div>
  );
}

function builtTest(game: GamePage | null): (path: string) => boolean {
  const built = game?.built;
  const test = built === undefined ? null : new RegExp(built);
  return (path) => test?.test(path) ?? false;
}

/** What players built first, what grows and lives by itself last. */
function bars(
  groups: readonly { readonly keys: readonly unknown[]; readonly count: number }[] = [],
  game: GamePage | null,
  classes: readonly { readonly path: string; readonly title?: string | null }[] = [],
) {
  const titles = new Map(classes.map(({ path, title }) => [path, title]));
  const isBuilt = builtTest(game);
  const wild = game?.wild;
  const isWild = wild === undefined ? null : new RegExp(wild);
  const rank = (path: string): number => (isBuilt(path) ? 0 : isWild?.test(path) ? 2 : 1);
  const paths = groups.map(({ keys, count: members }) => [String(keys[0]), members] as const);
  return paths
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .slice(0, MOST_CLASSES)
    .map(([path, members]) => [titles.get(path) ?? words(lastPart(path)), members] as const);
}

type Diff = NonNullable<DiffObjectsQuery['diff']>;
type ListedObject = NonNullable<NonNullable<Diff['removed']>['nodes']>[number];

interface ObjectTableProps {
  readonly caption: string;
  readonly rows: readonly ListedObject[] | undefined;
  /** The save that has these objects. */
  readonly slug: string;
}

function ObjectTable({ caption, rows = [], slug }: ObjectTableProps) {
  return (
    <Table
      caption={caption}
      rows={rows}
      columns={[
        { title: 'Object', cell: (row) => <ObjectLink of={row} slug={slug} /> },
        { title: 'Class', cell: (row) => row.class.title ?? words(row.class.name) },
      ]}
    />
  );
}

interface ObjectLinkProps {
  readonly of: Pick<ListedObject, 'path' | 'name' | 'class'>;
  readonly slug: string;
}

function ObjectLink({ of, slug }: ObjectLinkProps) {
  return <a href={addressOf({ slug, view: 'map', state: { object: of.path } })}>{objectTitle(of)}</a>;
}

type Change = NonNullable<NonNullable<Diff['changed']>['nodes']>[number];

function Changes({ of: { moved, properties: all } }: { readonly of: Change }) {
  // Of some values only the kind differs.
  const properties = all.filter(({ before, after }) => before !== after);
  return (
    <ul class="lines">
      {moved && <li>moved</li>}
      {properties.slice(0, MOST_PROPERTIES).map(({ path, before, after }) => (
        <li key={path}>
          <span class="muted" title={path}>
            {propertyTitle(path)}{' '}
          </span>
          <ValueView value={before} /> to <ValueView value={after} />
        </li>
      ))}
      {properties.length > MOST_PROPERTIES && (
        <li class="muted">and {count(properties.length - MOST_PROPERTIES)} more</li>
      )}
    </ul>
  );
}
