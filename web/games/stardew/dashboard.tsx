// A farm at a glance: farmers, friends, bundles, what grows, lives and lies there.

import { Bars, Card, named, Problems, Tiles, Unknown } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { StardewDashboardDocument, type StardewDashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, counted, figure, words } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

export function Dashboard({ save }: ViewProps) {
  const { data, error, isLoading } = useQuery(StardewDashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  const view = data?.save?.stardew;
  if (!view) return isLoading ? <Waiting text="Looking over the farm" /> : null;
  const { farm, bundles, crops, ripe, animals, given, museum, stock } = view;
  const complete = (bundles?.nodes ?? []).filter(({ isComplete }) => isComplete).length;
  const date = farm.season === null ? '–' : `${words(farm.season)} ${farm.dayOfMonth ?? '–'}`;
  return (
    <>
      <div class="page-head">
        <h2>{farm.name ?? save.title}</h2>
        <p class="muted">{farm.version && `version ${farm.version}`}</p>
      </div>
      <Tiles
        tiles={[
          ['Date', date, farm.year === null ? '' : `year ${farm.year}`],
          ['Money', count(farm.money), `${count(farm.totalEarned)} earned in all`],
          ['Bundles', count(complete), `of ${count(bundles?.totalCount)} complete`],
          ['Crops', count(crops?.totalCount), `${count(ripe?.totalCount)} ripe`],
          ['Animals', count(animals?.totalCount)],
          ['Museum', count(given?.totalCount), `of ${count(museum?.totalCount)} pieces`],
        ]}
      />
      <div class="cards">
        <Troubles view={view} />
        <FarmersCard view={view} slug={save.slug} />
        <FriendsCard view={view} />
        <BundlesCard view={view} />
        <Card title="In chests and bags">
          <Bars
            rows={(stock?.groups?.nodes ?? []).map(({ keys, number }) => [String(keys[0]), number?.sum ?? 0])}
          />
        </Card>
        <Card title="What grows">
          <Bars
            rows={(crops?.groups?.nodes ?? []).map(({ keys, count: many }) => [String(keys[0] ?? '–'), many])}
          />
        </Card>
        <Card title="Animals">
          <Bars
            rows={(animals?.groups?.nodes ?? []).map(({ keys, count: many }) => [String(keys[0]), many])}
          />
        </Card>
      </div>
      <Unknown texts={view.unknown}>What this save cannot tell</Unknown>
    </>
  );
}

interface PartProps {
  readonly view: NonNullable<NonNullable<StardewDashboardQuery['save']>['stardew']>;
}

function Troubles({ view: { dead, dry, ripe } }: PartProps) {
  const [lost, thirsty, ready] = [dead, dry, ripe].map((list) => list?.totalCount ?? 0);
  return (
    <Problems
      problems={[
        lost! > 0 && <strong>{counted(lost!, 'crop')} died.</strong>,
        thirsty! > 0 && (
          <>
            <strong>{counted(thirsty!, 'crop')}</strong> in dry soil.
          </>
        ),
        ready! > 0 && (
          <>
            <strong>{counted(ready!, 'crop')}</strong> can be harvested.
          </>
        ),
      ]}
    />
  );
}

/** Old saves do not say who plays: they have one farmer. */
function FarmersCard({ view: { farmers, host }, slug }: PartProps & { readonly slug: string }) {
  const rows = farmers?.nodes.length ? farmers.nodes : (host?.nodes ?? []);
  return (
    <Card title="Farmers" document={StardewDashboardDocument} variables={{ save: slug }}>
      <Table
        caption="Farmers"
        rows={rows}
        columns={[
          { title: 'Name', cell: ({ name }) => name ?? '–' },
          { title: 'Money', number: ({ money }) => money, show: figure },
          { title: 'Farming', number: ({ farming }) => farming },
          { title: 'Fishing', number: ({ fishing }) => fishing },
          { title: 'Foraging', number: ({ foraging }) => foraging },
          { title: 'Mining', number: ({ mining }) => mining },
          { title: 'Combat', number: ({ combat }) => combat },
          { title: 'Spouse', cell: ({ spouse }) => spouse ?? '' },
        ]}
      />
    </Card>
  );
}

function FriendsCard({ view: { friendships } }: PartProps) {
  return (
    <Card title="Best friends">
      <Table
        caption="Friendships"
        rows={friendships?.nodes ?? []}
        columns={[
          { title: 'Villager', cell: ({ villager }) => named(villager) },
          { title: 'Farmer', cell: ({ farmer }) => named(farmer) },
          { title: 'Hearts', number: ({ hearts }) => hearts },
          { title: 'State', cell: ({ status }) => status ?? '–' },
        ]}
      />
    </Card>
  );
}

function BundlesCard({ view: { bundles } }: PartProps) {
  const open = (bundles?.nodes ?? []).filter(({ isComplete }) => !isComplete);
  return (
    <Card title="Open bundles">
      <Table
        caption="Bundles"
        rows={open}
        columns={[
          { title: 'Bundle', cell: ({ name, number }) => (name ? named(name) : `Bundle ${number}`) },
          { title: 'Room', cell: ({ room }) => room ?? '–' },
          { title: 'Given', cell: ({ given, needed, slots }) => `${given} of ${needed ?? slots}` },
          {
            title: 'Missing',
            cell: ({ missing }) =>
              missing
                ?.map(({ item, amount }) => (amount === 1 ? named(item) : `${count(amount)} ${named(item)}`))
                .join(', ') ?? '–',
          },
        ]}
      />
    </Card>
  );
}
