// A colony at a glance: who there is and how they are, what is in stock, and whom they know.

import { named, yesNo } from '../../blocks/blocks.tsx';
import { dashboardOf, troubleOf } from '../../blocks/dashboard.tsx';
import type { TableColumn } from '../../blocks/table.tsx';
import { RimworldDashboardDocument, type RimworldDashboardQuery } from '../../queries.gen.ts';
import { count, figure, label, percent } from '../../shell/format.ts';

type View = NonNullable<NonNullable<RimworldDashboardQuery['save']>['rimworld']>;
type Colonist = NonNullable<View['colonists']>['nodes'][number];

/** Skills that a row shows, the best first. */
const MOST_SKILLS = 3;

const COLONIST: readonly TableColumn<Colonist>[] = [
  { title: 'Name', cell: nameOf },
  { title: 'Mood', number: ({ mood }) => mood, show: percent },
  { title: 'Food', number: ({ food }) => food, show: percent },
  { title: 'Age', number: ({ age }) => age },
  { title: 'Best at', cell: bestSkills },
  { title: 'Traits', things: ({ traits }) => traits?.map(({ trait }) => trait) },
  { title: 'Has', things: ({ conditions }) => conditions },
  {
    title: 'Relations',
    cell: ({ relations }) =>
      (relations ?? []).map(({ relation, otherName }) => `${named(relation)} ${otherName ?? '–'}`).join(', '),
  },
  { title: 'Does', cell: ({ job, mentalState }) => named(mentalState ?? job) },
];

export const Dashboard = dashboardOf(
  RimworldDashboardDocument,
  ({ save }) => save?.rimworld,
  (view, cards) => {
    const { colony, done, research } = view;
    const teller = [colony.storyteller, colony.difficulty].flatMap((thing) => (thing ? named(thing) : []));
    return {
      title: colony.title,
      notes: [colony.scenario, teller.join(', '), colony.planet, colony.version],
      tiles: [
        ['Date', dateOf(colony), `${figure(colony.days)} days played`],
        ['Colonists', count(colony.colonists), `${count(colony.wounded)} wounded`],
        ['Prisoners', count(colony.prisoners)],
        ['Animals', count(colony.animals)],
        ['Wealth', count(colony.wealth), 'last written down'],
        ['Researched', count(done?.totalCount), `of ${count(research?.totalCount)} projects`],
      ],
      problems: problemsOf(view),
      cards: [
        cards.table('colonists', 'Colonists', COLONIST, { isWide: true }),
        cards.table(
          'wounds',
          'Wounded and ill',
          [
            { title: 'Who', cell: ({ pawnName, species }) => pawnName ?? named(species) },
            { title: 'Has', cell: ({ condition }) => named(condition) },
            { title: 'Where', cell: ({ part }) => named(part) },
            {
              title: 'Severity',
              number: (row) => row.severity,
              show: (severity, { kind }) => (kind === 'INJURY' ? figure(severity) : percent(severity)),
            },
            { title: 'Tended', cell: ({ isTended }) => yesNo(isTended) },
            {
              title: 'By',
              cell: ({ cause, attackerName }) =>
                [attackerName, cause && named(cause)].filter(Boolean).join(', ') || '–',
            },
          ],
          { isWide: true },
        ),
        cards.bars('stock', 'In stock'),
        cards.bars('tame', 'Animals of the colony'),
        cards.table(
          'factions',
          'Factions',
          [
            { title: 'Faction', cell: ({ name, kind }) => name ?? named(kind) },
            { title: 'Is', cell: ({ relation }) => (relation === null ? '–' : label(relation)) },
            { title: 'Goodwill', number: ({ goodwill }) => goodwill, show: figure },
            { title: 'Leader', cell: ({ leaderName }) => leaderName ?? '–' },
            { title: 'Settlements', number: ({ settlements }) => settlements },
          ],
          { isWide: true },
        ),
      ],
      unknown: view.unknown,
    };
  },
);

function dateOf({ dayOfQuadrum, quadrum, year }: View['colony']): string {
  return quadrum === null ? '–' : `${dayOfQuadrum} ${label(quadrum)} ${year}`;
}

const TROUBLES: readonly (readonly [has: (one: Colonist) => boolean, one: string, many: string])[] = [
  [({ untended }) => (untended ?? 0) > 0, 'colonist to be tended', 'colonists to be tended'],
  [({ isDowned }) => isDowned === true, 'colonist cannot walk', 'colonists cannot walk'],
  [({ food }) => food !== null && food <= 0, 'colonist starves', 'colonists starve'],
  [({ mentalState }) => mentalState !== null, 'mental break', 'mental breaks'],
];

function problemsOf({ colonists }: View) {
  const columns = [
    { title: 'Name', cell: nameOf },
    { title: 'Has', things: ({ conditions }: Colonist) => conditions },
    { title: 'Does', cell: ({ job, mentalState }: Colonist) => named(mentalState ?? job) },
  ];
  return TROUBLES.map(([has, one, many]) => {
    const nodes = (colonists?.nodes ?? []).filter(has);
    return troubleOf({ totalCount: nodes.length, nodes }, one, many, columns);
  });
}

function nameOf({ name, role }: Colonist): string {
  return `${name ?? '–'}${role === 'SLAVE' ? ' (slave)' : ''}`;
}

function bestSkills({ skills }: Colonist): string {
  const best = skills
    ?.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))
    .slice(0, MOST_SKILLS)
    .map(({ skill, level }) => `${named(skill)} ${count(level)}`);
  return best?.join(', ') ?? '–';
}
