// The differences between two saves: what was done in the words of the game, and below it every object that differs.

import { useState } from 'preact/hooks';
import { Card, named, Tiles } from '../blocks/blocks.tsx';
import { Table, TableCard } from '../blocks/table.tsx';
import { gamePage } from '../games/registry.ts';
import { builtFilter, NEWS_COLORS } from '../map/use-news.ts';
import { untilAnswered } from '../net/client.ts';
import { useClient, useLoaded, useQuery } from '../net/use-data.ts';
import { DiffDocument, type DiffQuery, DiffRowsDocument } from '../queries.gen.ts';
import { addressOf } from '../shell/address.ts';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { capital, count, figure, objectTitle, propertyTitle, stateText, words } from '../shell/format.ts';
import { useIsDark } from '../shell/preferences.ts';
import type { SaveInfo } from '../shell/use-saves.ts';
import { ValueView } from '../shell/value-view.tsx';

interface Props {
  readonly from: SaveInfo;
  readonly to: SaveInfo;
}

const MOST_PROPERTIES = 4;
/** Kinds of things that a line names. */
const MOST_NAMED = 4;

export function DiffView({ from, to }: Props) {
  const variables = { from: from.slug, to: to.slug, where: builtFilter(gamePage(to)) };
  const client = useClient();
  const side = useIsDark() ? 0 : 1;
  const { data, error } = useLoaded(
    `diff ${JSON.stringify([variables, from.savedAt, to.savedAt])}`,
    (signal) => untilAnswered(() => client.query(DiffDocument, variables, signal)),
  );
  if (error) return <Failure error={error} />;
  if (!data?.diff) return <Waiting text="Reading both saves and comparing them" />;
  return (
    <>
      {to.units.perMetre !== null && (
        <div class="actions">
          <a
            class="button primary"
            href={addressOf({ slug: to.slug, view: 'map', state: { since: from.slug } })}
          >
            Show all of it on the map
          </a>
        </div>
      )}
      <Tiles
        tiles={(['added', 'removed', 'changed'] as const).map((kind) => [
          `${words(kind)}${gamePage(to)?.built ? ' (what players build)' : ''}`,
          count(data.diff?.[kind]?.totalCount ?? 0),
          '',
          NEWS_COLORS[kind][side],
        ])}
      />
      <div class="cards">
        <Card title="What was done" isWide document={DiffDocument} variables={variables}>
          <Done from={from.slug} to={to.slug} groups={data.diff.changes?.rows?.groups?.nodes ?? []} />
        </Card>
      </div>
      <details>
        <summary>Every object that differs</summary>
        <Objects from={from.slug} to={to.slug} diff={data.diff} />
      </details>
    </>
  );
}

type Diff = NonNullable<DiffQuery['diff']>;
type Group = NonNullable<NonNullable<NonNullable<Diff['changes']>['rows']>['groups']>['nodes'][number];
interface Pair {
  readonly from: string;
  readonly to: string;
}

/** A line for each word of the game: how often, of what; its rows when it is opened. */
function Done({ groups, ...pair }: Pair & { readonly groups: readonly Group[] }) {
  const lines = [...Map.groupBy(groups, ({ keys: [list, word] }) => `${list}\n${word}`)];
  if (lines.length === 0) return <Nothing>Nothing that the game has a word for.</Nothing>;
  return (
    <ul class="lines">
      {lines.map(([key, members]) => (
        <li key={key}>
          <Line {...pair} members={members} />
        </li>
      ))}
    </ul>
  );
}

