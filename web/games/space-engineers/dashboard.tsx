// A world at a glance: its grids, whose they are and what is broken, what lies in them, players and factions.

import { named } from '../../blocks/blocks.tsx';
import { dashboardOf, troubleOf } from '../../blocks/dashboard.tsx';
import { SpaceEngineersDashboardDocument } from '../../queries.gen.ts';
import { count, figure, label, plainText } from '../../shell/format.ts';

export const Dashboard = dashboardOf(
  SpaceEngineersDashboardDocument,
  ({ save }) => save?.spaceEngineers,
  (view, cards) => {
    const { world, grids, unowned, blocks, damaged, floating, players, factions } = view;
    return {
      title: world.title,
      notes: [world.version && `version ${world.version}`],
      tiles: [
        ['Grids', count(grids?.totalCount), `${count(unowned?.totalCount)} of nobody`],
        ['Blocks', count(blocks?.totalCount), `${count(damaged?.totalCount)} damaged`],
        ['Floating things', count(floating?.totalCount)],
        ['Players', world.hasCheckpoint ? count(players?.totalCount) : '–'],
        ['Factions', world.hasCheckpoint ? count(factions?.totalCount) : '–'],
      ],
      problems: [
        !world.hasCheckpoint && { what: 'Sandbox.sbc is missing', more: 'nobody knows who the owners are' },
        !world.hasSector && { what: 'The sector is missing', more: 'and with it all grids' },
        troubleOf(unowned, 'grid belongs to nobody', 'grids belong to nobody', [
          { title: 'Grid', cell: ({ name }) => name ?? '–' },
          { title: 'Blocks', number: (grid) => grid.blocks },
        ]),
        troubleOf(damaged, 'block is damaged or unfinished', 'blocks are damaged or unfinished', [
          { title: 'Block', things: ({ type }) => type },
          { title: 'Grid', things: ({ grid }) => grid },
        ]),
      ],
      cards: [
        cards.table(
          'grids',
          'Grids',
          [
            { title: 'Grid', cell: ({ name }) => name ?? '–' },
            { title: 'Size', cell: ({ size }) => (size === null ? '–' : label(size)) },
            { title: 'Blocks', number: (grid) => grid.blocks, show: figure },
            { title: 'Damaged', number: (grid) => grid.damaged, show: figure },
            {
              title: 'Owner',
              cell: ({ owner }) => (owner ? plainText(owner.title ?? 'somebody who is gone') : 'nobody'),
            },
            { title: 'Faction', cell: ({ faction }) => (faction ? named(faction) : '') },
            { title: 'Stored, MWh', number: ({ storedPower }) => storedPower, show: figure },
          ],
          { isWide: true },
        ),
        cards.bars('stock', 'What lies in grids, bags and space'),
        cards.bars('damaged', 'Damaged blocks, by grid'),
        world.hasCheckpoint &&
          cards.table('players', 'Players', [
            { title: 'Name', cell: ({ name }) => plainText(name ?? '–') },
            { title: 'Faction', cell: ({ faction }) => named(faction) },
            { title: 'Last there', cell: ({ lastLogin }) => lastLogin?.slice(0, 10) ?? '–' },
          ]),
        world.hasCheckpoint &&
          cards.table('factions', 'Factions', [
            { title: 'Tag', cell: ({ tag }) => tag ?? '–' },
            { title: 'Name', cell: ({ name }) => name ?? '–' },
            { title: 'Members', number: ({ members }) => members },
          ]),
      ],
      unknown: view.unknown,
    };
  },
);
