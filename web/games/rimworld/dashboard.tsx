// A colony at a glance: who there is and how they are, what is in stock, and whom they know.

import { Bars, Card, named, Problems, Tiles, Unknown } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { RimworldDashboardDocument, type RimworldDashboardQuery } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, counted, figure, label, percent, words } from '../../shell/format.ts';
import type { ViewProps } from '../../shell/use-saves.ts';

/** Skills that a row shows, the best first. */
const MOST_SKILLS = 3;

export function Dashboard({ save }: ViewProps) {
  const { data, error, isLoading } = useQuery(RimworldDashboardDocument, { save: save.slug });
  if (error) return <Failure error={error} />;
  const view = data?.save?.rimworld;
  if (!view) return isLoading ? <Waiting text="Looking for colonists" /> : null;
  const { colony, stock, tame, done, research } = view;
  const teller = [colony.storyteller, colony.difficulty].flatMap((thing) => (thing ? named(thing) : []));
  return (
    <>
      <div class="page-head">
        <h2>{colony.title ?? save.title}</h2>
        <p class="muted">
          {[colony.scenario, teller.join(', '), colony.planet, colony.version].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Tiles
        tiles={[
          ['Date', dateOf(colony), `${figure(colony.days)} days played`],
          ['Colonists', count(colony.colonists), `${count(colony.wounded)} wounded`],
          ['Prisoners', count(colony.prisoners)],
          ['Animals', count(colony.animals)],
          ['Wealth', count(colony.wealth), 'last written down'],
          ['Researched', count(done?.totalCount), `of ${count(research?.totalCount)} projects`],
        ]}
      />
      <div class="cards">
        <Troubles view={view} />
        <Colonists view={view} slug={save.slug} />
        <Wounds view={view} />
        <Card title="In stock">
          <Bars
            rows={(stock?.groups?.nodes ?? []).map(({ keys, number }) => [
              words(String(keys[0])),
              number?.sum ?? 0,
            ])}
          />
        </Card>
        <Card title="Animals of the colony">
          <Bars
            rows={(tame?.groups?.nodes ?? []).map(({ keys, count: many }) => [words(String(keys[0])), many])}
          />
        </Card>
        <Factions view={view} />
      </div>
      <Unknown texts={view.unknown}>What this save cannot tell</Unknown>
    </>
  );
}

type View = NonNullable<NonNullable<RimworldDashboardQuery['save']>['rimworld']>;

interface PartProps {
  readonly view: View;
}

function dateOf({ dayOfQuadrum, quadrum, year }: View['colony']): string {
  return quadrum === null ? '–' : `${dayOfQuadrum} ${label(quadrum)} ${year}`;
}

/** Who needs a doctor, who is down, and who has lost control. */
function Troubles({ view: { colonists } }: PartProps) {
  const all = colonists?.nodes ?? [];
  const untended = all.filter((one) => (one.untended ?? 0) > 0);
  const broken = all.filter(({ mentalState }) => mentalState !== null);
  const down = all.filter(({ isDowned }) => isDowned);
  const namesOf = (some: typeof all): string => some.map(({ name }) => name ?? '–').join(', ');
  return (
    <Problems
      problems={[
        untended.length > 0 && (
          <>
            <strong>{counted(untended.length, 'colonist')} to be tended</strong>: {namesOf(untended)}.
          </>
        ),
        down.length > 0 && (
          <>
            <strong>{counted(down.length, 'colonist')} cannot walk</strong>: {namesOf(down)}.
          </>
        ),
        broken.length > 0 && (
          <>
            <strong>{counted(broken.length, 'mental break')}</strong>:{' '}
            {broken.map(({ name, mentalState }) => `${name} (${named(mentalState)})`).join(', ')}.
          </>
        ),
      ]}
    />
  );
}

function Colonists({ view: { colonists }, slug }: PartProps & { readonly slug: string }) {
  return (
    <Card title="Colonists" isWide document={RimworldDashboardDocument} variables={{ save: slug }}>
      <Table
        caption="Colonists"
        rows={colonists?.nodes ?? []}
        columns={[
          { title: 'Name', cell: ({ name, role }) => `${name ?? '–'}${role === 'SLAVE' ? ' (slave)' : ''}` },
          { title: 'Mood', number: ({ mood }) => mood, show: share },
          { title: 'Food', number: ({ food }) => food, show: share },
          { title: 'Age', number: ({ age }) => age, show: count },
          { title: 'Best at', cell: bestSkills },
          { title: 'Traits', things: ({ traits }) => traits.map(({ trait }) => trait) },
          { title: 'Has', things: ({ conditions }) => conditions },
          {
            title: 'Relations',
            cell: ({ relations }) =>
              relations.map(({ relation, otherName }) => `${named(relation)} ${otherName ?? '–'}`).join(', '),
          },
          { title: 'Does', cell: ({ job, mentalState }) => named(mentalState ?? job) },
        ]}
      />
    </Card>
  );
}

function share(part: number | null | undefined): string {
  return typeof part === 'number' ? percent(part) : '–';
}

type Colonist = NonNullable<View['colonists']>['nodes'][number];

function bestSkills({ skills }: Colonist): string {
  return skills
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))
    .slice(0, MOST_SKILLS)
    .map(({ skill, level }) => `${named(skill)} ${count(level)}`)
    .join(', ');
}

function Wounds({ view: { wounds } }: PartProps) {
  return (
    <Card title="Wounded and ill" isWide>
      <Table
        caption="Conditions"
        rows={wounds?.nodes ?? []}
        columns={[
          { title: 'Who', cell: ({ pawnName, species }) => pawnName ?? named(species) },
          { title: 'Has', cell: ({ condition }) => named(condition) },
          { title: 'Where', cell: ({ part }) => named(part) },
          {
            title: 'Severity',
            cell: ({ severity, kind }) => (kind === 'INJURY' ? figure(severity) : share(severity)),
            number: (row) => row.severity,
          },
          {
            title: 'Tended',
            cell: ({ isTended }) => (isTended === null ? '–' : isTended ? 'yes' : 'no'),
          },
          {
            title: 'By',
            cell: ({ cause, attackerName }) =>
              [attackerName, cause && named(cause)].filter(Boolean).join(', ') || '–',
          },
        ]}
      />
    </Card>
  );
}

function Factions({ view: { factions } }: PartProps) {
  return (
    <Card title="Factions" isWide>
      <Table
        caption="Factions"
        rows={factions?.nodes ?? []}
        columns={[
          { title: 'Faction', cell: ({ name, kind }) => name ?? named(kind) },
          { title: 'Is', cell: ({ relation }) => relation ?? '–' },
          { title: 'Goodwill', number: ({ goodwill }) => goodwill, show: figure },
          { title: 'Leader', cell: ({ leaderName }) => leaderName ?? '–' },
          { title: 'Settlements', number: ({ settlements }) => settlements },
        ]}
      />
    </Card>
  );
}
