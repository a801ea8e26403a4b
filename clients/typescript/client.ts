// A small client for the objects of one save, typed by its classes. `savegraph types` writes it next to the
// classes of a save. It needs only fetch, and uses the generic queries that every save supports.

/**
 * A reference to an object, by its path. `Class` is what it refers to in the save that the types were
 * generated from.
 */
export interface Ref<Class extends string = string> {
  readonly ref: string;
  /** Never set: it makes references to different classes distinct types. */
  readonly class?: Class;
}

/** A 64-bit integer as decimal digits: JSON's numbers would lose some. */
export type Int64 = string & { readonly int64?: never };

/** Bytes whose layout is unknown; with base64 up to 4 KiB only. */
export interface Bytes {
  readonly bytes: number;
  readonly base64?: string;
}

/** Conditions on a number; all that are given must hold. */
export interface NumberCondition {
  readonly eq?: number;
  readonly ne?: number;
  readonly in?: readonly number[];
  readonly nin?: readonly number[];
  readonly lt?: number;
  readonly lte?: number;
  readonly gt?: number;
  readonly gte?: number;
}

/** Conditions on a text; all that are given must hold. */
export interface TextCondition {
  readonly eq?: string;
  readonly ne?: string;
  readonly in?: readonly string[];
  readonly nin?: readonly string[];
  readonly startsWith?: string;
  readonly endsWith?: string;
  readonly contains?: string;
  readonly matches?: string;
  readonly caseSensitive?: boolean;
}

/**
 * The generic filter of the schema (input ObjectFilter), for everything that conditions on properties cannot
 * express.
 */
export type ObjectFilter = Readonly<Record<string, unknown>>;

/** Whether there is a value at all: what a game leaves out has its default value. */
interface Exists {
  readonly exists: boolean;
}

/** The conditions for a value of this type. */
export type Condition<T> =
  | Exists
  | (T extends readonly (infer Item)[]
      ? { readonly some: Condition<Item> }
      : T extends Int64 | number
        ? NumberCondition
        : never)
  | (T extends string ? TextCondition : never)
  | (T extends boolean ? boolean : never)
  | (T extends Ref ? { readonly to: ObjectFilter } : never)
  | (T extends Ref | Bytes | readonly unknown[]
      ? never
      : T extends object
        ? { readonly fields: Conditions<T> }
        : never);

/** Conditions on properties by name; all must hold. */
export type Conditions<T> = { readonly [Name in keyof T]?: Condition<NonNullable<T[Name]>> };

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** One object: what every object has, and those of the selected properties that it has. */
export interface Row<Properties> {
  /** Id for GraphQL's `node` and for walks. */
  readonly id: string;
  /** Unique in the save; references use it. */
  readonly path: string;
  readonly name: string;
  readonly position: Point | null;
  readonly properties: Properties;
}

export interface Options {
  /** The server's GraphQL endpoint, such as http://127.0.0.1:4000/graphql. */
  readonly url: string;
  /** Id or slug of the save. */
  readonly save: string;
  /** The server's token, if it requires one. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
}

/** An error that the server returned in place of an answer. */
export class SavegraphError extends Error {
  override readonly name = 'SavegraphError';
  /** As in `extensions.code`, such as BAD_FILTER. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

export class Save<Classes> {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The objects of one class. */
  objects<Name extends keyof Classes & string>(name: Name): Objects<Classes[Name], Classes[Name]> {
    return new Objects(this, { filters: [{ class: { eq: name } }], orderBy: [], names: null, pageSize: 100 });
  }

  /** Runs any query, with the save in `$save`. @throws SavegraphError when the answer has errors */
  async query<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
    const { url, save, token, fetch: send = fetch } = this.#options;
    const response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables: { save, ...variables } }),
    });
    const { data, errors } = (await response.json()) as Answer<Data>;
    const [error] = errors ?? [];
    if (error) throw new SavegraphError(error.message, error.extensions?.code);
    if (!data) throw new SavegraphError(`no answer: HTTP ${response.status}`);
    return data;
  }
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

interface Plan {
  readonly filters: readonly ObjectFilter[];
  readonly orderBy: readonly object[];
  readonly names: readonly string[] | null;
  readonly pageSize: number;
}

const QUERY = `query Objects($save: ID!, $where: ObjectFilter, $orderBy: [ObjectOrder!], $first: Int, $after: String, $names: [String!]) {
  save(id: $save) {
    objects(where: $where, orderBy: $orderBy, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id path name position { x y z } properties(names: $names) { name value } }
    }
  }
}`;

const COUNT = `query Count($save: ID!, $where: ObjectFilter) { save(id: $save) { objects(where: $where, first: 0) { totalCount } } }`;

interface Page {
  readonly save: {
    readonly objects: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: readonly Found[];
    } | null;
  } | null;
}

type Found = Omit<Row<unknown>, 'properties'> & {
  readonly properties: readonly { readonly name: string; readonly value: unknown }[];
};

/** A list of objects that is only queried when it is used. Every method returns a new list. */
export class Objects<Class, Selected> {
  readonly #save: Save<never>;
  readonly #plan: Plan;

