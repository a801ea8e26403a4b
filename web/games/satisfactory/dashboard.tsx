// A factory at a glance: power, shortages, machines that stand still and why, stock, progress.

import { Bars, Card, named, Tiles, Unknown } from '../../blocks/blocks.tsx';
import { useQuery } from '../../net/use-data.ts';
import { SatisfactoryDashboardDocument } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, duration, figure, percent } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';
import {
  BalanceCards,
  FactoriesCard,
  IdleCard,
  PlayersCard,
  PowerCard,
  type SatisfactoryView,
} from './dashboard-tables.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { CollectedCard, ProgressCard } from './progress-cards.tsx';

export function Dashboard({ save }: ViewProps) {
  const { data, error } = useQuery(SatisfactoryDashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  const view = data?.save?.satisfactory;
  if (!view) return <Waiting text="Adding up the factory" />;
  return (
    <>
      <Summary view={view} />
      <div class="cards">
        <ProblemsCard view={view} slug={save.slug} />
        <PowerCard view={view} slug={save.slug} />
        <BalanceCards view={view} slug={save.slug} />
        <IdleCard view={view} slug={save.slug} />
        <Card title="Stock">
          <Bars
            rows={(view.items?.nodes ?? []).slice(0, 20).map(({ item, amount }) => [named(item), amount])}
          />
        </Card>
        {(view.fluidItems?.nodes.length ?? 0) > 0 && (
          <Card title="Fluids and gases">
            <Bars
              rows={view.fluidItems!.nodes.map(({ item, amount }) => [named(item), amount ?? 0])}
              unit=" m³"
            />
          </Card>
        )}
        <FactoriesCard view={view} />
        <ProgressCard view={view} />
        <CollectedCard view={view} />
        <PlayersCard view={view} />
      </div>
      <Unknown texts={view.unknown}>What a save of version {view.session.saveVersion} cannot tell</Unknown>
    </>
  );
}

function Summary({ view }: { readonly view: SatisfactoryView }) {
  const { session, machines, producing, circuits, hidden, power } = view;
  const wanted = sum(circuits?.nodes.map((circuit) => circuit.wanted));
  const capacity = sum(circuits?.nodes.map((circuit) => circuit.capacity));
  const all = machines?.totalCount ?? 0;
  const lost = hidden?.totalCount ?? 0;
  const known = all - lost;
  const isPowerKnown = power.unknown === 0 && circuits?.nodes.every(({ unknown }) => unknown === 0) !== false;
  return (
    <>
      <div class="page-head">
        <h2>{session.name ?? 'Factory'}</h2>
        <p class="muted">
          {session.playSeconds === null ? '' : `${duration(session.playSeconds)} played`}
          {session.isModded ? ' · with mods' : ''}
        </p>
      </div>
      <Tiles
        tiles={[
          ['Machines', count(all)],
          [
            'Running',
            known > 0 ? percent((producing?.totalCount ?? 0) / known) : '–',
            `${count(producing?.totalCount ?? 0)} of ${count(known)}${lost > 0 ? `, ${count(lost)} unknown` : ''}`,
          ],
          ['Power wanted', isPowerKnown ? `${figure(wanted)} MW` : 'unknown'],
          ['Power there', isPowerKnown ? `${figure(capacity)} MW` : 'unknown'],
          ['Power circuits', count(circuits?.totalCount ?? 0)],
          [
            'Vehicles',
            count(
              (view.trains?.totalCount ?? 0) +
                (view.vehicles?.totalCount ?? 0) +
                (view.drones?.totalCount ?? 0),
            ),
            'of any kind',
          ],
        ]}
      />
    </>
  );
}

function sum(numbers: readonly (number | null)[] = []): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}
