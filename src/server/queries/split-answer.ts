// Answers one question about several saves on several threads at once. Each thread answers for one save, and
// the pieces are joined in the order of the list. If anything fails, or concerns all saves together, one
// thread answers the whole question.

import { Buffer } from 'node:buffer';
import type { ExecutionResult } from 'graphql';
import { REQUEST_LIMITS, type RequestLimits } from '../../api/budget/limits.ts';
import { randomId } from '../../api/context/random-id.ts';
import { type LocatedWarning, Warnings } from '../../api/context/warnings.ts';
import type { RequestText } from '../../api/request/pipeline.ts';
import type { AnsweringThreads } from '../answering/answering-threads.ts';
import type { QueryRequest } from '../answering/messages.ts';
import { resultText } from '../answering/result-text.ts';
import { SLUG, type SplitQuery, splitQuery } from './split-query.ts';

/** First bytes of an answer about one save in which nothing failed. */
const START = Buffer.from('{"data":{"save":');
/** May also occur inside the data, but only before this one. */
const EXTENSIONS = ',"extensions":';
/** Texts of questions that are known to need a single thread. */
const MOST_KNOWN = 1000;

type Cost = Readonly<Record<string, { readonly used: number }>>;

interface Part {
  readonly save: Uint8Array;
  readonly cost: Cost;
  readonly warnings: readonly LocatedWarning[];
}

type AnswerHere = (asked: RequestText) => Promise<ExecutionResult> | ExecutionResult;

export class SplitAnswers {
  readonly #threads: AnsweringThreads;
  readonly #answerHere: AnswerHere;
  readonly #whole = new Set<string>();

  /** @param answerHere answers what takes no time, on this thread */
  constructor(threads: AnsweringThreads, answerHere: AnswerHere) {
    this.#threads = threads;
    this.#answerHere = answerHere;
  }

  /** Null when one thread should answer. @throws Error when a thread died */
  async answer(question: QueryRequest, signal: AbortSignal): Promise<Uint8Array | null> {
    const { query, explain, showsCost } = question;
    if (this.#threads.most < 2 || explain || showsCost || this.#whole.has(query)) return null;
    const answer = await this.#answer(question, signal);
    if (!answer && !signal.aborted) {
      if (this.#whole.size === MOST_KNOWN) this.#whole.clear();
      this.#whole.add(query);
    }
    return answer;
  }

  async #answer(question: QueryRequest, signal: AbortSignal): Promise<Uint8Array | null> {
    const split = splitQuery(question.query, question.operationName);
    if (!split) return null;
    const { variables } = question;
    const listing = await this.#answerHere({ query: split.slugs, variables });
    if (listing.errors || listing.extensions || !('data' in listing)) return null;
    const around = JSON.parse(Buffer.from(resultText(listing)).toString()) as Listing;
    const [outer, inner] = split.list;
    const listed = around.data[outer]?.[inner] as readonly { readonly slug: string }[] | undefined;
    if (!listed || listed.length < 2) return null;
    this.#threads.remember(question);
    const ask = async (slug: string, stop: AbortSignal): Promise<Part | null> => {
      const own = { ...variables, [SLUG]: slug };
      const asked = { query: split.ofEach, variables: own, operationName: null, explain: false };
      const task = { kind: 'question', question: { ...asked, showsCost: true } } as const;
      const result = await this.#threads.run(task, stop);
      return result && partIn(result.body);
    };
    const slugs = listed.map(({ slug }) => slug);
    const parts = await allAtOnce(slugs, this.#threads.most, ask, signal);
    if (!parts) return null;
    // New each time, so that no answer can contain it.
    const placeholder = randomId();
    around.data[outer]![inner] = placeholder;
    const warnings = warningsOf(parts, split);
    const whole = warnings.length === 0 ? around : { ...around, extensions: { warnings } };
    const [before = '', after = ''] = JSON.stringify(whole).split(JSON.stringify(placeholder));
    const saves = parts.flatMap(({ save }, at) => (at === 0 ? [save] : [COMMA, save]));
    return Buffer.concat([Buffer.from(`${before}[`), ...saves, Buffer.from(`]${after}`)]);
  }
}

interface Listing {
  readonly data: Readonly<Record<string, Record<string, unknown> | null>>;
}

const COMMA = Buffer.from(',');

/**
 * Asks for all saves in their order, at most `most` at a time. Null as soon as one part is null, or all
 * together exceed the limits of a request.
 */
async function allAtOnce(
  slugs: readonly string[],
  most: number,
  ask: (slug: string, stop: AbortSignal) => Promise<Part | null>,
  signal: AbortSignal,
): Promise<readonly Part[] | null> {
  const parts: Part[] = [];
  const stop = new AbortController();
  const spent = new Spent();
  let [next, answered] = [0, 0];
  const work = async (): Promise<void> => {
    const isOver = AbortSignal.any([signal, stop.signal]);
    while (next < slugs.length && !isOver.aborted) {
      const at = next++;
      const part = await ask(slugs[at]!, isOver);
      if (!part || spent.isTooMuchWith(part.cost)) return stop.abort();
      parts[at] = part;
      answered++;
    }
  };
  try {
    await Promise.all(Array.from({ length: most }, work));
  } catch (error) {
    stop.abort();
    throw error;
  }
  return answered === slugs.length ? parts : null;
}

/** Null when something failed, or when a warning depends on the other saves. */
function partIn(body: Uint8Array): Part | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (!bytes.subarray(0, START.length).equals(START)) return null;
  const end = bytes.lastIndexOf(EXTENSIONS);
  if (end < START.length) return null;
  const { extensions } = JSON.parse(`{${bytes.toString('utf8', end + 1)}`) as {
    readonly extensions: { readonly cost: Cost; readonly warnings?: readonly LocatedWarning[] };
  };
  const { cost, warnings = [] } = extensions;
  // The brace that closes the data precedes the extensions.
  const save = bytes.subarray(START.length, end - 1);
  const isGone = save.toString('utf8', 0, 4) === 'null';
  return isGone || warnings.some(isOfAllSaves) ? null : { save, cost, warnings };
}

/**
 * Warnings of `property(path:)` and `reference(label:)` are only given if no object of the whole answer has a
 * value.
 */
function isOfAllSaves({ argument }: LocatedWarning): boolean {
  return argument === 'path' || argument === 'label';
}

/** The warnings that a single thread would give. */
function warningsOf(parts: readonly Part[], { list, order }: SplitQuery): readonly LocatedWarning[] {
  const all = new Warnings();
  all.sortBy(order);
  for (const [at, { warnings }] of parts.entries()) {
    for (const warning of warnings) all.add({ ...warning, path: [...list, at, ...warning.path.slice(1)] });
  }
  return all.list();
}

/** What all parts have used so far. Time is not added up, as they run at the same time. */
class Spent {
  readonly #used = new Map<keyof RequestLimits, number>();

  isTooMuchWith(cost: Cost): boolean {
    return LIMITS.some((limit) => {
      const used = (this.#used.get(limit) ?? 0) + cost[limit]!.used;
      this.#used.set(limit, used);
      return used > REQUEST_LIMITS[limit];
    });
  }
}

const LIMITS = ['rows', 'visited', 'decoded', 'bytes'] as const;
