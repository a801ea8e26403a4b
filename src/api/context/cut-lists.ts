// Lists that an answer has only the first page of. A query that asks neither for `totalCount` nor `pageInfo` and gives
// no `first` may take the page for the whole list, so it gets one warning per field.

import type { AnswerPath, ResponsePath } from './answer-path.ts';
import type { AskedFieldNames } from './asked-names.ts';
import type { Warnings } from './warnings.ts';

/** Arguments and fields that show that a query knows about pages. */
const PAGE_ARGUMENTS = ['first', 'last'];
const PAGE_FIELDS = ['totalCount', 'pageInfo'];

/** The part of a page that it needs. */
export interface NotedPage {
  readonly hasNext: boolean;
  readonly rows: { readonly length: number };
}

interface CutList {
  readonly path: ResponsePath;
  readonly shown: number;
}

/** Fields, as compiled queries keep them, whose query shows that it knows about pages: looked up once. */
const asksPages = new WeakSet<object>();

export class CutLists {
  /** By the field that selects the entries. */
  readonly #found = new Map<object, CutList>();

  /** Called for every page of a list: must cost nothing unless the list goes on. */
  note(field: object, page: NotedPage, answerPath: AnswerPath): void {
    if (!page.hasNext || asksPages.has(field) || this.#found.has(field)) return;
    const path = answerPath.current.slice(0, -1);
    // Mutations and events are executed without paths: their fields cannot be looked up.
    if (path.length > 0) this.#found.set(field, { path, shown: page.rows.length });
  }

  /** Warns about lists whose page may pass for all of them. */
  report(asked: AskedFieldNames, warnings: Warnings): void {
    for (const [key, { path, shown }] of this.#found) {
      const field = asked.at(path);
      if (!field) continue;
      const isAsked =
        PAGE_ARGUMENTS.some((name) => field.arguments.has(name)) ||
        PAGE_FIELDS.some((name) => field.fields.has(name));
      if (isAsked) {
        asksPages.add(key);
        continue;
      }
      const name = path.findLast((key) => typeof key === 'string') ?? '';
      const message = `${name}: these are only the first ${shown} entries of a longer list; give first, or ask for totalCount or pageInfo { hasNextPage endCursor }`;
      warnings.add({ code: 'PARTIAL_LIST', argument: 'first', message, name: null, suggestions: [], path });
    }
  }
}
