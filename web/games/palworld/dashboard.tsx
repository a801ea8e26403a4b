// A world at a glance: players, guilds and bases, what is in stock, and a search for pals.

import { Bars, Card, named, Tiles } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { PalworldDashboardDocument, type PalworldDashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';
import { PalSearch } from './pal-search.tsx';

export function Dashboard({ save }: ViewProps) {
  const { data, error, isLoading } = useQuery(PalworldDashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  if (!data) return isLoading ? <Waiting text="Counting pals" /> : null;
  const view = data.save?.palworld;
  // Many games save in this format.
  if (!view) {
    return (
      <div class="page-head">
        <h2>{save.title}</h2>
      </div>
    );
  }
  const { world, where, species, stock, idleMachines } = view;
  return (
    <>
      <div class="page-head">
        <h2>{world.title ?? save.title}</h2>
        <p class="muted">
          {world.savedAt && `Saved ${world.savedAt.replace('T', ' ')}, local time of the server`}
        </p>
      </div>
      <Tiles
        tiles={[
          ['Day', known(world.day), world.timeOfDay ?? ''],
          ['Players', known(world.players)],
          ['Guilds', known(world.guilds)],
          ['Bases', known(world.bases)],
          ['Pals', known(world.pals)],
          ['Structures', known(world.structures)],
          ['Has run', span(world.playSeconds)],
        ]}
      />
      <div class="cards">
        <PalSearch slug={save.slug} />
        <People view={view} slug={save.slug} />
        <Bases view={view} slug={save.slug} />
        <Card title="Where pals are">
          <Bars rows={groupRows(where?.groups?.nodes)} />
        </Card>
        <Card title="Most common species">
          <Bars rows={groupRows(species?.groups?.nodes)} />
        </Card>
        <Card title="Most of in stock">
          <Bars
            rows={(stock?.groups?.nodes ?? []).map(({ keys, number }) => [String(keys[0]), number?.sum ?? 0])}
          />
        </Card>
        <Card title="Machines without work">
          <Bars rows={groupRows(idleMachines?.groups?.nodes)} />
        </Card>
        <Card title="Not known">
          <ul>
            {view.unknown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}

type View = NonNullable<NonNullable<PalworldDashboardQuery['save']>['palworld']>;

interface PartProps {
  readonly view: View;
  readonly slug: string;
}

function People({ view: { players, guilds }, slug }: PartProps) {
  return (
    <>
      <Card title="Players" isWide document={PalworldDashboardDocument} variables={{ save: slug }}>
        <Table
          caption="Players"
          rows={players?.nodes ?? []}
          columns={[
            { title: 'Player', cell: ({ name }) => name ?? '–' },
            { title: 'Level', number: ({ level }) => level },
            { title: 'Guild', cell: ({ guild }) => named(guild) },
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
      </Card>
      <Card title="Guilds" isWide>
        <Table
          caption="Guilds"
          rows={guilds?.nodes ?? []}
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
            { title: 'Research', cell: ({ currentResearch }) => named(currentResearch) },
          ]}
        />
      </Card>
    </>
  );
}

function Bases({ view: { bases }, slug }: PartProps) {
  return (
    <Card title="Bases" isWide document={PalworldDashboardDocument} variables={{ save: slug }}>
      <Table
        caption="Bases"
        rows={bases?.nodes ?? []}
        columns={[
          { title: 'Base', cell: ({ name, key }) => name ?? key },
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
    </Card>
  );
}

function groupRows(
  groups: readonly { readonly keys: readonly unknown[]; readonly count: number }[] | null | undefined,
): (readonly [string, number])[] {
  return (groups ?? []).map(({ keys, count: many }) => [keys.map((key) => key ?? 'none').join(', '), many]);
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

/** A count that damage may hide. */
function known(number: number | null): string {
  return number === null ? '–' : count(number);
}
