// A ranch at a glance: plots and their slimes, stock, market.

import { Bars, Card, named, Problems, Tiles } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { SlimeRancherDashboardDocument, type SlimeRancherDashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, counted, figure, stateText, words } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

export function Dashboard({ save }: ViewProps) {
  const { data, error, isLoading } = useQuery(SlimeRancherDashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  const view = data?.save?.slimeRancher;
  if (!view) return isLoading ? <Waiting text="Looking after the ranch" /> : null;
  const { session, player, plots, slimes, hungry, stock, market, pods, openPods, gordos } = view;
  // Without names, nobody can say what is a slime.
  const items = stock?.groups?.nodes ?? [];
  const isNumbered = items.length > 0 && items.every(({ keys }) => /^\d+$/.test(String(keys[0])));
  return (
    <>
      <div class="page-head">
        <h2>{ranchName(session.displayName)}</h2>
        <p class="muted">
          {[session.version && `version ${session.version}`, session.gameMode && words(session.gameMode)]
            .filter(Boolean)
            .join(' · ')}
          {view.isPartial && ' · known in part only'}
        </p>
      </div>
      <Tiles
        tiles={[
          ['Day', count(session.day)],
          ['Money', count(player?.currency ?? session.currency)],
          isNumbered
            ? ['Slimes', '–', 'things have no names']
            : ['Slimes', count(slimes?.totalCount), `${count(hungry?.totalCount)} hungry`],
          ['Plots', count(plots?.totalCount)],
          ['Treasure pods', count(openPods?.totalCount), `of ${count(pods?.totalCount)} open`],
          ['Health', count(player?.health)],
        ]}
      />
      <div class="cards">
        <Troubles view={view} />
        <PlotsCard view={view} slug={save.slug} />
        {!isNumbered && (
          <Card title="Slimes">
            <Bars
              rows={(slimes?.groups?.nodes ?? []).map(({ keys, count: many }) => [String(keys[0]), many])}
            />
          </Card>
        )}
        <Card title="Stock">
          <Bars rows={items.map(({ keys, number }) => [String(keys[0]), number?.sum ?? 0])} />
        </Card>
        <Card title="What the market is full of">
          <Bars rows={(market?.nodes ?? []).map(({ item, saturation }) => [named(item), saturation ?? 0])} />
        </Card>
        <Card title="Gordos">
          <Table
            caption="Gordos"
            rows={gordos?.nodes ?? []}
            columns={[
              { title: 'Gordo', cell: ({ item, key }) => (item ? named(item) : words(key)) },
              { title: 'State', cell: ({ state }) => stateText(state ?? '–') },
              { title: 'Eaten', number: ({ eaten }) => eaten, show: figure },
            ]}
          />
        </Card>
      </div>
    </>
  );
}

/** The game numbers its saves until the player names them. */
function ranchName(name: string | null): string {
  return name === null ? 'Ranch' : /^\d+$/.test(name) ? `Game ${name}` : name;
}

/** Who is wild with hunger, and what should not be sold now. */
function Troubles({ view: { hungry, feral, market } }: Pick<PlotsProps, 'view'>) {
  const [starving, wild] = [hungry, feral].map((list) => list?.totalCount ?? 0);
  const [fullest] = market?.nodes ?? [];
  return (
    <Problems
      problems={[
        wild! > 0 && (
          <>
            <strong>{counted(wild!, 'slime')}</strong> {wild === 1 ? 'is' : 'are'} feral.
          </>
        ),
        starving! > 0 && (
          <>
            <strong>{counted(starving!, 'slime')}</strong> {starving === 1 ? 'is' : 'are'} hungry:{' '}
            {hungry!.groups!.nodes.map(({ keys, count: many }) => `${count(many)} ${keys[0]}`).join(', ')}.
          </>
        ),
        fullest !== undefined && (fullest.saturation ?? 0) > 0 && (
          <>
            <strong>The market is full of</strong> {named(fullest.item)}: sell something else.
          </>
        ),
      ]}
    />
  );
}

interface PlotsProps {
  readonly view: NonNullable<NonNullable<SlimeRancherDashboardQuery['save']>['slimeRancher']>;
  readonly slug: string;
}

function PlotsCard({ view: { plots }, slug }: PlotsProps) {
  return (
    <Card title="Plots" document={SlimeRancherDashboardDocument} variables={{ save: slug }}>
      <Table
        caption="Plots"
        rows={plots?.nodes ?? []}
        columns={[
          { title: 'Plot', cell: ({ key, type }) => words(type ?? key ?? '–') },
          { title: 'Slimes', number: (plot) => plot.slimes },
          {
            title: 'Who',
            cell: ({ tracked, grower }) =>
              tracked?.map(({ item, count: many }) => `${many} ${named(item)}`).join(', ') ||
              (grower ? named(grower) : ''),
          },
          { title: 'Upgrades', number: ({ upgrades }) => upgrades?.length ?? null },
        ]}
      />
    </Card>
  );
}
