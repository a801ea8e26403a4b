// A set of packages at a glance: what they need, what is missing, what is used most.

import { Bars, Card, groupBars } from '../../blocks/blocks.tsx';
import { dashboardOf } from '../../blocks/dashboard.tsx';
import { TableCard } from '../../blocks/table.tsx';
import { Unreal3DashboardDocument, type Unreal3DashboardQuery } from '../../queries.gen.ts';
import { bytes, count, counted } from '../../shell/format.ts';

type View = NonNullable<NonNullable<Unreal3DashboardQuery['save']>['unreal3']>;

const MOST_NAMED = 8;

export const Dashboard = dashboardOf(
  Unreal3DashboardDocument,
  ({ save }) => save?.unreal3,
  (view) => {
    const { packages, missing, actors, classes } = view;
    const absent = missing?.nodes.slice(0, MOST_NAMED).map(({ name }) => name) ?? [];
    return {
      tiles: [
        ['Packages', count(packages?.totalCount)],
        ['Missing packages', count(missing?.totalCount)],
        ['Classes', count(classes?.totalCount)],
        ['Actors', count(actors?.totalCount)],
      ],
      problems: [
        absent.length > 0 && {
          what: `${counted(missing!.totalCount, 'package')} missing`,
          more: `the most wanted first, ${absent.join(', ')}${missing!.totalCount > MOST_NAMED ? ' and more' : ''}`,
        },
      ],
      cards: <Cards view={view} />,
    };
  },
);

function Cards({ view }: { readonly view: View }) {
  const { packages, missing, dependencies, usage, actors, classes } = view;
  return (
    <>
      <TableCard
        title="Packages"
        of={['packages']}
        rows={packages?.nodes}
        columns={[
          { title: 'Package', cell: ({ name }) => name },
          {
            title: 'Is',
            cell: ({ isMap, hasScript }) => (isMap ? 'map' : hasScript ? 'script' : 'content'),
          },
          { title: 'Exports', number: ({ exports }) => exports },
          { title: 'Imports', number: ({ imports }) => imports },
          { title: 'Size', number: ({ size }) => size, show: bytes },
        ]}
      />
      <TableCard
        title="Missing, the most wanted first"
        of={['missing']}
        rows={missing?.nodes}
        columns={[
          { title: 'Package', cell: ({ name }) => name },
          { title: 'Imports', number: ({ imports }) => imports },
          { title: 'Wanted by', cell: ({ wantedBy }) => wantedBy.join(', ') },
        ]}
      />
      <TableCard
        title="Which package needs which"
        of={['dependencies']}
        rows={dependencies?.nodes}
        columns={[
          { title: 'Package', cell: (row) => row.package },
          {
            title: 'Needs',
            cell: ({ on, isLoaded }) => (isLoaded ? on : <span class="negative-number">{on} (missing)</span>),
          },
          { title: 'Imports', number: ({ imports }) => imports },
        ]}
      />
      <TableCard
        title="Used most"
        of={['usage']}
        rows={usage?.nodes}
        columns={[
          { title: 'Object', cell: ({ name }) => name },
          { title: 'Class', cell: ({ className }) => className },
          { title: 'Uses', number: ({ uses }) => uses },
        ]}
      />
      <Card title="Actors by class" of={['actors']}>
        <Bars rows={groupBars(actors)} isFound />
      </Card>
      <TableCard
        title="Classes with the most instances"
        of={['classes']}
        rows={classes?.nodes}
        columns={[
          { title: 'Class', cell: ({ name }) => name },
          { title: 'Derives from', cell: ({ parentName }) => parentName ?? '' },
          { title: 'Instances', number: ({ instances }) => instances },
        ]}
      />
    </>
  );
}