function Line({ members, ...pair }: Pair & { readonly members: readonly Group[] }) {
  const [isOpen, setOpen] = useState(false);
  const [list, word, field] = members[0]!.keys.map(String) as [string, string, string];
  const isFigure = field === 'value';
  const many = members.reduce((sum, one) => sum + one.count, 0);
  const named = members.flatMap(({ keys: [, , , what, called], count: each, number }) => {
    if (called !== null) return [String(called)];
    const amount = isFigure ? signed(number?.sum ?? 0) : count(each);
    return what === null && !isFigure
      ? []
      : [[amount, what && words(String(what))].filter(Boolean).join(' ')];
  });
  const more = named.length - MOST_NAMED;
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>
        <strong>
          {capital(word)}
          {!isFigure && ` ${count(many)}`}
        </strong>
        {named.length > 0 && `: ${named.slice(0, MOST_NAMED).join(', ')}`}
        {named.length === 0 && !isFigure && ` (${words(list).toLowerCase()})`}
        {more > 0 && ` and ${count(more)} more`}
      </summary>
      {isOpen && <Rows {...pair} list={list} word={word} />}
    </details>
  );
}

function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${figure(amount)}`;
}

function Rows(variables: Pair & { readonly list: string; readonly word: string }) {
  const { data, error } = useQuery(DiffRowsDocument, variables);
  const rows = data?.diff?.changes?.rows;
  if (error) return <Failure error={error} />;
  if (!rows) return <Waiting text="Comparing" />;
  const { nodes, totalCount } = rows;
  const isKnown = (of: (row: (typeof nodes)[number]) => unknown) => nodes.some((row) => of(row));
  return (
    <Table
      caption={words(variables.word)}
      rows={nodes}
      total={totalCount}
      columns={[
        {
          title: 'What',
          cell: ({ called, what }) => [called, what && named(what)].filter(Boolean).join(', ') || '–',
        },
        ...(isKnown(({ before, after }) => before ?? after)
          ? [
              { title: 'Before', cell: ({ before }: { before: string | null }) => valueText(before) },
              { title: 'After', cell: ({ after }: { after: string | null }) => valueText(after) },
            ]
          : []),
        ...(isKnown(({ who }) => who)
          ? [{ title: 'By', cell: ({ who }: { who: string | null }) => who ?? '–' }]
          : []),
      ]}
    />
  );
}

/** Words of the schema as words, figures as on all of the page. */
function valueText(value: string | null): string {
  if (value === null) return '–';
  if (/^-?\d+(\.\d+)?$/.test(value)) return figure(Number(value));
  return /^[A-Z_]+$/.test(value) ? stateText(value) : value;
}

function Objects({ from, to, diff: { added, removed, changed } }: Pair & { readonly diff: Diff }) {
  return (
    <div class="cards">
      <TableCard
        title="Changed"
        isWide
        rows={changed?.nodes}
        total={changed?.totalCount ?? 0}
        columns={[
          { title: 'Object', cell: ({ after }) => <ObjectLink of={after} slug={to} /> },
          { title: 'What', cell: (change) => <Changes of={change} /> },
        ]}
      />
      <TableCard
        title="Added"
        rows={added?.nodes}
        total={added?.totalCount ?? 0}
        columns={[{ title: 'Object', cell: (row) => <ObjectLink of={row} slug={to} /> }]}
      />
      <TableCard
        title="Removed"
        rows={removed?.nodes}
        total={removed?.totalCount ?? 0}
        columns={[{ title: 'Object', cell: (row) => <ObjectLink of={row} slug={from} /> }]}
      />
    </div>
  );
}

type ListedObject = NonNullable<NonNullable<Diff['removed']>['nodes']>[number];

function ObjectLink({ of, slug }: { readonly of: ListedObject; readonly slug: string }) {
  const title = objectTitle(of);
  const kind = of.class.title ?? words(of.class.name);
  return (
    <>
      <a href={addressOf({ slug, view: 'map', state: { object: of.path } })}>{title}</a>
      {!title.startsWith(kind) && <span class="muted"> {kind}</span>}
    </>
  );
}

type Change = NonNullable<NonNullable<Diff['changed']>['nodes']>[number];

function Changes({ of: { moved, properties: all } }: { readonly of: Change }) {
  // Of some values only the kind differs.
  const properties = (all ?? []).filter(({ before, after, isCounter }) => before !== after && !isCounter);
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
