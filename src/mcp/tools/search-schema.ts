// Searches types and fields of the GraphQL schema by words.

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import MiniSearch from 'minisearch';
import { MOST_ANSWER_TOKENS } from '../answers/cut.ts';
import { estimateTokens } from '../answers/token-estimate.ts';
import { defineTool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

const known = new WeakMap<GraphQLSchema, SchemaSearch>();

export const searchSchema = defineTool({
  name: 'search_schema',
  description: 'GraphQL types and fields by words, best first, with the way to them from the root.',
  arguments: {
    words: { type: 'string', required: true },
    limit: { type: 'integer', description: 'types', default: 4, minimum: 1, maximum: 20 },
  },
  async call({ words, limit }, { schema }) {
    const search = known.get(schema) ?? new SchemaSearch(schema);
    known.set(schema, search);
    for (let most = limit; most > 0; most--) {
      const text = search.find(words, most);
      if (text === '') break;
      if (estimateTokens(text) <= MOST_ANSWER_TOKENS) return text;
    }
    throw new ToolError(
      `Nothing in the schema is about ${JSON.stringify(words.slice(0, 60))}.`,
      'Try one plain word, such as "power", "properties", "group", "references", "hero"; the root is Query, a save is Save.',
    );
  },
});

/** A type, or one of its fields or values. */
interface Entry {
  readonly id: number;
  readonly type: string;
  /** Empty for the type itself. */
  readonly field: string;
  readonly words: string;
  readonly about: string;
}

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** Pages, edges, filters and orders of lists are all alike: they are found by name only. */
const MADE_FOR_LISTS = /(?:Connection|Edge|Filter|Field|RowNumber|Order|Having|Match)$/;

/** Most fields to print of a type of which only some were found. */
const MOST_FIELDS = 16;

class SchemaSearch {
  readonly #schema: GraphQLSchema;
  readonly #index: MiniSearch<Entry>;
  readonly #entries: readonly Entry[];
  #ways: ReadonlyMap<string, string> | null = null;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#entries = Object.values(schema.getTypeMap())
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap(entriesOf)
      .map((entry, id) => ({ ...entry, id }));
    this.#index = new MiniSearch<Entry>({
      fields: ['type', 'field', 'words', 'about'],
      searchOptions: { prefix: true, fuzzy: 0.15, boost: { field: 4, type: 4, words: 3 } },
    });
    this.#index.addAll(this.#entries);
  }

  /** SDL of the types that match best, each with a path to it; '' when none does. */
  find(words: string, most: number): string {
    const fields = new Map<string, string[]>();
    for (const { type, field } of this.#search(words)) {
      if (!fields.has(type) && fields.size === most) continue;
      fields.set(type, [...(fields.get(type) ?? []), field]);
    }
    return [...fields].map(([type, names]) => this.#show(type, new Set(names))).join('\n\n');
  }

  #search(words: string): readonly Entry[] {
    const asked = words.replace(/([a-z])([A-Z])/g, '$1 $2');
    const results = this.#index.search(`${words} ${asked === words ? '' : asked}`, {
      boostDocument: (id) => (MADE_FOR_LISTS.test(this.#entries[id as number]!.type) ? 0.2 : 1),
    });
    const named = this.#entries.filter(
      ({ type, field }) => field === '' && type.toLowerCase() === words.trim().toLowerCase(),
    );
    return [...named, ...results.map(({ id }) => this.#entries[id as number]!)];
  }

  #show(name: string, found: ReadonlySet<string>): string {
    const type = this.#schema.getType(name)!;
    const way = this.#wayTo(name);
    const head = `${way ? `# ${way}\n` : ''}${keywordOf(type)} ${name}${comment(type.description)}`;
    if (isEnumType(type)) {
      const values = type.getValues().map((value) => `  ${value.name}${comment(value.description)}`);
      return `${head}\n${values.join('\n')}`;
    }
    if (isUnionType(type)) return `${head} = ${type.getTypes().join(' | ')}`;
    const fields = Object.values(fieldsOf(type) ?? {});
    const isAll = fields.length <= MOST_FIELDS || found.has('');
    const shown = isAll ? fields.slice(0, MOST_FIELDS * 2) : fields.filter((field) => found.has(field.name));
    const rest = fields.filter((field) => !shown.includes(field)).map((field) => field.name);
    const lines = shown.map((field) => `  ${signature(field)}${comment(field.description)}`);
    if (rest.length > 0) lines.push(`  # also: ${rest.join(', ')}`);
    return [head, ...lines].join('\n');
  }

  /** A shortest path from the root, as the selections that lead there. */
  #wayTo(name: string): string | undefined {
    this.#ways ??= waysFrom(this.#schema);
    return this.#ways.get(name);
  }
}

function entriesOf(type: GraphQLNamedType): readonly Omit<Entry, 'id'>[] {
  const name = type.name;
  const own = { type: name, field: '', words: wordsOf(name), about: type.description ?? '' };
  const parts: readonly { readonly name: string; readonly description?: string | null | undefined }[] =
    isEnumType(type) ? type.getValues() : Object.values(fieldsOf(type) ?? {});
  return [
    own,
    ...parts.map((part) => ({
      type: name,
      field: part.name,
      words: wordsOf(`${name} ${part.name}`),
      about: part.description ?? '',
    })),
  ];
}

function wordsOf(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
}

function fieldsOf(type: GraphQLNamedType): Readonly<Record<string, Field>> | null {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : null;
}

function keywordOf(type: GraphQLNamedType): string {
  if (isEnumType(type)) return 'enum';
  if (isInputObjectType(type)) return 'input';
  if (isInterfaceType(type)) return 'interface';
  return isUnionType(type) ? 'union' : isObjectType(type) ? 'type' : 'scalar';
}

function signature(field: Field): string {
  const args = 'args' in field && field.args.length > 0 ? `(${field.args.map(argument).join(', ')})` : '';
  return `${field.name}${args}: ${field.type}`;
}

function argument({ name, type, defaultValue }: GraphQLArgument): string {
  return `${name}: ${type}${defaultValue === undefined ? '' : ` = ${JSON.stringify(defaultValue)}`}`;
}

const COMMENT_LETTERS = 110;

function comment(description: string | null | undefined): string {
  if (!description) return '';
  const text = description.replace(/\s+/g, ' ').trim();
  return ` # ${text.length > COMMENT_LETTERS ? `${text.slice(0, COMMENT_LETTERS)}…` : text}`;
}

function waysFrom(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const ways = new Map<string, string>();
  let front: (readonly [GraphQLNamedType, string])[] = [[schema.getQueryType()!, '']];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const [type, way] of front) {
      for (const field of Object.values(isObjectType(type) ? type.getFields() : {})) {
        const target = getNamedType(field.type);
        if (ways.has(target.name) || !fieldsOf(target)) continue;
        const needs = field.args
          .filter((arg) => String(arg.type).endsWith('!') && arg.defaultValue === undefined)
          .map(({ name }) => `${name}:`);
        const step = `${way}${way && ' '}{ ${field.name}${needs.length > 0 ? `(${needs.join(', ')})` : ''}`;
        ways.set(target.name, step);
        next.push([target, step]);
      }
    }
    front = next;
  }
  return ways;
}
