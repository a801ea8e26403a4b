// A world at a glance: players, guilds and bases, what is in stock, and a search for pals.

import { Bars, Card, named, Problems, Tiles, Unknown } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { PalworldDashboardDocument, type PalworldDashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, counted, label, words } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';
import { PalSearch, palName } from './pal-search.tsx';

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
          ['Day', count(world.day), world.timeOfDay ?? ''],
          ['Players', count(world.players)],
          ['Guilds', count(world.guilds)],
          ['Bases', count(world.bases)],
          ['Pals', count(world.pals)],
          ['Structures', count(world.structures)],
          ['Has run', span(world.playSeconds)],
        ]}
      />
      <div class="cards">
        <Troubles view={view} />
        <PalSearch slug={save.slug} />
        <People view={view} slug={save.slug} />
        <Bases view={view} slug={save.slug} />
        <Card title="Where pals are">
          <Bars
            rows={(where?.groups?.nodes ?? []).map(({ keys, count: many }) => [
              keys[0] === null ? 'Wild' : label(keys[0]),
              many,
            ])}
          />
        </Card>
        <Card title="Most common species">
          <Bars rows={groupRows(species?.groups?.nodes)} />
        </Card>
        <Card title="Most of in stock">
          <Bars
            rows={(stock?.groups?.nodes ?? []).map(({ keys, number }) => [String(keys[0]), number?.sum ?? 0])}
          />
        </Card>
        {(idleMachines?.totalCount ?? 0) > 0 && (
          <Card title="Machines without work">
            <Bars rows={groupRows(idleMachines?.groups?.nodes)} />
          </Card>
        )}
      </div>
      <Unknown texts={view.unknown}>What this world cannot tell</Unknown>
    </>
  );
}

type View = NonNullable<NonNullable<PalworldDashboardQuery['save']>['palworld']>;

interface PartProps {
  readonly view: View;
  readonly slug: string;
}

/** Who is ill or hungry, what has no work, and which base is raided. */
function Troubles({ view: { sick, hungry, idleMachines, bases } }: Pick<PartProps, 'view'>) {
  const raided = (bases?.nodes ?? []).filter(({ isUnderAttack }) => isUnderAttack);
  const [ill, idle, starving] = [sick, idleMachines, hungry].map((list) => list?.totalCount ?? 0);
  return (
    <Problems
      problems={[
        raided.length > 0 && (
          <>
            <strong>Under attack</strong>: {raided.map(({ name, key }) => name ?? key).join(', ')}.
          </>
        ),
        ill! > 0 && (
          <details>
            <summary>
              <strong>
                {counted(ill!, 'pal')} {ill === 1 ? 'is' : 'are'} sick
              </strong>
            </summary>
            <Table
              caption="Sick pals"
              rows={sick!.nodes}
              columns={[
                { title: 'Pal', cell: palName },
                { title: 'Owner', things: ({ owner }) => owner },
                { title: 'Base', things: ({ base }) => base },
                { title: 'Has', cell: ({ sickness }) => (sickness ? words(sickness) : '–') },
              ]}
            />
          </details>
        ),
        starving! > 0 && (
          <>
            <strong>{counted(starving!, 'pal')}</strong> {starving === 1 ? 'is' : 'are'} hungry.
          </>
        ),
        idle! > 0 && (
          <>
            <strong>{counted(idle!, 'machine')}</strong> {idle === 1 ? 'has' : 'have'} no work.
          </>
        ),
      ]}
    />
  );
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
            { title: 'Research', things: ({ currentResearch }) => currentResearch },
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
  return (groups ?? []).map(({ keys, count: many }) => [keys.filter((key) => key !== null).join(', '), many]);
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
