// Runs the queries of a tool: GraphQL, like every client. There is one session per call, which collects the
// warnings for the answer.

import type { GraphQLSchema } from 'graphql';
import type { QueryVariables } from '../games/shared/questions.ts';
import type { SaveQuery, SavesQuery } from './queries.gen.ts';
import { ToolError } from './tool-error.ts';

export interface AskResult {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly AskError[];
  readonly extensions?: {
    readonly warnings?: readonly {
      readonly code: string;
      readonly message: string;
      readonly suggestions?: readonly string[];
    }[];
  };
}

export interface AskError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: unknown };
}

/** Answers one query, as HTTP does. */
export type Ask = (query: string, variables: QueryVariables, signal?: AbortSignal) => Promise<AskResult>;

const SAVES_QUERY = /* GraphQL */ `query Saves($first: Int) {
  saves(first: $first) { totalCount nodes { slug title format game savedAt playSeconds isBackup units { length perMetre upAxis } } }
}`;

const SAVE_QUERY = /* GraphQL */ `query Save($id: ID) {
  save(id: $id) { slug title format game savedAt units { length perMetre upAxis } }
}`;

/** A save that a call is about, with the session that asks about it. */
export type OpenSave = NonNullable<SaveQuery['save']> & { readonly session: ToolSession };
type Saves = NonNullable<SavesQuery['saves']>;

/** What a search in one place of several warns of: the tool says itself when none has it. */
const OF_SEARCHES: ReadonlySet<string> = new Set(['UNKNOWN_NAME', 'UNKNOWN_CLASS', 'OTHER_GAME']);
const NO_CODES: ReadonlySet<string> = new Set();
/** Codes of errors that are about the bytes of a save. */
const OF_BYTES: ReadonlySet<unknown> = new Set(['PARSE_FAILED', 'UNSUPPORTED_FORMAT', 'NOT_A_SAVE']);
/** Saves that an error names. */
const SHOWN_SAVES = 12;

export class ToolSession {
  readonly schema: GraphQLSchema;
  readonly warnings: string[] = [];
  /** Why a part of the data is missing. */
  #failure: AskError | null = null;
  readonly #ask: Ask;
  readonly #signal: AbortSignal | undefined;

  constructor(ask: Ask, schema: GraphQLSchema, signal?: AbortSignal) {
    this.#ask = ask;
    this.schema = schema;
    this.#signal = signal;
  }

  /** The unmodified answer, errors included. */
  ask(query: string, variables: QueryVariables = {}): Promise<AskResult> {
    return this.#ask(query, variables, this.#signal);
  }

  /** Errors in parts of the data become warnings. @throws ToolError when there is no data */
  async data<T>(query: string, variables: QueryVariables = {}, but = NO_CODES): Promise<T> {
    const { data, errors = [], extensions } = await this.ask(query, variables);
    this.#failure ??= errors[0] ?? null;
    if (!data) throw new ToolError(this.#failure?.message ?? 'No answer.');
    for (const { code, message } of extensions?.warnings ?? []) if (!but.has(code)) this.warn(message);
    for (const { message } of errors) this.warn(message);
    return data as T;
  }

  /** As `data`, for a tool that looks for a name or for the game in several places. */
  search<T>(query: string, variables: QueryVariables = {}): Promise<T> {
    return this.data(query, variables, OF_SEARCHES);
  }

  /** The error for an answer without its main part. */
  refusal(otherwise: string, hint?: string): ToolError {
    const isDamaged = OF_BYTES.has(this.#failure?.extensions?.code);
    return new ToolError(
      this.#failure?.message ?? otherwise,
      isDamaged ? 'Its file is damaged, or cannot be read: other saves may answer.' : hint,
    );
  }

  warn(text: string): void {
    if (!this.warnings.includes(text)) this.warnings.push(text);
  }

  async saves(first = SHOWN_SAVES): Promise<Saves> {
    const { saves } = await this.data<SavesQuery>(SAVES_QUERY, { first });
    if (!saves) throw this.refusal('The saves could not be listed.');
    return saves;
  }

  /** By slug, by a title that only one save has, or the only one that is no backup. @throws ToolError */
  async save(given?: string): Promise<OpenSave> {
    const id = given?.replace(/^savegraph:\/\/saves\//, '');
    const { data, errors } = await this.ask(SAVE_QUERY, id === undefined ? {} : { id });
    const { save } = (data ?? {}) as Partial<SaveQuery>;
    if (save) return { ...save, session: this };
    const { totalCount, nodes } = await this.saves();
    throw new ToolError(
      errors?.[0]?.message ?? `No open save is called ${JSON.stringify(given?.slice(0, 80))}.`,
      listSaves(nodes, totalCount),
    );
  }
}

/** As `search`, of what is in a save. */
export async function searchSave<T extends { readonly save: unknown }>(
  { slug, session }: OpenSave,
  query: string,
  variables: QueryVariables = {},
): Promise<NonNullable<T['save']>> {
  const { save } = await session.search<T>(query, { save: slug, ...variables });
  if (!save) throw session.refusal(`${slug} could not be read.`);
  return save;
}

function listSaves(saves: Saves['nodes'], total: number): string {
  const list = saves.map(
    ({ slug, format, game, savedAt }) =>
      `${slug} (${game ?? format}${savedAt ? `, ${savedAt.slice(0, 10)}` : ''})`,
  );
  const more = total > saves.length ? ` and ${total - saves.length} more (summary lists them)` : '';
  return `Open saves: ${list.join(', ')}${more}.`;
}
