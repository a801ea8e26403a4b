// One question about several saves, answered by several threads at once: each answers of one save, and what they wrote
// is put together in the order of the list. Where something failed, or is to be told of all saves together, one thread
// answers all of it.

import { Buffer } from 'node:buffer';
import type { ExecutionResult } from 'graphql';
import { REQUEST_LIMITS, type RequestLimits } from '../../api/budget/limits.ts';
import { randomId } from '../../api/context/random-id.ts';
import { type LocatedWarning, Warnings } from '../../api/context/warnings.ts';
import type { RequestText } from '../../api/request/pipeline.ts';
import type { AnsweringThreads } from '../answering/answering-threads.ts';
import type { Question } from '../answering/messages.ts';
import { resultText } from '../answering/result-text.ts';
import { SLUG, type SplitQuestion, splitQuestion } from './split-question.ts';

/** An answer about one save in which nothing failed. */
const START = Buffer.from('{"data":{"save":');
/** Comes once more in data, if at all, before. */
const EXTENSIONS = ',"extensions":';
/** Questions that are known to take one thread, by their text. */
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
  async answer(question: Question, signal: AbortSignal): Promise<Uint8Array | null> {
    const { query, explain, showsCost } = question;
    if (this.#threads.most < 2 || explain || showsCost || this.#whole.has(query)) return null;
    const answer = await this.#answer(question, signal);
    if (!answer && !signal.aborted) {
      if (this.#whole.size === MOST_KNOWN) this.#whole.clear();
      this.#whole.add(query);
    }
    return answer;
  }

  async #answer(question: Question, signal: AbortSignal): Promise<Uint8Array | null> {
    const split = splitQuestion(question.query, question.operationName);
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
    // In no answer: it is made anew each time.
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
 * In their order, so many at a time; null as soon as one is null, or all together are more than one request may spend.
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

/** Null where something failed, and where what is to be told depends on the other saves. */
function partIn(body: Uint8Array): Part | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (!bytes.subarray(0, START.length).equals(START)) return null;
  const end = bytes.lastIndexOf(EXTENSIONS);
  if (end < START.length) return null;
  const { extensions } = JSON.parse(`{${bytes.toString('utf8', end + 1)}`) as {
    readonly extensions: { readonly cost: Cost; readonly warnings?: readonly LocatedWarning[] };
  };
  const { cost, warnings = [] } = extensions;
  // The brace of the data ends before the extensions.
  const save = bytes.subarray(START.length, end - 1);
  const isGone = save.toString('utf8', 0, 4) === 'null';
  return isGone || warnings.some(isOfAllSaves) ? null : { save, cost, warnings };
}

/**
 * Of `property(path:)` and `reference(label:)`, which are told of when they have nothing on any object of the answer.
 */
function isOfAllSaves({ argument }: LocatedWarning): boolean {
  return argument === 'path' || argument === 'label';
}

/** As one thread would tell them. */
function warningsOf(parts: readonly Part[], { list, order }: SplitQuestion): readonly LocatedWarning[] {
  const all = new Warnings();
  all.sortBy(order);
  for (const [at, { warnings }] of parts.entries()) {
    for (const warning of warnings) all.add({ ...warning, path: [...list, at, ...warning.path.slice(1)] });
  }
  return all.list();
}

/** What all parts have used so far. Time passes for all of them at once. */
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
