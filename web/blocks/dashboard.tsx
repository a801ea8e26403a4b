// The dashboard of a game: one query behind all of it; its figures, what to look at first, cards, and what is unknown.

import type { ComponentChildren, ComponentType } from 'preact';
import { useQuery } from '../net/use-data.ts';
import type { TypedDocumentString } from '../queries.gen.ts';
import { Failure, Waiting } from '../shell/feedback.tsx';
import { counted } from '../shell/format.ts';
import { QueryButton } from '../shell/query-button.tsx';
import type { ViewProps } from '../shell/use-saves.ts';
import {
  Bars,
  Card,
  DashboardQuery,
  type Groups,
  groupBars,
  Problems,
  type Tile,
  Tiles,
  type Trouble,
  Unknown,
} from './blocks.tsx';
import { Table, TableCard, type TableColumn } from './table.tsx';

export interface DashboardParts {
  /** Default: the title of the save. */
  readonly title?: string | null;
  /** Beside the title; what is empty is left out. */
  readonly notes?: readonly (string | null | undefined | false)[];
  readonly tiles: readonly Tile[];
  readonly problems: readonly (Trouble | false)[];
  readonly cards: ComponentChildren;
  /** What the save cannot tell. */
  readonly unknown?: readonly string[];
}

/** @param viewOf null for saves of other games in the same format, which have no dashboard of their own */
export function dashboardOf<Result, View>(
  document: TypedDocumentString<Result, { readonly save: string }>,
  viewOf: (result: Result) => View | null | undefined,
  show: (view: View, cards: CardsOf<View>) => DashboardParts,
): ComponentType<ViewProps> {
  return function Dashboard({ save }) {
    const variables = { save: save.slug };
    const { data, error } = useQuery(document, variables);
    const view = data && viewOf(data);
    const shown = view ? show(view, cardsOf(view)) : null;
    return (
      <>
        <div class="page-head">
          <h2>{shown?.title ?? save.title}</h2>
          <p class="muted">{shown?.notes?.filter(Boolean).join(' · ')}</p>
          {shown && (
            <div class="actions card-tools">
              <QueryButton document={document} variables={variables} />
            </div>
          )}
        </div>
        {error ? <Failure error={error} /> : !data && <Waiting text="Reading the save" />}
        {shown && (
          <DashboardQuery.Provider value={{ query: String(document), variables }}>
            <Tiles tiles={shown.tiles} />
            <div class="cards">
              <Problems problems={shown.problems} />
              {shown.cards}
            </div>
            <Unknown texts={shown.unknown ?? []} />
          </DashboardQuery.Provider>
        )}
      </>
    );
  };
}

type RowOf<T> = NonNullable<T> extends { readonly nodes: readonly (infer Row)[] } ? Row : never;

interface TableMore<Row> {
  readonly isWide?: boolean;
  readonly isFound?: boolean;
  readonly of?: readonly string[];
  readonly rows?: readonly Row[];
}

export type CardsOf<View> = ReturnType<typeof cardsOf<View>>;

/** Cards of lists of a view; each names the part of the query that has its figures. */
function cardsOf<View>(view: View) {
  return {
    table: <Of extends keyof View & string>(
      of: Of,
      title: string,
      columns: readonly TableColumn<RowOf<View[Of]>>[],
      { rows, ...more }: TableMore<RowOf<View[Of]>> = {},
    ) => {
      const list = view[of] as { readonly nodes: readonly RowOf<View[Of]>[] } | null;
      return <TableCard key={title} {...{ title, columns, of: [of], ...more }} rows={rows ?? list?.nodes} />;
    },
    /** Groups of rows. @param show of labels that the map does not find */
    bars: (of: keyof View & string, title: string, show?: (label: string) => string, none?: string) => (
      <Card key={title} title={title} of={[of]}>
        <Bars
          rows={groupBars(view[of] as Groups, none).map(([label, many]) => [show?.(label) ?? label, many])}
          isFound={!show}
        />
      </Card>
    ),
  };
}

interface List<Row> {
  readonly totalCount: number;
  readonly nodes: readonly Row[];
}

/** A problem that all rows of a list have; opens the list. @param one and many say it of one row, and of several */
export function troubleOf<Row>(
  list: List<Row> | null | undefined,
  one: string,
  many: string,
  columns: readonly TableColumn<Row>[],
): Trouble | false {
  if (!list || list.totalCount === 0) return false;
  const what = counted(list.totalCount, one, many);
  return { what, list: <Table caption={what} rows={list.nodes} columns={columns} total={list.totalCount} /> };
}
