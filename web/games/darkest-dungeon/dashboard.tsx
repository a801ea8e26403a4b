// An estate at a glance: the roster with its stress, the current raid, the dungeon with its rooms and
// corridors.

import { Card, Meter, named, Tiles } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { DarkestDungeonDashboardDocument, type DarkestDungeonDashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, figure } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

type View = NonNullable<NonNullable<DarkestDungeonDashboardQuery['save']>['darkestDungeon']>;

const MOST_STRESS = 200;

export function Dashboard({ save }: ViewProps) {
  const { data, error, isLoading } = useQuery(DarkestDungeonDashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  const view = data?.save?.darkestDungeon;
  if (!view) return isLoading ? <Waiting text="Opening the estate" /> : null;
  const { estate, heroes, raid, quests } = view;
  return (
    <>
      <div class="page-head">
        <h2>{estate.name ?? 'The estate'}</h2>
        <p class="muted">{[estate.mode, estate.date].filter(Boolean).join(' · ')}</p>
      </div>
      <Tiles
        tiles={[
          ['Week', estate.week === null ? '–' : count(estate.week)],
          ['Heroes', count(heroes?.totalCount ?? 0)],
          estate.questsSucceeded === null || estate.questsFinished === null
            ? ['Quests won', '–']
            : ['Quests won', count(estate.questsSucceeded), `of ${count(estate.questsFinished)}`],
          ...(estate.wallet ?? [])
            .slice(0, 6)
            .map(
              ({ type, item, amount }) =>
                [item ? named(item) : type, amount === null ? '–' : count(amount)] as const,
            ),
        ]}
      />
      <div class="cards">
        <Roster view={view} slug={save.slug} />
        {raid && <RaidCard raid={raid} />}
        {view.map && (
          <Card title="The dungeon">
            <Rooms view={view} />
          </Card>
        )}
        <Card title="Dungeons">
          <Table
            caption="Experience by dungeon"
            rows={estate.dungeons ?? []}
            columns={[
              { title: 'Dungeon', cell: ({ dungeon }) => named(dungeon) },
              { title: 'Experience', number: ({ xp }) => xp },
            ]}
          />
        </Card>
        <Card title="Quests on offer">
          <Table
            caption="Quests on offer"
            rows={quests?.nodes ?? []}
            columns={[
              { title: 'Quest', cell: ({ type, key }) => type ?? key ?? '–' },
              { title: 'Dungeon', cell: ({ dungeon }) => named(dungeon) },
              { title: 'Difficulty', number: ({ difficulty }) => difficulty, show: String },
            ]}
          />
        </Card>
      </div>
    </>
  );
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
          { title: 'Class', cell: ({ heroClass }) => named(heroClass) },
          {
            title: 'Stress',
            cell: ({ stress }) => (
              <Meter
                value={stress ?? 0}
                of={MOST_STRESS}
                label={`${figure(stress ?? 0)} of ${MOST_STRESS}`}
              />
            ),
          },
          { title: `of ${MOST_STRESS}`, number: ({ stress }) => stress, show: figure },
          { title: 'Health', number: ({ hp }) => hp, show: figure },
          {
            title: 'Is',
            cell: ({ status, isInParty }) => (isInParty ? 'in the party' : (status ?? '–').toLowerCase()),
          },
          {
            title: 'Mind',
            cell: ({ affliction, virtue }) => ((affliction ?? virtue) ? named(affliction ?? virtue) : ''),
          },
          { title: 'Quirks', cell: ({ quirks }) => quirks?.map(named).join(', ') ?? '–' },
          { title: 'Diseases', cell: ({ diseases }) => diseases?.map(named).join(', ') ?? '–' },
          { title: 'Trinkets', cell: ({ trinkets }) => trinkets?.map(named).join(', ') ?? '–' },
        ]}
      />
    </Card>
  );
}

function RaidCard({ raid }: { readonly raid: NonNullable<View['raid']> }) {
  const { dungeon, quest, area, torchlight, isInBattle, inventory } = raid;
  const carried = (inventory ?? []).map(
    ({ type, item, amount }) => `${amount ?? '?'} ${item ? named(item) : type}`,
  );
  return (
    <Card title={`Raid in ${named(dungeon)}`}>
      <dl class="facts">
        <dt>Quest</dt>
        <dd>{quest ?? '–'}</dd>
        <dt>Area</dt>
        <dd>{area ?? '–'}</dd>
        <dt>Torchlight</dt>
        <dd>{torchlight === null ? '–' : figure(torchlight)}</dd>
        <dt>Battle</dt>
        <dd>{isInBattle ? 'yes' : 'no'}</dd>
        <dt>Carries</dt>
        <dd>{carried.join(', ') || '–'}</dd>
      </dl>
    </Card>
  );
}

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
  const label = `${placed.size} rooms, ${map.unvisitedRooms.length} not visited; the party is in ${map.currentRoom ?? 'a corridor'}`;
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
        return (
          <g key={name}>
            <title>{`${name}${curio ? `, ${named(curio)}` : ''}${hasBattle ? ', battle' : ''}`}</title>
            <rect class={kind} x={x - 0.45} y={y - 0.45} width="0.9" height="0.9" rx="0.14" />
            {name === map.entrance && (
              <text x={x} y={y + 0.22}>
                E
              </text>
            )}
            {name === map.finalRoom && (
              <text x={x} y={y + 0.22}>
                ★
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
