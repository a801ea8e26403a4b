// The differences between two saves: counts, links to each object, and all of them on the map.

import { Bars, Card, Tiles } from '../blocks/blocks.tsx';
import { Table } from '../blocks/table.tsx';
import { useQuery } from '../net/use-data.ts';
import { DiffDocument, type DiffQuery } from '../queries.gen.ts';
import { addressOf } from '../shell/address.ts';
import { Failure, Waiting } from '../shell/feedback.tsx';
import { count, lastPart, objectTitle, words } from '../shell/format.ts';
import { ValueView } from '../shell/value-view.tsx';

interface Props {
  readonly from: string;
  readonly to: string;
}

const MOST_PROPERTIES = 4;

export function DiffView({ from, to }: Props) {
  const variables = { from, to };
  const { data, error, isLoading } = useQuery(DiffDocument, variables);
  if (error) return <Failure error={error} />;
  const diff = data?.diff;
  if (!diff) return isLoading ? <Waiting text="Comparing" /> : null;
  const { added, removed, changed } = diff;
  return (
    <>
      <div class="actions">
        <a class="button primary" href={addressOf({ slug: to, view: 'map', state: { since: from } })}>
          Show what is new or changed on the map
        </a>
      </div>
      <Tiles
        tiles={[
          ['Added', count(added?.totalCount ?? 0)],
          ['Removed', count(removed?.totalCount ?? 0)],
          ['Changed', count(changed?.totalCount ?? 0)],
        ]}
      />
      <div class="cards">
        <Card title="Added, by class" document={DiffDocument} variables={variables}>
          <Bars rows={bars(added?.groups?.nodes)} />
        </Card>
        <Card title="Removed, by class">
          <Bars rows={bars(removed?.groups?.nodes)} />
        </Card>
        <Card title="Changed" isWide>
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
        <Card title="Added">
          <ObjectTable caption="Added objects" rows={added?.nodes} slug={to} />
        </Card>
        <Card title="Removed">
          <ObjectTable caption="Removed objects" rows={removed?.nodes} slug={from} />
        </Card>
      </div>
    </>
  );
}

function bars(groups: NonNullable<NonNullable<Diff['added']>['groups']>['nodes'] = []) {
  return groups.map(({ keys, count: members, objects }) => {
    const title = objects?.nodes[0]?.class.title ?? words(lastPart(String(keys[0])));
    return [title, members] as const;
  });
}

type Diff = NonNullable<DiffQuery['diff']>;
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

function Changes({ of: { moved, properties } }: { readonly of: Change }) {
  return (
    <ul class="lines">
      {moved && <li>moved</li>}
      {properties.slice(0, MOST_PROPERTIES).map(({ path, before, after }) => (
        <li key={path}>
          <span class="muted">{path} </span>
          <ValueView value={before} /> to <ValueView value={after} />
        </li>
      ))}
      {properties.length > MOST_PROPERTIES && (
        <li class="muted">and {count(properties.length - MOST_PROPERTIES)} more</li>
      )}
    </ul>
  );
}
