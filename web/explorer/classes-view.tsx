// The classes of a save with the properties of their objects: their types, and how often each occurs.

import { useState } from 'preact/hooks';
import { Table } from '../blocks/table.tsx';
import { useQuery } from '../net/use-data.ts';
import { ClassNamesDocument, ClassShapeDocument } from '../queries.gen.ts';
import { addressOf, replaceState } from '../shell/address.ts';
import { Button, SearchField } from '../shell/controls.tsx';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { count, counted, percent, words } from '../shell/format.ts';
import { QueryButton } from '../shell/query-button.tsx';
import type { ExplorerProps } from './kinds.ts';

const MOST_LISTED = 400;

export function ClassesView({ slug, state }: ExplorerProps) {
  const [wanted, setWanted] = useState('');
  const { data, error } = useQuery(ClassNamesDocument, { save: slug });
  if (error) return <Failure error={error} />;
  const classes = data?.save?.classes;
  if (!classes) return <Waiting text="Listing classes" />;
  const listed = classes.nodes.filter(({ path, title }) =>
    `${path} ${title}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const chosen = state.class ?? listed[0]?.path ?? null;
  return (
    <div class="classes-view">
      <section class="class-names" aria-label="Classes">
        <SearchField
          label="Find a class"
          placeholder={`Find among ${counted(classes.totalCount, 'class', 'classes')}`}
          value={wanted}
          onText={setWanted}
        />
        <ul>
          {listed.slice(0, MOST_LISTED).map(({ path, name, title, count: members }) => (
            <li key={path}>
              <Button
                class="class-choice"
                aria-pressed={chosen === path || chosen === name}
                title={path}
                onClick={() => replaceState({ class: path })}
              >
                <span>{title ?? words(name)}</span>
                <span class="number">{count(members)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {chosen ? <Shape slug={slug} name={chosen} /> : <Nothing>No class matches.</Nothing>}
    </div>
  );
}

function Shape({ slug, name }: { readonly slug: string; readonly name: string }) {
  const variables = { save: slug, name };
  const { data, error } = useQuery(ClassShapeDocument, variables);
  if (error) return <Failure error={error} />;
  const found = data?.save?.class;
  if (!data) return <Waiting text="Looking at every object of the class" />;
  if (!found) return <Nothing>The save has no class {name}.</Nothing>;
  return (
    <section class="card" aria-label={`Class ${found.name}`}>
      <header>
        <h2>{found.title ?? words(found.name)}</h2>
        <div class="actions card-tools">
          <a
            class="button"
            href={addressOf({ slug, view: 'explorer', state: { tab: 'table', class: found.path } })}
          >
            As a table
          </a>
          <QueryButton document={ClassShapeDocument} variables={variables} />
        </div>
      </header>
      <p class="muted path">
        {found.path}
        {found.superClass && ` · derives from ${found.superClass.name}`}
      </p>
      <Table
        caption={`Properties of ${found.name}`}
        rows={found.properties ?? []}
        columns={[
          { title: 'Property', cell: ({ name: property }) => property },
          { title: 'Type', cell: ({ type }) => type },
          { title: 'Objects', number: (property) => property.count },
          {
            title: `Share of ${count(found.count)}`,
            number: (property) => property.count / Math.max(1, found.count),
            show: percent,
          },
        ]}
      />
    </section>
  );
}
