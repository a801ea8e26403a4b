// A client whose answers name no players: every name of a save's players in a text is replaced by "Player 1"
// and so on. Done here once for all panels, so that none can forget it. Queries are not changed, and neither
// are paths.

import type { Client } from './client.ts';
import type { FileColumn } from './columns.ts';

/** Loads the names of the players of a save, once. */
export type NamesOf = (slug: string) => Promise<readonly string[]>;

/** All names in an answer. */
export function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'name' && typeof inner === 'string' ? inner : namesIn(inner),
  );
}

/** Fields that identify something: their values are used in further queries. */
const ADDRESSES: ReadonlySet<string> = new Set(['id', 'path', 'ref', 'slug']);
/** Properties that hold names of players, in games whose view lists no players. */
const NAME_OF_PLAYER = /(?:player|nick|owner|user|account|character)_?name/i;
const SOMEBODY = 'Player';
/** Shorter names are replaced only when they are the whole text. */
const LEAST_INSIDE = 3;

export class NamelessClient implements Client {
  readonly #client: Client;
  readonly #namesOf: NamesOf;
  readonly #known = new Map<string, Promise<readonly string[]>>();

  constructor(client: Client, namesOf: NamesOf) {
    this.#client = client;
    this.#namesOf = namesOf;
  }

  get graphiql(): URL | null {
    return this.#client.graphiql;
  }

  readonly query: Client['query'] = async (document, variables, signal) => {
    const hide = await this.#hiding(variables);
    return hidden(await this.#client.query(document, variables, signal), hide);
  };

  readonly ask: Client['ask'] = async (query, variables, signal) => {
    const hide = await this.#hiding(variables);
    return hidden(await this.#client.ask(query, variables, signal), hide);
  };

  readonly columns: Client['columns'] = async <Header>(...asked: Parameters<Client['columns']>) => {
    const [file, hide] = await Promise.all([
      this.#client.columns<Header>(...asked),
      this.#hiding({ save: asked[0] }),
    ]);
    return {
      header: file.header,
      column: (column): FileColumn => {
        const { data, values } = file.column(column);
        return {
          data,
          values: values && !ADDRESSES.has(column) ? values.map((text) => text && hide(text)) : values,
        };
      },
    };
  };

  readonly listen: Client['listen'] = (document, listener) => this.#client.listen(document, listener);

  /** For the saves that a query is about. */
  async #hiding(variables: unknown): Promise<Hide> {
    const { save, from, to } = (variables ?? {}) as Readonly<Record<string, unknown>>;
    const slugs = [save, from, to].filter((slug) => typeof slug === 'string');
    const lists = await Promise.all(slugs.map((slug) => this.#namesIn(slug)));
    return hiding([...new Set(lists.flat())]);
  }

  #namesIn(slug: string): Promise<readonly string[]> {
    let known = this.#known.get(slug);
    if (!known) {
      known = this.#namesOf(slug);
      this.#known.set(slug, known);
      // Nothing is shown until the names to hide are known; the next query tries again.
      known.catch(() => this.#known.delete(slug));
    }
    return known;
  }
}

type Hide = (text: string) => string;

/** Replaces longer names first: one may be part of another. */
export function hiding(names: readonly string[]): Hide {
  const numbered = names
    .map((name, at) => ({ name, shown: `${SOMEBODY} ${at + 1}` }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  return (text) => {
    const own = numbered.find(({ name }) => name === text);
    if (own) return own.shown;
    let shown = text;
    for (const each of numbered) {
      if (each.name.length >= LEAST_INSIDE) shown = shown.replaceAll(each.name, each.shown);
    }
    return shown;
  };
}

/** The same value without names. */
export function hidden<T>(value: T, hide: Hide): T {
  return withoutNames(value, hide) as T;
}

function withoutNames(value: unknown, hide: Hide): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((item) => withoutNames(item, hide));
  if (typeof value !== 'object' || value === null) return value;
  const { name } = value as { readonly name?: unknown };
  const isProperty = typeof name === 'string' && NAME_OF_PLAYER.test(name);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner !== 'string') return [key, withoutNames(inner, hide)];
      if (ADDRESSES.has(key)) return [key, inner];
      const shown = hide(inner);
      const isName = NAME_OF_PLAYER.test(key) || (isProperty && key === 'value');
      return [key, isName && shown === inner && inner !== '' ? SOMEBODY : shown];
    }),
  );
}
