// What a region of the map contains: counts by class from one query, and whatever the save's game adds to it.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CsvButton } from '../../blocks/csv-button.tsx';
import type { GamePage, MapRegion, SelectionProps } from '../../games/game.ts';
import { useClient, useQuery } from '../../net/use-data.ts';
import { SelectionTotalsDocument } from '../../queries.gen.ts';
import { CloseButton } from '../../shell/close-button.tsx';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, counted, lastPart, words } from '../../shell/format.ts';
import { QueryButton } from '../../shell/query-button.tsx';

interface Props {
  readonly slug: string;
  readonly game: GamePage | null;
  readonly region: MapRegion;
  readonly onClose: () => void;
}

export function SelectionPanel({ slug, game, region, onClose }: Props) {
  const variables = { save: slug, where: { within: region } };
  const { data, error, isLoading } = useQuery(SelectionTotalsDocument, variables);
  const [More, setMore] = useState<{ readonly view: ComponentType<SelectionProps> } | null>(null);
  useEffect(() => {
    void game?.selection?.().then((view) => setMore({ view }));
  }, [game]);
  const objects = data?.save?.objects;
  const groups = objects?.groups;
  const most = Math.max(1, ...(groups?.nodes.map((group) => group.count) ?? []));
  return (
    <aside class="panel inspector" aria-label="Selection">
      <header class="panel-head">
        <h2>{objects ? `${counted(objects.totalCount, 'object')} selected` : 'Selection'}</h2>
        <CloseButton onClick={onClose} />
      </header>
      <div class="inspector-body">
        {error && <Failure error={error} />}
        {isLoading && <Waiting text="Adding up" />}
        <div class="actions">
          <QueryButton document={SelectionTotalsDocument} variables={variables} />
          <SelectionTable slug={slug} region={region} total={objects?.totalCount ?? 0} />
        </div>
        {groups && (
          <ul class="bars">
            {groups.nodes.map(({ keys, count: members, objects: some }) => (
              <li key={String(keys[0])}>
                <span class="bar-label">
                  {some?.nodes[0]?.class.title ?? words(lastPart(String(keys[0])))}
                </span>
                <span class="bar" aria-hidden="true">
                  <span style={{ width: `${(100 * members) / most}%` }} />
                </span>
                <span class="number">{count(members)}</span>
              </li>
            ))}
            {groups.totalCount > groups.nodes.length && (
              <li class="muted">and {count(groups.totalCount - groups.nodes.length)} more classes</li>
            )}
          </ul>
        )}
        {More && <More.view slug={slug} region={region} />}
      </div>
    </aside>
  );
}

/** The selected objects as a table: from the server's address, or made here where there is none. */
function SelectionTable({
  slug,
  region,
  total,
}: Pick<Props, 'slug' | 'region'> & { readonly total: number }) {
  const { graphiql } = useClient();
  const where = { within: region, hasPosition: { eq: true } };
  if (!graphiql) {
    return <CsvButton request={{ slug, where, columns: [], sort: '', first: 0, offset: 0 }} total={total} />;
  }
  const address = new URL(`saves/${encodeURIComponent(slug)}/objects.csv`, graphiql);
  address.searchParams.set('columns', 'name,className,path,position');
  address.searchParams.set('where', JSON.stringify(where));
  return (
    <a class="button" href={String(address)} download={`${slug}.csv`}>
      Table (csv)
    </a>
  );
}
