// An estate at a glance: the roster with its stress, the current raid, the dungeon with its rooms and
// corridors.

import { Card, Meter, named, Problems, Tiles } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { DarkestDungeonDashboardDocument, type DarkestDungeonDashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, counted, figure, stateText, words } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

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

export function Dashboard({ save }: ViewProps) {
  const { data, error, isLoading } = useQuery(DarkestDungeonDashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  const view = data?.save?.darkestDungeon;
  if (!view) return isLoading ? <Waiting text="Opening the estate" /> : null;
  const { estate, heroes, raid, deaths } = view;
  const dead = deaths?.totalCount ?? 0;
  return (
    <>
      <div class="page-head">
        <h2>{estate.name ?? 'The estate'}</h2>
        <p class="muted">
          {[estate.mode && `${words(estate.mode)} game`, estate.date].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Tiles
        tiles={[
          ['Week', count(estate.week)],
          ['Heroes', count(heroes?.totalCount), dead > 0 ? `and ${count(dead)} dead` : ''],
          estate.questsSucceeded === null || estate.questsFinished === null
            ? ['Quests won', '–']
            : ['Quests won', count(estate.questsSucceeded), `of ${count(estate.questsFinished)}`],
          ...(estate.wallet ?? [])
            .slice(0, 6)
            .map(({ type, item, amount }) => [item ? named(item) : words(type), count(amount)] as const),
        ]}
      />
      <div class="cards">
        <Troubles heroes={heroes?.nodes ?? []} />
        <Roster view={view} slug={save.slug} />
        {raid && <RaidCard raid={raid} quest={questTitle(view, raid.quest)} />}
        {view.map && (
          <Card title="The dungeon">
            <Rooms view={view} />
          </Card>
        )}
        {(estate.dungeons?.length ?? 0) > 0 && (
          <Card title="Dungeons">
            <Table
              caption="Experience by dungeon"
              rows={estate.dungeons!}
              columns={[
                { title: 'Dungeon', things: ({ dungeon }) => dungeon },
                { title: 'Experience', number: ({ xp }) => xp },
              ]}
            />
          </Card>
        )}
        <Quests view={view} />
        {dead > 0 && (
          <Card title="The fallen">
            <Table
              caption="Heroes who died"
              rows={deaths!.nodes}
              columns={[
                { title: 'Hero', cell: ({ name }) => name ?? '–' },
                { title: 'Class', things: ({ heroClass }) => heroClass },
                { title: 'Week', number: ({ week }) => week },
                { title: 'Dungeon', things: ({ dungeon }) => dungeon },
                { title: 'By', things: ({ killer }) => killer },
              ]}
            />
          </Card>
        )}
      </div>
    </>
  );
}

/** Who is close to breaking down, broken, or ill. */
function Troubles({ heroes }: { readonly heroes: readonly Hero[] }) {
  const stressed = heroes.filter(({ stress }) => (stress ?? 0) >= AFFLICTING);
  const afflicted = heroes.filter(({ affliction }) => affliction);
  const ill = heroes.filter(({ diseases }) => diseases && diseases.length > 0);
  const [worst] = heroes;
  return (
    <Problems
      problems={[
        stressed.length > 0 && (
          <>
            <strong>{counted(stressed.length, 'hero', 'heroes')} under heavy stress</strong>:{' '}
            {stressed.map(({ name, stress }) => `${name} ${figure(stress!)}`).join(', ')}.
          </>
        ),
        stressed.length === 0 && worst !== undefined && (worst.stress ?? 0) > 0 && (
          <>
            <strong>Most stressed</strong>: {worst.name}, {figure(worst.stress!)} of {MOST_STRESS}.
          </>
        ),
        afflicted.length > 0 && (
          <>
            <strong>Afflicted</strong>:{' '}
            {afflicted.map(({ name, affliction }) => `${name} (${named(affliction)})`).join(', ')}.
          </>
        ),
        ill.length > 0 && (
          <>
            <strong>Ill</strong>:{' '}
            {ill.map(({ name, diseases }) => `${name} (${diseases!.map(named).join(', ')})`).join(', ')}.
          </>
        ),
      ]}
    />
  );
}

function Quests({ view: { quests } }: { readonly view: View }) {
  return (
    <Card title="Quests on offer">
      <Table
        caption="Quests on offer"
        rows={quests?.nodes ?? []}
        columns={[
          { title: 'Quest', cell: ({ title, type, key }) => title ?? words(type ?? key ?? '–') },
          { title: 'Dungeon', things: ({ dungeon }) => dungeon },
          {
            title: 'Difficulty',
            cell: ({ difficulty }) => DIFFICULTIES[difficulty ?? 0] ?? String(difficulty ?? '–'),
          },
          { title: 'Length', cell: ({ length }) => (length === null ? '–' : (LENGTHS[length] ?? 'Special')) },
        ]}
      />
    </Card>
  );
}

/** The game's name of a quest that is still on offer, else what kind it is. */
function questTitle({ quests, raid }: View, key: string | null): string {
  const found = quests?.nodes.find((quest) => quest.key === key);
  return found?.title ?? words(found?.type ?? raid?.type ?? key ?? '–');
}

function Roster({ view: { heroes }, slug }: { readonly view: View; readonly slug: string }) {
  return (
    <Card
      title="Roster, the most stressed first"
      document={DarkestDungeonDashboardDocument}
      variables={{ save: slug }}
      isWide
    >
      <Table
        caption="Roster"
        rows={heroes?.nodes ?? []}
        columns={[
          { title: 'Hero', cell: ({ name }) => name ?? '–' },
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
          { title: `of ${MOST_STRESS}`, number: ({ stress }) => stress, show: figure },
          // In town the game heals heroes without saving it.
          { title: 'Health', number: ({ hp, status }) => (status === 'PARTY' ? hp : null), show: figure },
          { title: 'Is', cell: whereabouts },
          { title: 'Mind', things: ({ affliction, virtue }) => affliction ?? virtue ?? [] },
          { title: 'Quirks', things: ({ quirks }) => quirks },
          { title: 'Diseases', things: ({ diseases }) => diseases },
          { title: 'Trinkets', things: ({ trinkets }) => trinkets },
        ]}
      />
    </Card>
  );
}

function whereabouts({ isInParty, status, building, activity }: Hero): string {
  if (isInParty) return 'in the party';
  const at = [activity, building].flatMap((place) => (place ? named(place) : []));
  const state = status === 'ACTIVITY' && at.length > 0 ? '' : stateText(status ?? '–');
  return [state, ...at].filter(Boolean).join(', ');
}

interface RaidProps {
  readonly raid: NonNullable<View['raid']>;
  readonly quest: string;
}

function RaidCard({ raid, quest }: RaidProps) {
  const { dungeon, area, torchlight, isInBattle, inventory } = raid;
  const carried = (inventory ?? []).map(
    ({ type, item, amount }) => `${amount ?? '?'} ${item ? named(item) : words(type)}`,
  );
  return (
    <Card title={`Raid in ${named(dungeon)}`}>
      <dl class="facts">
        <dt>Quest</dt>
        <dd title={raid.quest ?? undefined}>{quest}</dd>
        <dt>Party is in</dt>
        <dd>{area === null ? '–' : areaText(area)}</dd>
        <dt>Torchlight</dt>
        <dd>{figure(torchlight)}</dd>
        <dt>Battle</dt>
        <dd>{isInBattle === null ? '–' : isInBattle ? 'yes' : 'no'}</dd>
        <dt>Carries</dt>
        <dd>{carried.join(', ') || '–'}</dd>
      </dl>
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
        const [from, to] = ends.map((end) => placed.get(end));
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
