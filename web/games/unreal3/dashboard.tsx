// A set of packages at a glance: what they need, what is missing, what is used most.

import { dashboardOf } from '../../blocks/dashboard.tsx';
import { Unreal3DashboardDocument } from '../../queries.gen.ts';
import { bytes, count, counted } from '../../shell/format.ts';
import { breakable } from '../../shell/value-view.tsx';

const MOST_NAMED = 8;

export const Dashboard = dashboardOf(
  Unreal3DashboardDocument,
  ({ save }) => save?.unreal3,
  ({ packages, missing, actors, classes }, cards) => {
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
      cards: [
        cards.table('packages', 'Packages', [
          { title: 'Package', cell: ({ name }) => name },
          {
            title: 'Is',
            cell: ({ isMap, hasScript }) => (isMap ? 'map' : hasScript ? 'script' : 'content'),
          },
          { title: 'Exports', number: ({ exports }) => exports },
          { title: 'Imports', number: ({ imports }) => imports },
          { title: 'Size', number: ({ size }) => size, show: bytes },
        ]),
        cards.table('missing', 'Missing, the most wanted first', [
          { title: 'Package', cell: ({ name }) => name },
          {
            title: 'Wanted by',
            cell: ({ wantedBy }) => wantedBy.join(', '),
            number: ({ wantedBy }) => wantedBy.length,
          },
          { title: 'Imports', number: ({ imports }) => imports },
        ]),
        cards.table('dependencies', 'Which package needs which', [
          { title: 'Package', cell: (row) => row.package },
          {
            title: 'Needs',
            cell: ({ on, isLoaded }) =>
              isLoaded ? on : <span class="negative-number">{breakable(on)} (missing)</span>,
          },
          { title: 'Imports', number: ({ imports }) => imports },
        ]),
        cards.table('usage', 'Used most', [
          { title: 'Object', cell: ({ name }) => name },
          { title: 'Class', cell: ({ className }) => className },
          { title: 'Uses', number: ({ uses }) => uses },
        ]),
        cards.bars('actors', 'Actors by class'),
        cards.table('classes', 'Classes with the most instances', [
          { title: 'Class', cell: ({ name }) => name },
          { title: 'Derives from', cell: ({ parentName }) => parentName ?? '' },
          { title: 'Instances', number: ({ instances }) => instances },
        ]),
      ],
    };
  },
);
