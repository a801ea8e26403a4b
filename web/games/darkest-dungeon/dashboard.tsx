// An estate at a glance: the roster with its stress, the current raid, the dungeon with its rooms and
// corridors.

import { Card, FactList, Meter, named, type Trouble, yesNo } from '../../blocks/blocks.tsx';
import { type CardsOf, dashboardOf } from '../../blocks/dashboard.tsx';
import { Table, TableCard, type TableColumn } from '../../blocks/table.tsx';
import { DarkestDungeonDashboardDocument, type DarkestDungeonDashboardQuery } from '../../queries.gen.ts';
import { count, counted, figure, stateText, words } from '../../shell/format.ts';

type View = NonNullable<NonNullable<DarkestDungeonDashboardQuery['save']>['darkestDungeon']>;
type Hero = NonNullable<View['heroes']>['nodes'][number];

const MOST_STRESS = 200;
/** From here on, heroes may break down. */
const AFFLICTING = 100;
const DIFFICULTIES: Readonly<Record<number, string>> = {
  1: 'Apprentice',
  3: 'Veteran',
  5: 'Champion',
  6: 'Darkest',
};
const LENGTHS: Readonly<Record<number, string>> = { 1: 'Short', 2: 'Medium', 3: 'Long' };

export const Dashboard = dashboardOf(
  DarkestDungeonDashboardDocument,
  ({ save }) => save?.darkestDungeon,
  (view, cards) => {
    const { estate, heroes, deaths } = view;
    const dead = deaths?.totalCount ?? 0;
    return {
      title: estate.name ?? 'The estate',
      notes: [estate.mode && `${words(estate.mode)} game`, estate.date],
      tiles: [
        ['Week', count(estate.week)],
        ['Heroes', count(heroes?.totalCount), dead > 0 ? `and ${count(dead)} dead` : ''],
        estate.questsSucceeded === null || estate.questsFinished === null
          ? ['Quests won', '–']
          : ['Quests won', count(estate.questsSucceeded), `of ${count(estate.questsFinished)}`],
        ...(estate.wallet ?? [])
          .slice(0, 6)
          .map(({ type, item, amount }) => [item ? named(item) : words(type), count(amount)] as const),
      ],
      problems: problemsOf(heroes?.nodes ?? []),
      cards: cardsOf(view, cards),
      unknown: view.unknown,
    };
  },
);

/** Who is close to breaking down, broken, or ill. */
function problemsOf(heroes: readonly Hero[]) {
  const [worst] = heroes;
  const those = (
    what: string,
    some: readonly Hero[],
    tell: (hero: Hero) => string,
    column: TableColumn<Hero>,
  ): Trouble | false =>
    some.length > 0 && {
      what,
      more: some.map(tell).join(', '),
      list: <Table caption={what} rows={some} columns={[HERO, column]} />,
    };
  const stressed = heroes.filter(({ stress }) => (stress ?? 0) >= AFFLICTING);
  const isTense = stressed.length === 0 && (worst?.stress ?? 0) > 0;
  return [
    those(
      counted(stressed.length, 'hero under heavy stress', 'heroes under heavy stress'),
      stressed,
      ({ name, stress }) => `${name} ${figure(stress)}`,
      STRESS,
    ),
    those(
      'Most stressed',
      isTense ? [worst!] : [],
      ({ name, stress }) => `${name}, ${figure(stress)} of ${MOST_STRESS}`,
      STRESS,
    ),
    those(
      'Afflicted',
      heroes.filter(({ affliction }) => affliction),
      ({ name, affliction }) => `${name} (${named(affliction)})`,
      { title: 'Mind', things: ({ affliction }) => affliction },
    ),
    those(
      'Ill',
      heroes.filter(({ diseases }) => diseases && diseases.length > 0),
      ({ name, diseases }) => `${name} (${diseases!.map(named).join(', ')})`,
      { title: 'Diseases', things: ({ diseases }) => diseases },
    ),
  ];
}

const HERO: TableColumn<Hero> = { title: 'Hero', cell: ({ name }) => name ?? '–' };
const STRESS: TableColumn<Hero> = {
  title: `of ${MOST_STRESS}`,
  number: ({ stress }) => stress,
  show: figure,
};

const ROSTER: readonly TableColumn<Hero>[] = [
  HERO,
  { title: 'Class', things: ({ heroClass }) => heroClass },
  {
    title: 'Stress',
    cell: ({ stress }) =>
      stress === null ? (
        '–'
      ) : (
        <Meter value={stress} of={MOST_STRESS} label={`${figure(stress)} of ${MOST_STRESS}`} />
      ),
  },
  STRESS,
  // In town the game heals heroes without saving it.
  { title: 'Health', number: ({ hp, status }) => (status === 'PARTY' ? hp : null), show: figure },
  { title: 'Is', cell: whereabouts },
  { title: 'Mind', things: ({ affliction, virtue }) => affliction ?? virtue ?? [] },
  { title: 'Quirks', things: ({ quirks }) => quirks },
  { title: 'Diseases', things: ({ diseases }) => diseases },
  { title: 'Trinkets', things: ({ trinkets }) => trinkets },
];

