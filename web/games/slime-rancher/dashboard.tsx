// A ranch at a glance: plots and their slimes, stock, market.

import { Bars, Card, named, Tiles } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { SlimeRancherDashboardDocument, type SlimeRancherDashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, figure } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

export function Dashboard({ save }: ViewProps) {
  const { data, error, isLoading } = useQuery(SlimeRancherDashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  const view = data?.save?.slimeRancher;
  if (!view) return isLoading ? <Waiting text="Looking after the ranch" /> : null;
  const { session, player, plots, slimes, hungry, stock, market, pods, openPods, gordos } = view;
  return (
    <>
      <div class="page-head">
        <h2>{session.displayName ?? 'Ranch'}</h2>
        <p class="muted">
          {[session.version, session.gameMode].filter(Boolean).join(' · ')}
          {view.isPartial && ' · known in part only'}
        </p>
      </div>
      <Tiles
        tiles={[
          ['Day', session.day === null ? '–' : count(session.day)],
          ['Money', count(player?.currency ?? session.currency ?? 0)],
          ['Slimes', count(slimes?.totalCount ?? 0), `${count(hungry?.totalCount ?? 0)} hungry`],
          ['Plots', count(plots?.totalCount ?? 0)],
          ['Treasure pods', `${count(openPods?.totalCount ?? 0)}`, `of ${count(pods?.totalCount ?? 0)} open`],
          ['Health', player?.health === null || !player ? '–' : count(player.health)],
        ]}
      />
      <div class="cards">
        <PlotsCard view={view} slug={save.slug} />
        <Card title="Slimes">
          <Bars
            rows={(slimes?.groups?.nodes ?? []).map(({ keys, count: many }) => [String(keys[0]), many])}
          />
        </Card>
        <Card title="Stock">
          <Bars
            rows={(stock?.groups?.nodes ?? []).map(({ keys, number }) => [String(keys[0]), number?.sum ?? 0])}
          />
        </Card>
        <Card title="What the market is full of">
          <Bars rows={(market?.nodes ?? []).map(({ item, saturation }) => [named(item), saturation ?? 0])} />
        </Card>
        <Card title="Gordos">
          <Table
            caption="Gordos"
            rows={gordos?.nodes ?? []}
            columns={[
              { title: 'Gordo', cell: ({ item, key }) => (item ? named(item) : key) },
              { title: 'State', cell: ({ state }) => (state ?? '–').toLowerCase() },
              { title: 'Eaten', number: ({ eaten }) => eaten, show: figure },
            ]}
          />
        </Card>
      </div>
    </>
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
          { title: 'Plot', cell: ({ key, type }) => type ?? key ?? '–' },
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
