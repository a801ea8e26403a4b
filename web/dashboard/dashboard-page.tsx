// The dashboard of a save: the page of its game, or, for formats without one, facts that every save has.

import { gamePage } from '../games/registry.ts';
import { Waiting } from '../shell/feedback.tsx';
import { usePart } from '../shell/use-part.ts';
import type { ViewProps } from '../shell/use-saves.ts';
import { SaveFacts } from './save-facts.tsx';
import '../styles/dashboard.css';
import { TableCard } from '../blocks/table.tsx';
import { kindsOf, plainColumns } from '../explorer/kinds.ts';
import type { GamePage } from '../games/game.ts';
import { useQuery } from '../net/use-data.ts';
import { ClassNamesDocument, ClassShapeDocument, ClassValuesDocument } from '../queries.gen.ts';
import { addressOf } from '../shell/address.ts';
import { count, objectTitle, propertyTitle, words } from '../shell/format.ts';
import { ValueView } from '../shell/value-view.tsx';

export function DashboardPage(props: ViewProps) {
  const load = gamePage(props.save)?.dashboard;
  const Dashboard = usePart(load);
  return (
    <main class="page dashboard">
      {Dashboard ? (
        <Dashboard {...props} />
      ) : (
        <div class="page-head">
          <h2>{props.save.title}</h2>
        </div>
      )}
      {load && !Dashboard && <Waiting text="Loading the dashboard" />}
      {!load && <ClassTables slug={props.save.slug} game={gamePage(props.save)} />}
      <SaveFacts slug={props.save.slug} />
    </main>
  );
}

const MOST_CLASSES = 8;
const MOST_COLUMNS = 4;

interface Props {
  readonly slug: string;
  readonly game: GamePage | null;
}

function ClassTables({ slug, game }: Props) {
  const { data } = useQuery(ClassNamesDocument, { save: slug });
  const classes = (data?.save?.classes?.nodes ?? []).filter(
    ({ path }) => !/^(?:External|Missing)$/.test(path),
  );
  const kinds = kindsOf(game, classes);
  const shown =
    kinds.length > 0
      ? kinds.map(({ largest: path, ...kind }) => ({ path, ...kind }))
      : classes.slice(0, MOST_CLASSES).map(({ path, title, name, count: members }) => {
          return { path, title: title ?? words(name), count: members, columns: null };
        });
  return (
    <div class="cards">
      {shown.map(({ path, title, count: members, columns }) => (
        <ClassTable key={path} title={`${title} (${count(members)})`} {...{ slug, path, columns }} />
      ))}
    </div>
  );
}

interface TableProps {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  /** Null for those that most of its objects have. */
  readonly columns: readonly string[] | null;
}

function ClassTable({ slug, path, title, columns }: TableProps) {
  const shape = useQuery(ClassShapeDocument, columns ? null : { save: slug, name: path });
  const names = columns ?? (shape.data && plainColumns(shape.data, MOST_COLUMNS));
  const variables = { save: slug, name: path, names };
  const { data } = useQuery(ClassValuesDocument, names && variables);
  const rows = data?.save?.class?.objects?.nodes.map((object) => ({ ...object, object })) ?? [];
  return (
    <TableCard
      title={title}
      rows={rows}
      document={ClassValuesDocument}
      variables={variables}
      columns={[
        { title: 'Object', cell: objectTitle },
        ...(names ?? []).map((name) => ({
          title: propertyTitle(name.replace('@', '')),
          cell: ({ properties }: (typeof rows)[number]) => (
            <ValueView value={properties?.find((one) => one.name === name)?.value ?? null} />
          ),
        })),
      ]}
    >
      <p>
        <a href={addressOf({ slug, view: 'explorer', state: { class: path } })}>All of them</a>
      </p>
    </TableCard>
  );
}
