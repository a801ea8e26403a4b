// A set of packages at a glance: what they need, what is missing, what is used most.

import { Bars, Card, Problems, Tiles } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { Unreal3DashboardDocument, type Unreal3DashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { bytes, count, counted } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

const MOST_NAMED = 8;

export function Dashboard({ save }: ViewProps) {
  const { data, error, isLoading } = useQuery(Unreal3DashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  const view = data?.save?.unreal3;
  if (!view) return isLoading ? <Waiting text="Opening the packages" /> : null;
  const { packages, missing, usage, actors, classes } = view;
  return (
    <>
      <div class="page-head">
        <h2>{save.title}</h2>
      </div>
      <Tiles
        tiles={[
          ['Packages', count(packages?.totalCount)],
          ['Missing packages', count(missing?.totalCount)],
          ['Classes', count(classes?.totalCount)],
          ['Actors', count(actors?.totalCount)],
        ]}
      />
      <div class="cards">
        <Problems
          problems={[
            (missing?.totalCount ?? 0) > 0 && (
              <>
                <strong>{counted(missing!.totalCount, 'package')} missing</strong>, the most wanted first:{' '}
                {missing!.nodes
                  .slice(0, MOST_NAMED)
                  .map(({ name }) => name)
                  .join(', ')}
                {missing!.totalCount > MOST_NAMED && ' and more'}.
              </>
            ),
          ]}
        />
        <PackageTables view={view} slug={save.slug} />
        <Card title="Used most">
          <Bars
            rows={(usage?.nodes ?? []).map(({ name, className, uses }) => [
              `${name} (${className})`,
              uses ?? 0,
            ])}
          />
        </Card>
        <Card title="Actors by class">
          <Bars
            rows={(actors?.groups?.nodes ?? []).map(({ keys, count: many }) => [String(keys[0]), many])}
          />
        </Card>
        <Card title="Classes with the most instances">
          <Table
            caption="Classes"
            rows={classes?.nodes ?? []}
            columns={[
              { title: 'Class', cell: ({ name }) => name },
              { title: 'Derives from', cell: ({ parentName }) => parentName ?? '' },
              { title: 'Instances', number: ({ instances }) => instances },
            ]}
          />
        </Card>
      </div>
    </>
  );
}

interface TablesProps {
  readonly view: NonNullable<NonNullable<Unreal3DashboardQuery['save']>['unreal3']>;
  readonly slug: string;
}

/** What there is, what is missing, and what needs what. */
function PackageTables({ view: { packages, missing, dependencies }, slug }: TablesProps) {
  return (
    <>
      <Card title="Packages" document={Unreal3DashboardDocument} variables={{ save: slug }}>
        <Table
          caption="Packages"
          rows={packages?.nodes ?? []}
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
      </Card>
      <Card title="Missing, the most wanted first">
        <Table
          caption="Missing packages"
          rows={missing?.nodes ?? []}
          columns={[
            { title: 'Package', cell: ({ name }) => name },
            { title: 'Imports', number: ({ imports }) => imports },
            { title: 'Wanted by', cell: ({ wantedBy }) => wantedBy.join(', ') },
          ]}
        />
      </Card>
      <Card title="Which package needs which">
        <Table
          caption="Dependencies"
          rows={dependencies?.nodes ?? []}
          columns={[
            { title: 'Package', cell: (row) => row.package },
            {
              title: 'Needs',
              cell: ({ on, isLoaded }) =>
                isLoaded ? on : <span class="negative-number">{on} (missing)</span>,
            },
            { title: 'Imports', number: ({ imports }) => imports },
          ]}
        />
      </Card>
    </>
  );
}
