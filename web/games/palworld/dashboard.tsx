// A world at a glance: players, guilds and bases, what is in stock, and a search for pals.

import { named } from '../../blocks/blocks.tsx';
import { dashboardOf, troubleOf } from '../../blocks/dashboard.tsx';
import type { TableColumn } from '../../blocks/table.tsx';
import { PalworldDashboardDocument, type PalworldDashboardQuery } from '../../queries.gen.ts';
import { count, label, words } from '../../shell/format.ts';
import { PalSearch, palName } from './pal-search.tsx';

type View = NonNullable<NonNullable<PalworldDashboardQuery['save']>['palworld']>;

type RowOf<List extends 'players' | 'guilds' | 'bases'> = NonNullable<View[List]>['nodes'][number];

const WIDE = { isWide: true };

const PLAYER: readonly TableColumn<RowOf<'players'>>[] = [
  { title: 'Player', cell: ({ name }) => name ?? '–' },
  { title: 'Level', number: ({ level }) => level },
  { title: 'Guild', things: ({ guild }) => guild },
  {
    title: 'Away',
    cell: ({ isOnline, secondsAway }) => away(isOnline, secondsAway),
    number: (row) => row.secondsAway,
  },
  { title: 'At', cell: ({ mapPosition }) => place(mapPosition) },
  { title: 'Pals', number: ({ pals }) => pals },
  { title: 'Paldeck', number: ({ paldeckCount }) => paldeckCount },
  { title: 'Relics', number: ({ relicCount }) => relicCount },
  { title: 'Fast travel', number: ({ fastTravelCount }) => fastTravelCount },
];

const GUILD: readonly TableColumn<RowOf<'guilds'>>[] = [
  { title: 'Guild', cell: ({ name }) => name ?? '–' },
  { title: 'Leader', cell: ({ leader }) => named(leader) },
  { title: 'Members', number: ({ memberCount }) => memberCount },
  {
    title: 'Away',
    cell: ({ playersOnline, secondsAway }) =>
      playersOnline === null ? 'unknown' : away(playersOnline > 0, secondsAway),
    number: (row) => row.secondsAway,
  },
  { title: 'Level', number: ({ level }) => level },
  { title: 'Bases', number: ({ baseCount }) => baseCount },
  { title: 'Pals', number: ({ pals }) => pals },
  { title: 'Research', things: ({ currentResearch }) => currentResearch },
];

const BASE: readonly TableColumn<RowOf<'bases'>>[] = [
  { title: 'Base', cell: ({ name, key }) => name ?? key },
  { title: 'Guild', things: ({ guild }) => guild },
  { title: 'At', cell: ({ mapPosition }) => place(mapPosition) },
  {
    title: 'Workers',
    cell: ({ workers, limit }) => `${workers ?? 'unknown'}${limit ? ` of ${limit}` : ''}`,
    number: (row) => row.workers,
  },
  { title: 'Idle', number: ({ idle }) => idle },
  { title: 'Sick', number: ({ sick }) => sick },
  { title: 'Structures', number: ({ structures }) => structures },
  { title: 'Works', number: ({ works }) => works },
  { title: 'Raid', cell: ({ isUnderAttack }) => (isUnderAttack ? 'now' : '–') },
];

export const Dashboard = dashboardOf(
  PalworldDashboardDocument,
  ({ save }) => save?.palworld,
  (view, cards) => {
    const { world, bases, sick, hungry, idleMachines } = view;
    const raided = (bases?.nodes ?? []).filter(({ isUnderAttack }) => isUnderAttack);
    const pal = { title: 'Pal', cell: palName };
    return {
      title: world.title,
      notes: [world.savedAt && `Saved ${world.savedAt.replace('T', ' ')}, local time of the server`],
      tiles: [
        ['Day', count(world.day), world.timeOfDay ?? ''],
        ['Players', count(world.players)],
        ['Guilds', count(world.guilds)],
        ['Bases', count(world.bases)],
        ['Pals', count(view.where?.totalCount)],
        ['Structures', count(view.built?.totalCount), 'built by players'],
        ['Has run', span(world.playSeconds)],
      ],
      problems: [
        raided.length > 0 && {
          what: 'Under attack',
          more: raided.map(({ name, key }) => name ?? key).join(', '),
        },
        troubleOf(sick, 'pal is sick', 'pals are sick', [
          pal,
          { title: 'Owner', things: ({ owner }) => owner },
          { title: 'Base', things: ({ base }) => base },
          { title: 'Has', cell: ({ sickness }) => (sickness ? words(sickness) : '–') },
        ]),
        troubleOf(hungry, 'pal is hungry', 'pals are hungry', [
          pal,
          { title: 'Owner', things: ({ owner }) => owner },
          { title: 'Base', things: ({ base }) => base },
        ]),
        troubleOf(idleMachines, 'machine has no work', 'machines have no work', [
          { title: 'Machine', things: ({ building }) => building },
          { title: 'Base', things: ({ base }) => base },
        ]),
      ],
      cards: [
        <PalSearch key="pals" />,
        cards.table('players', 'Players', PLAYER, WIDE),
        cards.table('guilds', 'Guilds', GUILD, WIDE),
        cards.table('bases', 'Bases', BASE, WIDE),
        cards.bars('where', 'Where pals are', label, 'Wild'),
        cards.bars('species', 'Most common species'),
        cards.bars('stock', 'Most of in stock'),
      ],
      unknown: view.unknown,
    };
  },
);

function place(position: { readonly x: number; readonly y: number } | null): string {
  return position === null ? '–' : `${position.x}, ${position.y}`;
}

function away(isOnline: boolean | null, seconds: number | null): string {
  return isOnline ? 'online' : span(seconds);
}

function span(seconds: number | null): string {
  if (seconds === null) return '–';
  const hours = Math.floor(seconds / 3600);
  return hours >= 48
    ? `${Math.floor(hours / 24)} days`
    : `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
}
