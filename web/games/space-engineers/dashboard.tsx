// A world at a glance: its grids, whose they are and what is broken, what lies in them, players and factions.

import { Bars, Card, named, Problems, Tiles, Unknown } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { SpaceEngineersDashboardDocument, type SpaceEngineersDashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, counted, figure } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

export function Dashboard({ save }: ViewProps) {
  const { data, error, isLoading } = useQuery(SpaceEngineersDashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  const view = data?.save?.spaceEngineers;
  if (!view) return isLoading ? <Waiting text="Counting blocks" /> : null;
  const { world, grids, unowned, blocks, damaged, items, floating, players, factions } = view;
  return (
    <>
      <div class="page-head">
        <h2>{world.title ?? save.title}</h2>
        <p class="muted">{world.version && `version ${world.version}`}</p>
      </div>
      <Tiles
        tiles={[
          ['Grids', count(grids?.totalCount), `${count(unowned?.totalCount)} of nobody`],
          ['Blocks', count(blocks?.totalCount), `${count(damaged?.totalCount)} damaged`],
          ['Floating things', count(floating?.totalCount)],
          ['Players', world.hasCheckpoint ? count(players?.totalCount) : '–'],
          ['Factions', world.hasCheckpoint ? count(factions?.totalCount) : '–'],
        ]}
      />
      <div class="cards">
        <Troubles view={view} />
        <GridsCard view={view} slug={save.slug} />
        <Card title="What lies in grids, bags and space">
          <Bars
            rows={(items?.groups?.nodes ?? []).map(({ keys, number }) => [String(keys[0]), number?.sum ?? 0])}
          />
        </Card>
        <Card title="Damaged blocks, by grid">
          <Bars
            rows={(damaged?.groups?.nodes ?? []).map(({ keys, count: many }) => [String(keys[0]), many])}
          />
        </Card>
        <PeopleCards view={view} />
      </div>
      <Unknown texts={view.unknown}>What this save cannot tell</Unknown>
    </>
  );
}

interface PartProps {
  readonly view: NonNullable<NonNullable<SpaceEngineersDashboardQuery['save']>['spaceEngineers']>;
}

function Troubles({ view: { world, unowned, damaged } }: PartProps) {
  const [free, broken] = [unowned, damaged].map((list) => list?.totalCount ?? 0);
  return (
    <Problems
      problems={[
        !world.hasCheckpoint && <strong>Sandbox.sbc is missing: nobody knows who the owners are.</strong>,
        !world.hasSector && <strong>The sector is missing, and with it all grids.</strong>,
        free! > 0 && (
          <>
            <strong>{counted(free!, 'grid')}</strong> {free === 1 ? 'belongs' : 'belong'} to nobody.
          </>
        ),
        broken! > 0 && (
          <>
            <strong>{counted(broken!, 'block')}</strong> {broken === 1 ? 'is' : 'are'} damaged or unfinished.
          </>
        ),
      ]}
    />
  );
}

function GridsCard({ view: { grids }, slug }: PartProps & { readonly slug: string }) {
  return (
    <Card title="Grids" document={SpaceEngineersDashboardDocument} variables={{ save: slug }}>
      <Table
        caption="Grids"
        rows={grids?.nodes ?? []}
        columns={[
          { title: 'Grid', cell: ({ name }) => name ?? '–' },
          { title: 'Size', cell: ({ size }) => size ?? '–' },
          { title: 'Blocks', number: ({ blocks }) => blocks, show: figure },
          { title: 'Damaged', number: ({ damaged }) => damaged, show: figure },
          {
            title: 'Owner',
            cell: ({ owner }) => (owner ? (plain(owner.title) ?? 'somebody who is gone') : 'nobody'),
          },
          { title: 'Faction', cell: ({ faction }) => (faction ? named(faction) : '') },
          { title: 'Stored, MWh', number: ({ storedPower }) => storedPower, show: figure },
        ]}
      />
    </Card>
  );
}

/** Names begin with the icon of a platform, for which only the game has a font. */
function plain(name: string | null): string | null {
  return name === null ? null : name.replace(/^[\ue000-\uf8ff]/, '');
}

function PeopleCards({ view: { players, factions } }: PartProps) {
  return (
    <>
      <Card title="Players">
        <Table
          caption="Players"
          rows={players?.nodes ?? []}
          columns={[
            { title: 'Name', cell: ({ name }) => plain(name) ?? '–' },
            { title: 'Faction', cell: ({ faction }) => (faction ? named(faction) : '–') },
            { title: 'Last there', cell: ({ lastLogin }) => lastLogin?.slice(0, 10) ?? '–' },
          ]}
        />
      </Card>
      <Card title="Factions">
        <Table
          caption="Factions"
          rows={factions?.nodes ?? []}
          columns={[
            { title: 'Tag', cell: ({ tag }) => tag ?? '–' },
            { title: 'Name', cell: ({ name }) => name ?? '–' },
            { title: 'Members', number: ({ members }) => members },
          ]}
        />
      </Card>
    </>
  );
}
