// A ranch at a glance: plots and their slimes, stock, market.

import { Bars, Card, groupBars, named } from '../../blocks/blocks.tsx';
import { dashboardOf, troubleOf } from '../../blocks/dashboard.tsx';
import { SlimeRancherDashboardDocument, type SlimeRancherDashboardQuery } from '../../queries.gen.ts';
import { count, figure, label, percent, words } from '../../shell/format.ts';

type View = NonNullable<NonNullable<SlimeRancherDashboardQuery['save']>['slimeRancher']>;

export const Dashboard = dashboardOf(
  SlimeRancherDashboardDocument,
  ({ save }) => save?.slimeRancher,
  (view, cards) => {
    const { ranch, player, plots, ranched, slimes, hungry, feral, market, pods, openPods } = view;
    const [fullest] = market?.nodes ?? [];
    const slime = { title: 'Slime', things: ({ item }: Slime) => item };
    return {
      title: ranchName(ranch.displayName),
      notes: [
        ranch.version && `version ${ranch.version}`,
        ranch.gameMode && words(ranch.gameMode),
        view.isPartial && 'known in part only',
      ],
      tiles: [
        ['Day', count(ranch.day)],
        ['Money', count(player?.currency ?? ranch.currency)],
        isNumbered(view)
          ? ['Slimes', '–', 'things have no names']
          : ['Slimes', count(ranched?.totalCount), `on plots, ${count(slimes?.totalCount)} in all`],
        ['Plots', count(plots?.totalCount)],
        ['Treasure pods', count(openPods?.totalCount), `of ${count(pods?.totalCount)} open`],
        ['Health', count(player?.health)],
      ],
      problems: [
        troubleOf(feral, 'slime is feral', 'slimes are feral', [slime]),
        troubleOf(hungry, 'slime on a plot is hungry', 'slimes on plots are hungry', [
          slime,
          { title: 'Hunger', number: ({ hunger }) => hunger, show: percent },
        ]),
        fullest !== undefined &&
          (fullest.saturation ?? 0) > 0 && {
            what: `The market is full of ${named(fullest.item)}`,
            more: 'sell something else',
          },
      ],
      cards: [
        cards.table('plots', 'Plots', [
          { title: 'Plot', cell: ({ key, type }) => words(type ?? key ?? '–') },
          { title: 'Slimes', number: (plot) => plot.slimes },
          {
            title: 'Holds',
            cell: ({ tracked, grower }) =>
              tracked?.map(({ item, count: many }) => `${many} ${named(item)}`).join(', ') ||
              (grower ? named(grower) : ''),
          },
          { title: 'Upgrades', number: ({ upgrades }) => upgrades?.length ?? null },
        ]),
        !isNumbered(view) && cards.bars('slimes', 'Slimes'),
        cards.bars('stock', 'Stock'),
        <Card key="market" title="What the market is full of" of={['market']}>
          <Bars rows={(market?.nodes ?? []).map(({ item, saturation }) => [named(item), saturation ?? 0])} />
        </Card>,
        cards.table('gordos', 'Gordos', [
          { title: 'Gordo', cell: ({ item, key }) => (item ? named(item) : words(key)) },
          { title: 'State', cell: ({ state }) => (state === null ? '–' : label(state)) },
          { title: 'Eaten', number: ({ eaten }) => eaten, show: figure },
        ]),
      ],
    };
  },
);

type Slime = NonNullable<View['feral']>['nodes'][number];

/** Without names, nobody can say what is a slime. */
function isNumbered({ stock }: View): boolean {
  const items = groupBars(stock);
  return items.length > 0 && items.every(([item]) => /^\d+$/.test(item));
}

/** The game numbers its saves until the player names them. */
function ranchName(name: string | null): string {
  return name === null ? 'Ranch' : /^\d+$/.test(name) ? `Game ${name}` : name;
}
