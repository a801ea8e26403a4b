// Building blocks of dashboards: figures and bars, each with the query behind it. Tables are in table.tsx.

import { type ComponentChildren, createContext, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { useGoal } from '../shell/address.ts';
import { Swatch } from '../shell/controls.tsx';
import { Nothing } from '../shell/feedback.tsx';
import { count, figure, words } from '../shell/format.ts';
import { QueryLink, queryOf } from '../shell/query-button.tsx';
import { LacksObjects, useCertain } from '../shell/save-health.tsx';

/** Title and figure, optionally with a note, and with the colour that it has on the map. */
export type Tile = readonly [title: string, value: string, note?: string, color?: string];

export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const certain = useCertain();
  return (
    <dl class="tiles">
      {tiles.map(([title, value, note, color]) => (
        <div key={title} class="tile">
          <dt>
            {color && <Swatch color={color} />} {title}
          </dt>
          <dd>
            {certain(value)}
            {note && <span class="tile-note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The query behind all figures of a dashboard. */
export const DashboardQuery = createContext<{ readonly query: string; readonly variables: unknown } | null>(
  null,
);

/** Where the figures of a card come from: a query of its own, or lists of the dashboard's query, by their aliases. */
export interface QueryOfCard {
  readonly document?: { toString(): string } | undefined;
  readonly variables?: unknown;
  readonly of?: readonly string[] | undefined;
}

interface CardProps extends QueryOfCard {
  readonly title: string;
  readonly isWide?: boolean | undefined;
  readonly children: ComponentChildren;
}

export function Card({ title, document, variables, of, isWide, children }: CardProps) {
  const whole = useContext(DashboardQuery);
  const query = document ? String(document) : of && whole && queryOf(whole.query, of);
  return (
    <section class={`card${isWide ? ' wide' : ''}`} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {query && <QueryLink title={title} document={query} variables={variables ?? whole?.variables} />}
      </header>
      {children}
    </section>
  );
}

export type Bar = readonly [label: string, value: number];

interface BarsProps {
  readonly rows: readonly Bar[];
  readonly unit?: string;
  /** True if the map finds these by their labels. */
  readonly isFound?: boolean;
}

/** Label and figure; the longest bar is the largest figure. */
export function Bars({ rows, unit = '', isFound = false }: BarsProps) {
  const goal = useGoal();
  if (rows.length === 0) return <Nothing />;
  const most = Math.max(...rows.map(([, value]) => Math.abs(value)), 1e-9);
  return (
    <ul class="bars">
      {rows.map(([label, value], at) => (
        <li key={`${at} ${label}`}>
          <span class="bar-label" title={label}>
            {isFound ? <a href={goal(label)}>{words(label)}</a> : words(label)}
          </span>
          <span class="bar" aria-hidden="true">
            <span
              class={value < 0 ? 'negative' : ''}
              style={{ width: `${(100 * Math.abs(value)) / most}%` }}
            />
          </span>
          <span class="number">{`${figure(value)}${unit}`}</span>
        </li>
      ))}
    </ul>
  );
}

export interface Groups {
  readonly groups: {
    readonly nodes: readonly {
      readonly keys: readonly unknown[];
      readonly count?: number;
      readonly number?: { readonly sum: number | null } | null;
    }[];
  } | null;
}

/** Groups of rows, by how many rows each has, or by the sum of a number of theirs. */
export function groupBars(list: Groups | null | undefined, none = '–'): Bar[] {
  return (list?.groups?.nodes ?? []).map(({ keys, count: members, number }) => [
    keys.flatMap((key) => (key === null ? [] : String(key))).join(', ') || none,
    number?.sum ?? members ?? 0,
  ]);
}

/** Yes, no, or a dash for what is unknown. */
export function yesNo(is: boolean | null | undefined): string {
  return is === true ? 'yes' : is === false ? 'no' : '–';
}

/** A share of a whole, as a bar with both numbers. */
export function Meter({ value, of, label }: Pick<Progress, 'value' | 'of'> & { readonly label: string }) {
  const share = Math.min(1, value / of) || 0;
  return (
    <span class="meter" role="img" aria-label={label} title={label}>
      <span class={value > of ? 'over' : ''} style={{ width: `${share * 100}%` }} />
    </span>
  );
}

interface Progress {
  readonly name: string;
  readonly value: number;
  readonly of: number;
  /** Default: both numbers. */
  readonly text?: string;
}

/** Names and what is said of each; what is false is left out. */
export function FactList({
  rows,
}: {
  readonly rows: readonly ([string, ComponentChildren, (string | undefined)?] | false | null)[];
}) {
  return (
    <dl class="facts">
      {rows.map(
        (row) =>
          row && (
            <Fragment key={row[0]}>
              <dt>{row[0]}</dt>
              <dd title={row[2]}>{row[1]}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

/** How much there is of what there may be. */
export function Progresses({ rows }: { readonly rows: readonly Progress[] }) {
  return (
    <ul class="bars">
      {rows.map(({ name, value, of, text = `${count(value)}/${count(of)}` }) => (
        <li key={name}>
          <span class="bar-label">{name}</span>
          <Meter value={value} of={of} label={`${count(value)} of ${count(of)}`} />
          <span class="number">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** A thing of a game: its title there, null where that is unknown, and its id. */
export interface Thing {
  readonly title: string | null;
  readonly name: string;
}

/** The title of a thing, else its id as words. */
export function named(thing: Thing | null | undefined): string {
  return thing ? (thing.title ?? words(thing.name)) : '–';
}

export interface Trouble {
  /** What is wrong, such as "3 pals are sick". */
  readonly what: string;
  readonly more?: ComponentChildren;
  /** Where it is: opens with a click. */
  readonly list?: ComponentChildren;
}

/** What a player should look at first: those problems that there are, false for the others. */
export function Problems({ problems }: { readonly problems: readonly (Trouble | false)[] }) {
  const found = problems.filter((problem) => problem !== false);
  const mayLack = useContext(LacksObjects);
  const whole = useContext(DashboardQuery);
  return (
    <Card title="Look at this first" isWide document={whole?.query}>
      {found.length === 0 ? (
        <Nothing>
          {mayLack
            ? 'Nothing is wrong in what can be read of the save; what is lost is unknown.'
            : 'Nothing is wrong, as far as the save tells.'}
        </Nothing>
      ) : (
        <ul class="lines">
          {found.map(({ what, more, list }) => (
            <li key={what}>
              {list ? (
                <details>
                  <summary>
                    <strong>{what}</strong>
                    {more && <>: {more}</>}
                  </summary>
                  {list}
                </details>
              ) : (
                <>
                  <strong>{what}</strong>
                  {more && <>: {more}</>}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What a save cannot tell, folded. */
export function Unknown({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <details class="unknown">
      <summary>What this save cannot tell</summary>
      <ul class="lines">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