function cardsOf(view: View, cards: CardsOf<View>) {
  return [
    cards.table('heroes', 'Roster, the most stressed first', ROSTER, { isWide: true }),
    view.raid && <RaidCard key="raid" view={view} raid={view.raid} />,
    view.map && (
      <Card key="map" title="The dungeon" of={['map', 'rooms', 'corridors']}>
        <Rooms view={view} />
      </Card>
    ),
    (view.estate.dungeons?.length ?? 0) > 0 && (
      <TableCard
        key="dungeons"
        title="Dungeons"
        of={['estate']}
        rows={view.estate.dungeons}
        columns={[
          { title: 'Dungeon', things: ({ dungeon }) => dungeon },
          { title: 'Experience', number: ({ xp }) => xp },
        ]}
      />
    ),
    cards.table('quests', 'Quests on offer', [
      { title: 'Quest', cell: ({ title, type, key }) => title ?? words(type ?? key ?? '–') },
      { title: 'Dungeon', things: ({ dungeon }) => dungeon },
      {
        title: 'Difficulty',
        cell: ({ difficulty }) => DIFFICULTIES[difficulty ?? 0] ?? String(difficulty ?? '–'),
      },
      { title: 'Length', cell: ({ length }) => (length === null ? '–' : (LENGTHS[length] ?? 'Special')) },
    ]),
    (view.deaths?.totalCount ?? 0) > 0 &&
      cards.table('deaths', 'The fallen', [
        { title: 'Hero', cell: ({ name }) => name ?? '–' },
        { title: 'Class', things: ({ heroClass }) => heroClass },
        { title: 'Week', number: ({ week }) => week },
        { title: 'Dungeon', things: ({ dungeon }) => dungeon },
        { title: 'By', things: ({ killer }) => killer },
      ]),
  ];
}

/** The game's name of a quest that is still on offer, else what kind it is. */
function questTitle({ quests, raid }: View, key: string | null): string {
  const found = quests?.nodes.find((quest) => quest.key === key);
  return found?.title ?? words(found?.type ?? raid?.type ?? key ?? '–');
}

function whereabouts({ isInParty, status, building, activity }: Hero): string {
  if (isInParty) return 'in the party';
  const at = [activity, building].flatMap((place) => (place ? named(place) : []));
  const state = status === 'ACTIVITY' && at.length > 0 ? '' : stateText(status ?? '–');
  return [state, ...at].filter(Boolean).join(', ');
}

function RaidCard({ view, raid }: { readonly view: View; readonly raid: NonNullable<View['raid']> }) {
  const { dungeon, area, torchlight, isInBattle, inventory } = raid;
  const carried = [
    ...Map.groupBy(inventory ?? [], ({ type, item }) => (item ? named(item) : words(type))),
  ].map(([title, stacks]) => `${count(stacks.reduce((sum, { amount }) => sum + (amount ?? 0), 0))} ${title}`);
  return (
    <Card title={`Raid in ${named(dungeon)}`} of={['raid', 'quests']}>
      <FactList
        rows={[
          ['Quest', questTitle(view, raid.quest), raid.quest ?? undefined],
          ['Party is in', area === null ? '–' : areaText(area)],
          ['Torchlight', figure(torchlight)],
          ['Battle', yesNo(isInBattle)],
          ['Carries', carried.join(', ') || '–'],
        ]}
      />
    </Card>
  );
}

/** Names of areas begin with what they are, such as `rooB`, `coAB` and `secA`. */
function areaText(area: string): string {
  return area
    .replace(/^roo(?=[A-Z])/, 'room ')
    .replace(/^co(?=[A-Z])/, 'corridor ')
    .replace(/^sec(?=[A-Z])/, 'secret room ');
}

const ARROW = 'M-.2-.26.28 0-.2.26Z';
const STAR = 'M0-.28.08-.09.27-.09.12.04.17.23 0 .12-.17.23-.12.04-.27-.09-.08-.09Z';

/** Rooms at their positions, joined by corridors; those that the party has seen are filled. */
function Rooms({ view: { map, rooms, corridors } }: { readonly view: View }) {
  const placed = new Map(
    (rooms?.nodes ?? []).flatMap((room) => (room.position ? [[room.name, room.position] as const] : [])),
  );
  if (!map || placed.size === 0) return null;
  const [xs, ys] = [[...placed.values()].map(({ x }) => x), [...placed.values()].map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const unit = Math.max(width, height, 1) / 12;
  const at = (x: number, y: number): [number, number] => [(x - left) / unit, (y - top) / unit];
  const label = `${placed.size} rooms, ${map.unvisitedRooms?.length ?? 'an unknown number'} not visited; the party is in ${map.currentRoom === null ? 'a corridor' : areaText(map.currentRoom)}`;
  return (
    <svg
      class="rooms"
      viewBox={`-1 -1 ${width / unit + 2} ${height / unit + 2}`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {(corridors?.nodes ?? []).map(({ name, ends }) => {
        const [from, to] = (ends ?? []).map((end) => placed.get(end));
        if (!from || !to) return null;
        const [[x1, y1], [x2, y2]] = [at(from.x, from.y), at(to.x, to.y)];
        return <line key={name} x1={x1} y1={y1} x2={x2} y2={y2} />;
      })}
      {(rooms?.nodes ?? []).map(({ name, isVisited, position, curio, hasBattle }) => {
        if (!position) return null;
        const [x, y] = at(position.x, position.y);
        const kind = name === map.currentRoom ? 'here' : isVisited ? 'visited' : '';
        const mark = name === map.entrance ? ARROW : name === map.finalRoom ? STAR : null;
        const facts = [
          areaText(name),
          mark && (mark === ARROW ? 'entrance' : 'last room'),
          curio && named(curio),
          hasBattle && 'battle',
        ];
        return (
          <g key={name}>
            <title>{facts.filter(Boolean).join(', ')}</title>
            <rect class={kind} x={x - 0.45} y={y - 0.45} width="0.9" height="0.9" rx="0.14" />
            {mark && <path d={mark} transform={`translate(${x} ${y})`} />}
          </g>
        );
      })}
    </svg>
  );
}
