// A world at a glance: players, guilds and bases, what is in stock, and a search for pals.

import { Bars, Card, groupBars, named } from '../../blocks/blocks.tsx';
import { dashboardOf, troubleOf } from '../../blocks/dashboard.tsx';
import { TableCard } from '../../blocks/table.tsx';
import { PalworldDashboardDocument, type PalworldDashboardQuery } from '../../queries.gen.ts';
import { count, label, words } from '../../shell/format.ts';
import { PalSearch, palName } from './pal-search.tsx';

type View = NonNullable<NonNullable<PalworldDashboardQuery['save']>['palworld']>;

export const Dashboard = dashboardOf(
  PalworldDashboardDocument,
  ({ save }) => save?.palworld,
  (view) => {
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
        ['Pals', count(world.pals)],
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
      cards: <Cards view={view} />,
      unknown: view.unknown,
    };
  },
);

function Cards({ view: { players, guilds, bases, where, species, stock } }: { readonly view: View }) {
  return (
    <>
      <PalSearch />
      <TableCard
        title="Players"
        of={['players']}
        isWide
        rows={players?.nodes}
        columns={[
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
        ]}
      />
      <TableCard
        title="Guilds"
        of={['guilds']}
        isWide
        rows={guilds?.nodes}
        columns={[
          { title: 'Guild', cell: ({ name }) => name ?? '–' },
          { title: 'Leader', cell: ({ leader }) => named(leader) },
          { title: 'Members', number: ({ memberCount }) => memberCount },
          {
            title: 'Away',
            cell: ({ playersOnline, secondsAway }) => away(playersOnline > 0, secondsAway),
            number: (row) => row.secondsAway,
          },
          { title: 'Level', number: ({ level }) => level },
          { title: 'Bases', number: ({ baseCount }) => baseCount },
          { title: 'Pals', number: ({ pals }) => pals },
          { title: 'Research', things: ({ currentResearch }) => currentResearch },
        ]}
      />
      <TableCard
        title="Bases"
        of={['bases']}
        isWide
        rows={bases?.nodes}
        columns={[
          { title: 'Base', cell: ({ name, key }) => name ?? key },
          { title: 'Guild', things: ({ guild }) => guild },
          { title: 'At', cell: ({ mapPosition }) => place(mapPosition) },
          {
            title: 'Workers',
            cell: ({ workers, limit }) => `${workers}${limit ? ` of ${limit}` : ''}`,
            number: (row) => row.workers,
          },
          { title: 'Idle', number: ({ idle }) => idle },
          { title: 'Sick', number: ({ sick }) => sick },
          { title: 'Structures', number: ({ structures }) => structures },
          { title: 'Works', number: ({ works }) => works },
          { title: 'Raid', cell: ({ isUnderAttack }) => (isUnderAttack ? 'now' : '–') },
        ]}
      />
      <Card title="Where pals are" of={['where']}>
        <Bars rows={groupBars(where, 'Wild').map(([key, many]) => [label(key), many])} />
      </Card>
      <Card title="Most common species" of={['species']}>
        <Bars rows={groupBars(species)} isFound />
      </Card>
      <Card title="Most of in stock" of={['stock']}>
        <Bars rows={groupBars(stock)} isFound />
      </Card>
    </>
  );
}

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
