// A farm at a glance: farmers, friends, bundles, what grows, lives and lies there.

import { named } from '../../blocks/blocks.tsx';
import { dashboardOf, troubleOf } from '../../blocks/dashboard.tsx';
import type { TableColumn } from '../../blocks/table.tsx';
import { StardewDashboardDocument, type StardewDashboardQuery } from '../../queries.gen.ts';
import { count, figure, label, words } from '../../shell/format.ts';

type View = NonNullable<NonNullable<StardewDashboardQuery['save']>['stardew']>;
type Crop = NonNullable<View['ripe']>['nodes'][number];

const CROP = [
  { title: 'Crop', things: ({ crop }: Crop) => crop },
  { title: 'Grows in', things: ({ location }: Crop) => location },
];

type Bundle = NonNullable<View['bundles']>['nodes'][number];

const BUNDLE: readonly TableColumn<Bundle>[] = [
  { title: 'Bundle', cell: ({ name, number }) => (name ? named(name) : `Bundle ${number}`) },
  { title: 'Room', cell: ({ room }) => room ?? '–' },
  { title: 'Given', cell: ({ given, needed, slots }) => `${given ?? 'unknown'} of ${needed ?? slots}` },
  {
    title: 'Missing',
    cell: ({ missing }) =>
      missing
        ?.map(({ item, amount }) => `${amount === 1 ? '' : `${count(amount)} `}${itemText(item)}`)
        .join(', ') ?? '–',
  },
];

/** The game's bundles also want items that it has no names for. */
function itemText(item: Parameters<typeof named>[0]): string {
  return item && item.title === null && /^\d+$/.test(item.name) ? `Item ${item.name}` : named(item);
}

export const Dashboard = dashboardOf(
  StardewDashboardDocument,
  ({ save }) => save?.stardew,
  (view, cards) => {
    const { farmers, host, farm, bundles, complete, crops, ripe, animals, given, museum, dead, dry } = view;
    const date = farm.season === null ? '–' : `${words(farm.season)} ${farm.dayOfMonth ?? '–'}`;
    return {
      title: farm.name,
      notes: [farm.version && `version ${farm.version}`],
      tiles: [
        ['Date', date, farm.year === null ? '' : `year ${farm.year}`],
        ['Money', count(farm.money), `${count(farm.totalEarned)} earned in all`],
        ['Bundles', count(complete?.totalCount), `of ${count(bundles?.totalCount)} complete`],
        ['Crops', count(crops?.totalCount), `${count(ripe?.totalCount)} ripe`],
        ['Animals', count(animals?.totalCount)],
        ['Museum', count(given?.totalCount), `of ${count(museum?.totalCount)} pieces`],
      ],
      problems: [
        troubleOf(dead, 'crop died', 'crops died', CROP),
        troubleOf(dry, 'crop in dry soil', 'crops in dry soil', CROP),
        troubleOf(ripe, 'crop can be harvested', 'crops can be harvested', CROP),
      ],
      cards: [
        cards.table(
          'farmers',
          'Farmers',
          [
            { title: 'Name', cell: ({ name }) => name ?? '–' },
            { title: 'Money', number: ({ money }) => money, show: figure },
            { title: 'Farming', number: ({ farming }) => farming },
            { title: 'Fishing', number: ({ fishing }) => fishing },
            { title: 'Foraging', number: ({ foraging }) => foraging },
            { title: 'Mining', number: ({ mining }) => mining },
            { title: 'Combat', number: ({ combat }) => combat },
            { title: 'Spouse', cell: ({ spouse }) => spouse ?? '' },
          ],
          // Old saves do not say who plays: they have one farmer.
          { isWide: true, ...(!farmers?.nodes.length && host && { of: ['host'], rows: host.nodes }) },
        ),
        cards.table('friendships', 'Best friends', [
          { title: 'Villager', cell: ({ villager }) => named(villager) },
          { title: 'Farmer', cell: ({ farmer }) => named(farmer) },
          { title: 'Hearts', number: ({ hearts }) => hearts },
          { title: 'State', cell: ({ status }) => (status === null ? '–' : label(status)) },
        ]),
        cards.table('bundles', 'Open bundles', BUNDLE, {
          rows: bundles?.nodes.filter(({ isComplete }) => !isComplete) ?? [],
        }),
        cards.bars('stock', 'In chests and bags'),
        cards.bars('crops', 'What grows'),
        cards.bars('animals', 'Animals'),
      ],
      unknown: view.unknown,
    };
  },
);
