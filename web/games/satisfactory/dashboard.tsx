// A factory at a glance: power, shortages, machines that stand still and why, stock, progress.

import { type Bar, Bars, Card, FactList, named, Progresses } from '../../blocks/blocks.tsx';
import { type CardsOf, dashboardOf } from '../../blocks/dashboard.tsx';
import { SatisfactoryDashboardDocument } from '../../queries.gen.ts';
import { count, duration, figure, label, percent } from '../../shell/format.ts';
import { balanceCards, FACTORY, POWER, playersCard, type SatisfactoryView } from './dashboard-tables.tsx';
import { problemsOf } from './problems.tsx';

export const Dashboard = dashboardOf(
  SatisfactoryDashboardDocument,
  ({ save }) => save?.satisfactory,
  (view, cards) => {
    const { session, machines, producing, circuits, hidden, power, trains, vehicles, drones } = view;
    const all = machines?.totalCount ?? 0;
    const lost = hidden?.totalCount ?? 0;
    const runs = producing?.totalCount ?? 0;
    const isPowerKnown =
      power.unknown === 0 && circuits?.nodes.every(({ unknown }) => unknown === 0) !== false;
    const megawatts = (sum: number | null | undefined) =>
      isPowerKnown ? `${figure(sum ?? 0)} MW` : 'unknown';
    return {
      title: session.name ?? 'Factory',
      notes: [
        session.playSeconds !== null && `${duration(session.playSeconds)} played`,
        session.isModded && 'with mods',
      ],
      tiles: [
        ['Machines', count(all)],
        [
          'Running',
          all > lost ? percent(runs / (all - lost)) : 'unknown',
          [all > lost && `${count(runs)} of ${count(all - lost)}`, lost > 0 && `${count(lost)} unknown`]
            .filter(Boolean)
            .join(', '),
        ],
        ['Power wanted', megawatts(circuits?.aggregate?.wanted?.sum)],
        ['Power capacity', megawatts(circuits?.aggregate?.capacity?.sum)],
        ['Power circuits', count(circuits?.totalCount)],
        [
          'Vehicles',
          count([trains, vehicles, drones].reduce((total, list) => total + (list?.totalCount ?? 0), 0)),
          'of any kind',
        ],
      ],
      problems: problemsOf(view),
      cards: cardsOf(view, cards),
      unknown: view.unknown,
    };
  },
);

function cardsOf(view: SatisfactoryView, cards: CardsOf<SatisfactoryView>) {
  const { items, fluidItems } = view;
  return [
    cards.table('circuits', 'Power by circuit', POWER),
    ...balanceCards(view, cards),
    <Card key="stock" title="Stock" of={['items']}>
      <Bars rows={barsOf(items).slice(0, 20)} isFound />
    </Card>,
    (fluidItems?.nodes.length ?? 0) > 0 && (
      <Card key="fluids" title="Fluids and gases" of={['fluidItems']}>
        <Bars rows={barsOf(fluidItems)} unit=" m³" isFound />
      </Card>
    ),
    cards.table('factories', 'Factories', FACTORY),
    <ProgressCard key="progress" {...view} />,
    <CollectedCard key="collected" {...view} />,
    playersCard(view, cards),
  ];
}

/** What is unknown has no bar. */
function barsOf(items: SatisfactoryView['items' | 'fluidItems']): readonly Bar[] {
  return (items?.nodes ?? []).flatMap(({ item, amount }): Bar[] =>
    amount === null ? [] : [[named(item), amount]],
  );
}

function ProgressCard({ progress }: SatisfactoryView) {
  const { phase, activeMilestone, alternates, sink, phaseCost, phasePaid } = progress;
  return (
    <Card title="Progress" of={['progress']}>
      <FactList
        rows={[
          phase && ['Phase', named(phase), phase.name],
          activeMilestone && ['Milestone', named(activeMilestone), activeMilestone.name],
          ['Alternate recipes', alternates === null ? 'unknown' : count(alternates)],
          ['Coupons', sink === null || sink.coupons === null ? 'unknown' : count(sink.coupons)],
        ]}
      />
      <Progresses
        rows={(phaseCost ?? []).flatMap(({ item, amount }) => {
          const paid = phasePaid?.find((one) => one.item.name === item.name) ?? { amount: phasePaid && 0 };
          if (amount === null || paid.amount === null) return [];
          return { name: named(item), value: paid.amount, of: amount };
        })}
      />
    </Card>
  );
}

function CollectedCard({ collected }: SatisfactoryView) {
  return (
    <Card title="Collected" of={['collected']}>
      <Progresses
        rows={collected.map(({ kind, total, collected: found, unknown, isComplete }) => ({
          name: label(kind),
          value: found,
          of: total,
          text: `${count(found)}/${count(total)}${isComplete && unknown === 0 ? '' : '+'}`,
        }))}
      />
    </Card>
  );
}
