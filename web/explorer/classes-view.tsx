// The classes of a save with the properties of their objects: their types, and how often each occurs.

import { useState } from 'preact/hooks';
import { useQuery } from '../net/use-data.ts';
import { ClassNamesDocument, ClassShapeDocument } from '../queries.gen.ts';
import { addressOf, replaceState } from '../shell/address.ts';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { count, percent, words } from '../shell/format.ts';
import { QueryButton } from '../shell/query-button.tsx';

interface Props {
  readonly slug: string;
  readonly state: Readonly<Record<string, string>>;
}

const MOST_LISTED = 400;

export function ClassesView({ slug, state }: Props) {
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
        <input
          type="search"
          class="field"
          placeholder={`Find among ${count(classes.totalCount)} classes`}
          aria-label="Find a class"
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <ul>
          {listed.slice(0, MOST_LISTED).map(({ path, name, title, count: members }) => (
            <li key={path}>
              <button
                type="button"
                class="class-choice"
                aria-pressed={chosen === path || chosen === name}
                title={path}
                onClick={() => replaceState({ class: path })}
              >
                <span>{title ?? words(name)}</span>
                <span class="number">{count(members)}</span>
              </button>
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
        <h2>{found.name}</h2>
        <div class="card-tools">
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
      <table class="plain">
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Type</th>
            <th scope="col" class="number">
              Objects
            </th>
            <th scope="col" class="number">
              Share of {count(found.count)}
            </th>
          </tr>
        </thead>
        <tbody>
          {found.properties?.map(({ name: property, type, count: members }) => (
            <tr key={`${property} ${type}`}>
              <td>{property}</td>
              <td class="muted">{type}</td>
              <td class="number">{count(members)}</td>
              <td class="number">{percent(members / Math.max(1, found.count))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.properties?.length === 0 && <Nothing>Its objects hold no properties.</Nothing>}
    </section>
  );
}
