// Names that users write and nothing has: which names are near, and what a warning or an error says. The only place that
// suggests names; whatever has names is a vocabulary.

import { unicodePattern } from '../../graph/unicode-pattern.ts';
import type { Budget } from '../budget.ts';
import type { TextFilter } from '../filter/filter.ts';
import { NO_TOOLS, type QueryTools, type Warning, type WarningCode } from '../tools.ts';
import { MOST_CHARACTERS, MOST_SUGGESTIONS, nearestBy } from './nearest-names.ts';

/** Unknown names of one list to warn of: no answer has more warnings than this. */
export const MOST_UNKNOWN = 100;
/** Separators in names, and the start of a word in camel case. */
const betweenWords = unicodePattern(String.raw`[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=[\p{Lu}])`);

/** The names of things of one kind. */
export interface Vocabulary {
  readonly code: WarningCode;
  /** The message about a quoted name that nothing has: `the save has no class "x"`. */
  says(quoted: string): string;
  /** Names to suggest from in place of the one that was asked for. */
  names(asked: string, budget: Budget): Iterable<string>;
  /** @param anyCase whether letter case may differ */
  has(name: string, anyCase: boolean, budget: Budget): boolean;
  /** The stem of a name where its spelling varies; names are compared by that. By default all of it. */
  stem?(name: string): string;
  /** The parts of a known name that may be meant by the one that was asked for. By default all of it. */
  parts?(name: string, asked: string): readonly string[];
  /** The suggestion for a known name. By default the name. */
  shown?(name: string): readonly string[];
  /** The advice for a name that is known elsewhere; null for others. */
  elsewhere?(name: string): string | null;
  /** True to warn of those names only. */
  readonly onlyElsewhere?: boolean;
}

/** A vocabulary of few names, see {@link spellingOf}. */
export function vocabularyOf(code: WarningCode, none: string, known: Iterable<string>): Vocabulary {
  const names = known instanceof Set ? (known as ReadonlySet<string>) : new Set(known);
  let lower: ReadonlySet<string> | null = null;
  const hasInAnyCase = (name: string): boolean => {
    lower ??= new Set(Array.from(names, (each) => each.toLowerCase()));
    return lower.has(name.toLowerCase());
  };
  return {
    code,
    says: (quoted) => `${none} ${quoted}`,
    names: () => names,
    has: (name, anyCase) => names.has(name) || (anyCase && hasInAnyCase(name)),
  };
}

/** The spelling of few names. @param none what a message begins with: `the save has no class` */
export function spellingOf(code: WarningCode, none: string, known: Iterable<string>): Spelling {
  return new Spelling(vocabularyOf(code, none, known));
}

/** By operator: how its condition is phrased, and the parts of a name that an operand may be a misspelling of. */
const PARTS = {
  startsWith: { words: 'that begins with', of: (name, size) => [name.slice(0, size)] },
  endsWith: { words: 'that ends with', of: (name, size) => [name.slice(-size)] },
  contains: { words: 'that contains', of: (name) => [name, ...name.split(betweenWords(name))] },
  matches: { words: 'that matches', of: () => [] },
} satisfies Readonly<Record<string, { words: string; of: (name: string, size: number) => string[] }>>;

export type PartOperator = keyof typeof PARTS;

export const PART_OPERATORS = Object.keys(PARTS) as PartOperator[];

/** Suggestions and warnings from one vocabulary. */
export class Spelling {
  readonly #vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** The nearest names, best first. @throws BudgetError */
  nearest(asked: string, { budget }: Pick<QueryTools, 'budget'> = NO_TOOLS): readonly string[] {
    const { stem = (name) => name, parts = (name) => [name], shown = (name) => [name] } = this.#vocabulary;
    const wanted = stem(asked);
    const known = this.#vocabulary.names(asked, budget);
    const near = nearestBy(wanted, known, (name) => parts(stem(name), wanted), budget);
    return [...new Set(near.flatMap(shown))].slice(0, MOST_SUGGESTIONS);
  }

  /** `; closest matches: a, b`, or an empty text. @throws BudgetError */
  hint(asked: string): string {
    return hintOf(this.nearest(asked));
  }

  /** The text of an error about an unknown name. */
  message(asked: string): string {
    return this.#vocabulary.says(quotedStart(asked)) + this.hint(asked);
  }

  /** Warns of an unknown name. @throws BudgetError */
  warnOf(asked: string, argument: string, tools: QueryTools): void {
    const { code, says } = this.#vocabulary;
    const suggestions = this.nearest(asked, tools);
    warnOfName({ code, argument, text: says(quotedStart(asked)), name: asked, suggestions }, tools);
  }

  /** Warns of each unknown name that a filter asks for exactly. @throws BudgetError */
  warnOfExact(filter: TextFilter, argument: string, tools: QueryTools): void {
    const { code, elsewhere, onlyElsewhere } = this.#vocabulary;
    let unknown = 0;
    for (const asked of askedTexts(filter)) {
      if (this.#vocabulary.has(asked, filter.caseSensitive === false, tools.budget)) continue;
      const text = elsewhere?.(truncatedName(asked)) ?? null;
      if (onlyElsewhere && text === null) continue;
      if (++unknown > MOST_UNKNOWN) return;
      if (text === null) this.warnOf(asked, argument, tools);
      else warnOfName({ code, argument, text, name: asked, suggestions: [] }, tools);
    }
  }

  /** True if no name satisfies a condition with this operand. @throws BudgetError */
  isUnmatched(matches: (name: string) => boolean, operand: string, { budget }: QueryTools): boolean {
    for (const name of this.#vocabulary.names(operand, budget)) if (matches(name)) return false;
    return true;
  }

  /** Warns of an operand that no name satisfies. @throws BudgetError */
  warnOfPart(operator: PartOperator, operand: string, argument: string, tools: QueryTools): void {
    const { words, of } = PARTS[operator];
    const says = (quoted: string): string => this.#vocabulary.says(`${words} ${quoted}`);
    const vocabulary = { ...this.#vocabulary, says, parts: (name: string) => of(name, operand.length) };
    new Spelling(vocabulary).warnOf(operand, argument, tools);
  }
}

/** Warns of a name, with suggestions that were found already. `text` is the message without these and the argument. */
export function warnOfName(
  {
    code,
    argument,
    text,
    name,
    suggestions,
  }: Omit<Warning, 'message' | 'name'> & Readonly<Record<'name' | 'text', string>>,
  tools: QueryTools,
): void {
  const message = `${argument}: ${text}${hintOf(suggestions)}`;
  tools.warn({ code, argument, message, name: truncatedName(name), suggestions });
}

/** The texts that a filter asks for exactly. */
export function askedTexts({ eq, in: among }: TextFilter): readonly string[] {
  return [...(typeof eq === 'string' ? [eq] : []), ...(among ?? [])];
}

/** `; closest matches: a, b`, or an empty text. */
export function hintOf(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? `; closest matches: ${suggestions.join(', ')}` : '';
}

/** The part of a name that a warning shows. */
export function truncatedName(name: string): string {
  return name.slice(0, MOST_CHARACTERS);
}

function quotedStart(name: string): string {
  return JSON.stringify(truncatedName(name));
}
