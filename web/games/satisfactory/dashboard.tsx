// A factory at a glance: power, shortages, machines that stand still and why, stock, progress.

import { Bars, Card, Meter, named, Tiles } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { SatisfactoryDashboardDocument, type SatisfactoryDashboardQuery } from '../../queries.gen.ts';
import { addressOf } from '../../shell/address.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, duration, figure, percent, words } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

type View = NonNullable<NonNullable<SatisfactoryDashboardQuery['save']>['satisfactory']>;

export function Dashboard({ save }: ViewProps) {
  const variables = { save: save.slug };
  const { data, error } = useQuery(SatisfactoryDashboardDocument, variables);
  if (error) return <Failure error={error} />;
  const view = data?.save?.satisfactory;
  if (!view) return <Waiting text="Adding up the factory" />;
  const { session, circuits, balance, idle, items, progress, collected, factories, players } = view;
  return (
    <>
      <Summary view={view} />
      <div class="cards">
        <Card title="Power by circuit" document={SatisfactoryDashboardDocument} variables={variables}>
          <Table
            caption="Power by circuit"
            rows={circuits?.nodes ?? []}
            columns={[
              { title: 'Circuit', cell: ({ id }) => id, number: ({ id }) => id },
              {
                title: 'Wanted',
                cell: ({ wanted }) => `${figure(wanted)} MW`,
                number: ({ wanted }) => wanted,
              },
              {
                title: 'Capacity',
                cell: ({ capacity }) => `${figure(capacity)} MW`,
                number: ({ capacity }) => capacity,
              },
              {
                title: 'Load',
                cell: ({ wanted, capacity }) => (
                  <Meter value={wanted} of={capacity} label={`${figure(wanted)} of ${figure(capacity)} MW`} />
                ),
              },
              {
                title: 'Consumers',
                cell: ({ consumers }) => count(consumers),
                number: ({ consumers }) => consumers,
              },
            ]}
          />
        </Card>
        <Card
          title="Items per minute, the worst first"
          document={SatisfactoryDashboardDocument}
          variables={variables}
        >
          <Table
            caption="Items per minute, as machines were running when the game was saved"
            rows={(balance?.nodes ?? []).filter(({ produced, consumed }) => produced > 0 || consumed > 0)}
            columns={[
              { title: 'Item', cell: ({ item }) => named(item) },
              {
                title: 'Made',
                cell: ({ measuredProduced }) => figure(measuredProduced),
                number: ({ measuredProduced }) => measuredProduced,
              },
              {
                title: 'Used',
                cell: ({ measuredConsumed }) => figure(measuredConsumed),
                number: ({ measuredConsumed }) => measuredConsumed,
              },
              {
                title: 'Left',
                cell: ({ measuredNet }) => (
                  <span class={measuredNet < -0.05 ? 'negative-number' : ''}>{figure(measuredNet)}</span>
                ),
                number: ({ measuredNet }) => measuredNet,
              },
              {
                title: 'Could make',
                cell: ({ produced }) => figure(produced),
                number: ({ produced }) => produced,
              },
            ]}
          />
        </Card>
        <Card
          title={`Standing still (${count(idle?.totalCount ?? 0)})`}
          document={SatisfactoryDashboardDocument}
          variables={variables}
        >
          <Bars
            rows={(view.machines?.groups?.nodes ?? []).flatMap(({ keys, count: members }) =>
              keys[0] === null ? [] : [[reasonText(String(keys[0])), members] as const],
            )}
          />
          <Table
            caption="Machines that stand still"
            rows={idle?.nodes ?? []}
            columns={[
              {
                title: 'Machine',
                cell: ({ object, building }) => (
                  <a href={addressOf({ slug: save.slug, view: 'map', state: { object: object.path } })}>
                    {named(building)}
                  </a>
                ),
              },
              { title: 'Recipe', cell: ({ recipe }) => named(recipe) },
              { title: 'Why', cell: ({ reason }) => reasonText(reason ?? '') },
            ]}
          />
        </Card>
        <Card title="Stock">
          <Bars rows={(items?.nodes ?? []).slice(0, 20).map(({ item, amount }) => [named(item), amount])} />
        </Card>
        <Card title="Factories">
          <Table
            caption="Factories"
            rows={factories?.nodes ?? []}
            columns={[
              { title: 'Factory', cell: ({ name }) => name },
              {
                title: 'Machines',
                cell: ({ machines, producing }) => `${producing} of ${machines} run`,
                number: ({ machines, producing }) => producing / machines,
              },
              { title: 'Draw', cell: ({ draw }) => `${figure(draw)} MW`, number: ({ draw }) => draw },
              { title: 'Makes', cell: ({ makes }) => makes.slice(0, 4).map(named).join(', ') },
            ]}
          />
        </Card>
        <Card title="Progress">
          <dl class="facts">
            <dt>Phase</dt>
            <dd>{named(progress.phase)}</dd>
            <dt>Milestone</dt>
            <dd>{named(progress.activeMilestone)}</dd>
            <dt>Alternate recipes</dt>
            <dd>{count(progress.alternates)}</dd>
            <dt>Coupons</dt>
            <dd>{count(progress.sink?.coupons ?? 0)}</dd>
          </dl>
          <ul class="bars">
            {progress.phaseCost.map(({ item, amount }) => {
              const paid = progress.phasePaid.find((one) => one.item.name === item.name)?.amount ?? 0;
              return (
                <li key={item.name}>
                  <span class="bar-label">{named(item)}</span>
                  <Meter value={paid} of={amount} label={`${count(paid)} of ${count(amount)}`} />
                  <span class="number">{`${count(paid)}/${count(amount)}`}</span>
                </li>
              );
            })}
          </ul>
        </Card>
        <Card title="Still to collect">
          <ul class="bars">
            {collected.map(({ kind, total, collected: found, isComplete }) => (
              <li key={kind}>
                <span class="bar-label">{words(kind.toLowerCase())}</span>
                <Meter value={found} of={total} label={`${found} of ${total}`} />
                <span class="number">{`${count(found)}/${count(total)}${isComplete ? '' : '+'}`}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Card title="Players">
          <Table
            caption="Players"
            rows={(players?.nodes ?? []).map((player, at) => ({ ...player, at }))}
            columns={[
              { title: 'Name', cell: ({ name, at }) => name ?? `Player ${at + 1}` },
              {
                title: 'Health',
                cell: ({ health }) => (health === null ? '–' : figure(health)),
                number: ({ health }) => health,
              },
              {
                title: 'Carries',
                cell: ({ items: carried }) => count(carried),
                number: ({ items: carried }) => carried,
              },
            ]}
          />
        </Card>
      </div>
      <details class="unknown">
        <summary>What a save of version {session.saveVersion} cannot tell</summary>
        <ul class="lines">
          {view.unknown.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Summary({ view }: { readonly view: View }) {
  const { session, machines, producing, circuits } = view;
  const wanted = sum(circuits?.nodes.map((circuit) => circuit.wanted));
  const capacity = sum(circuits?.nodes.map((circuit) => circuit.capacity));
  const all = machines?.totalCount ?? 0;
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
            all > 0 ? percent((producing?.totalCount ?? 0) / all) : '–',
            `${count(producing?.totalCount ?? 0)} of ${count(all)}`,
          ],
          ['Power wanted', `${figure(wanted)} MW`],
          ['Power there', `${figure(capacity)} MW`],
          ['Circuits', count(circuits?.totalCount ?? 0)],
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

function sum(numbers: readonly number[] = []): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function reasonText(reason: string): string {
  const text = reason.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
