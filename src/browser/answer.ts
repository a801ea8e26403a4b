// Answers the requests that the page would otherwise send to a server, from the saves that were dropped on
// it: GraphQL, columns of a map, and files to open.

import { RequestBudget } from '../api/budget/budget.ts';
import { createContext } from '../api/context/context.ts';
import { apiError, loadFailure, showError } from '../api/context/errors.ts';
import { mapFile, mapFileName } from '../api/map/map-files.ts';
import { RequestPipeline } from '../api/request/pipeline.ts';
import { createSchema } from '../api/schema/schema.ts';
import { encodeUtf8 } from '../bytes/text.ts';
import type { DroppedFile } from './dropped-file.ts';
import type { DroppedSaves } from './dropped-saves.ts';
import { addPagePlugins } from './page-plugins.ts';

/**
 * `POST graphql` with JSON, `GET saves/SLUG/NAME.columns`, or `POST saves` with files, which returns the
 * slugs of the saves among them; `POST plugins` with addresses of packages, before anything is asked.
 */
export interface PageRequest {
  /** Repeated in the answer. */
  readonly id: number;
  /** Relative to the page. */
  readonly address: string;
  readonly body: string | readonly DroppedFile[] | null;
}

export interface PageAnswer {
  readonly id: number;
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array;
}

/** How far the request that is being answered has come. */
export interface PageProgress {
  readonly step: string;
  readonly percent: number;
}

type Answered = Omit<PageAnswer, 'id'>;

const COLUMNS = /^saves\/(?<slug>[^/]+)\/(?<name>\w+)\.columns$/;

export class Answers {
  readonly #saves: DroppedSaves;
  readonly #report: (error: unknown, id: string) => void;
  /** Created on first use: that takes as long as reading a save. */
  #pipeline: RequestPipeline | null = null;

  constructor(saves: DroppedSaves, report: (error: unknown, id: string) => void) {
    this.#saves = saves;
    this.#report = report;
  }

  /** Never throws: errors are answers. */
  async answer({ address, body }: PageRequest): Promise<Answered> {
    const { pathname, searchParams } = new URL(address, 'http://page/');
    const path = pathname.slice(1);
    try {
      if (path === 'graphql' && typeof body === 'string') return await this.#graphql(body);
      if (path === 'plugins' && typeof body === 'string')
        return json(200, { problems: await addPagePlugins(JSON.parse(body) as string[]) });
      if (path === 'saves' && typeof body === 'object' && body) return json(200, this.#saves.open(body));
      const { slug, name } = COLUMNS.exec(path)?.groups ?? {};
      if (slug && name) return await this.#columns(decodeURIComponent(slug), name, searchParams);
      throw apiError('BAD_REQUEST', 'There is nothing at this address.');
    } catch (error) {
      const { message, extensions } = showError(loadFailure(error), this.#report);
      return json(400, { errors: [{ message, extensions }] });
    }
  }

  async #graphql(body: string): Promise<Answered> {
    this.#pipeline ??= new RequestPipeline(createSchema(), this.#report);
    const budget = new RequestBudget();
    const result = await this.#pipeline.answer(JSON.parse(body), createContext(this.#saves, { budget }));
    return json(200, result);
  }

  async #columns(slug: string, name: string, search: URLSearchParams): Promise<Answered> {
    const entry = this.#saves.get(slug);
    const file = mapFileName(name, search);
    if (!entry || !file) throw apiError('SAVE_NOT_FOUND', 'There is no such file of columns here.');
    const made = await mapFile(await this.#saves.load(entry), file);
    if (!made) throw apiError('BAD_ARGUMENT', `There is no attribute ${search.get('attribute')}.`);
    // A copy: the original is kept with the graph, while what is posted is transferred.
    return { status: 200, type: 'application/octet-stream', body: new Uint8Array(made.bytes) };
  }
}

function json(status: number, value: unknown): Answered {
  return { status, type: 'application/json', body: encodeUtf8(JSON.stringify(value)) };
}
