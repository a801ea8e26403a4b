// A set of packages at a glance: what they need, what is missing, what is used most.

import { Bars, Card, Tiles } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { Unreal3DashboardDocument } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { bytes, count } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

export function Dashboard({ save }: ViewProps) {
  const variables = { save: save.slug };
  const { data, error, isLoading } = useQuery(Unreal3DashboardDocument, variables);
  if (error) return <Failure error={error} />;
  const view = data?.save?.unreal3;
  if (!view) return isLoading ? <Waiting text="Opening the packages" /> : null;
  const { packages, missing, dependencies, usage, actors, classes } = view;
  return (
    <>
      <div class="page-head">
        <h2>{save.title}</h2>
      </div>
      <Tiles
        tiles={[
          ['Packages', count(packages?.totalCount ?? 0)],
          ['Missing packages', count(missing?.totalCount ?? 0)],
          ['Classes', count(classes?.totalCount ?? 0)],
          ['Actors', count(actors?.totalCount ?? 0)],
        ]}
      />
      <div class="cards">
        <Card title="Packages" document={Unreal3DashboardDocument} variables={variables}>
          <Table
            caption="Packages"
            rows={packages?.nodes ?? []}
            columns={[
              { title: 'Package', cell: ({ name }) => name },
              {
                title: 'Is',
                cell: ({ isMap, hasScript }) => (isMap ? 'map' : hasScript ? 'script' : 'content'),
              },
              {
                title: 'Exports',
                cell: ({ exports }) => count(exports ?? 0),
                number: ({ exports }) => exports,
              },
              {
                title: 'Imports',
                cell: ({ imports }) => count(imports ?? 0),
                number: ({ imports }) => imports,
              },
              {
                title: 'Size',
                cell: ({ size }) => (size === null ? '–' : bytes(size)),
                number: ({ size }) => size,
              },
            ]}
          />
        </Card>
        <Card title="Missing, the most wanted first">
          <Table
            caption="Missing packages"
            rows={missing?.nodes ?? []}
            columns={[
              { title: 'Package', cell: ({ name }) => name },
              { title: 'Imports', cell: ({ imports }) => count(imports), number: ({ imports }) => imports },
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
              { title: 'Imports', cell: ({ imports }) => count(imports), number: ({ imports }) => imports },
            ]}
          />
        </Card>
        <Card title="Used most">
          <Bars
            rows={(usage?.nodes ?? []).map(({ name, className, uses }) => [`${name} (${className})`, uses])}
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
              {
                title: 'Instances',
                cell: ({ instances }) => count(instances),
                number: ({ instances }) => instances,
              },
            ]}
          />
        </Card>
      </div>
    </>
  );
}