  constructor(save: Save<unknown>, plan: Plan) {
    this.#save = save as Save<never>;
    this.#plan = plan;
  }

  /** Keeps objects whose properties satisfy the conditions. */
  where(conditions: Conditions<Class>): Objects<Class, Selected> {
    return this.filter(compileConditions(conditions as UntypedConditions));
  }

  /**
   * Keeps objects that satisfy a filter of the schema: positions, references, parents, and everything else it
   * supports.
   */
  filter(filter: ObjectFilter): Objects<Class, Selected> {
    return this.#with({ filters: [...this.#plan.filters, filter] });
  }

  /** Sorts by a property; with several calls, the first takes precedence. */
  orderBy(property: keyof Class & string, direction: 'ASC' | 'DESC' = 'ASC'): Objects<Class, Selected> {
    return this.#with({ orderBy: [...this.#plan.orderBy, { property: quoted(property), direction }] });
  }

  /** Returns only these properties. */
  select<Name extends keyof Class & string>(...names: readonly Name[]): Objects<Class, Pick<Class, Name>> {
    return new Objects<Class, Pick<Class, Name>>(this.#save, { ...this.#plan, names });
  }

  /** How many objects to request at a time. */
  pageSize(size: number): Objects<Class, Selected> {
    return this.#with({ pageSize: size });
  }

  /** How many objects there are. */
  async count(): Promise<number> {
    const { save } = await this.#save.query<Page>(COUNT, { where: this.#where() });
    return listOf(save).totalCount;
  }

  /** The first of them. */
  async first(count: number): Promise<readonly Row<Selected>[]> {
    const rows: Row<Selected>[] = [];
    if (count <= 0) return rows;
    for await (const row of this.pageSize(Math.min(count, this.#plan.pageSize)).all()) {
      rows.push(row);
      if (rows.length === count) break;
    }
    return rows;
  }

  /** All of them, page by page. */
  async *all(): AsyncGenerator<Row<Selected>, void, undefined> {
    const { orderBy, names, pageSize } = this.#plan;
    let after: string | null = null;
    do {
      const variables = { where: this.#where(), orderBy, names, first: pageSize, after };
      const { save }: Page = await this.#save.query<Page>(QUERY, variables);
      const { nodes, pageInfo } = listOf(save);
      for (const node of nodes) yield { ...node, properties: byName(node.properties) as Selected };
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
  }

  #where(): ObjectFilter {
    return { and: this.#plan.filters };
  }

  #with(changes: Partial<Plan>): Objects<Class, Selected> {
    return new Objects<Class, Selected>(this.#save, { ...this.#plan, ...changes });
  }
}

function listOf(save: Page['save']): NonNullable<NonNullable<Page['save']>['objects']> {
  if (!save) throw new SavegraphError('there is no such save', 'SAVE_NOT_FOUND');
  if (!save.objects) throw new SavegraphError('the objects could not be read');
  return save.objects;
}

/** A name that occurs several times becomes a list. */
function byName(properties: Found['properties']): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown[]>();
  for (const { name, value } of properties) {
    const list = values.get(name);
    if (list) list.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
}

type UntypedCondition =
  | boolean
  | Readonly<{
      exists?: boolean;
      some?: UntypedCondition;
      to?: ObjectFilter;
      fields?: UntypedConditions;
    }>;

interface UntypedConditions {
  readonly [name: string]: UntypedCondition | undefined;
}

/** Compiles to a filter of the schema: `{path, number | text | boolean | reference | exists}` for each. */
export function compileConditions(conditions: UntypedConditions, prefix = ''): ObjectFilter {
  const properties: object[] = [];
  const elements: object[] = [];
  for (const [name, condition] of Object.entries(conditions)) {
    if (condition === undefined) continue;
    compile(`${prefix}${quoted(name)}`, condition, properties, elements);
  }
  return { ...(properties.length > 0 && { properties }), ...(elements.length > 0 && { elements }) };
}

function compile(path: string, condition: UntypedCondition, properties: object[], elements: object[]): void {
  if (typeof condition === 'boolean') properties.push({ path, boolean: { eq: condition } });
  else if (condition.exists !== undefined) properties.push({ path, exists: condition.exists });
  else if (condition.to !== undefined) properties.push({ path, reference: condition.to });
  else if (condition.fields !== undefined) {
    for (const [name, inner] of Object.entries(condition.fields)) {
      if (inner !== undefined) compile(`${path}.${quoted(name)}`, inner, properties, elements);
    }
  } else if (condition.some !== undefined) {
    const { some } = condition;
    // Several conditions on the fields of an element must hold for the same one.
    if (typeof some === 'object' && some.fields) {
      elements.push({ path: `${path}[]`, some: compileConditions(some.fields) });
    } else compile(`${path}[]`, some, properties, elements);
  } else {
    const isNumber = Object.values(condition)
      .flat()
      .some((operand) => typeof operand === 'number');
    properties.push({ path, [isNumber ? 'number' : 'text']: condition });
  }
}

/** A name as one step of a property path. */
function quoted(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `"${name}"`;
}
