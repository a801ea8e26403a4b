// The traits that layouts depend on: the file version, the game where that matters, and what a package was written for.

import type { Layout } from './layout.ts';

/**
 * The use that a reflection object was written for, which nothing in the package states. `source`: everything.
 * `cooked`: without what only the editor's class browser uses. `stripped`: also without source texts (consoles, and
 * Mass Effect 3 on PC).
 */
export type BodyForm = 'source' | 'cooked' | 'stripped';

export interface Traits {
  readonly version: number;
  readonly licensee: number;
  /** 1 to 3; 0 for any other game. */
  readonly massEffect: 0 | 1 | 2 | 3;
  /** Words of conditions that hold. */
  readonly words: ReadonlySet<string>;
}

/** The last versions of Mass Effect 1 and 2. */
const LAST_OF_MASS_EFFECT = [491, 513] as const;
const GAME_WORDS = { PLAIN: [], MASS_EFFECT: ['me'], HAT_IN_TIME: ['hat'], XCOM_2: ['xcom'] } as const;
const WORDS = /^(me[123]?|hat|xcom|source|cooked|stripped)$/;
/** Of versions or, after a game, of its licensee versions: `593+`, `-685`, `385-419`, `491`, `xcom:83+`. */
const RANGE = /^(?:([a-z]+):)?(\d*)([-+]?)(\d*)$/;

export function traitsOf({ version, licensee, family }: Layout, form: BodyForm = 'source'): Traits {
  const massEffect = family === 'MASS_EFFECT' ? massEffectOf(version) : 0;
  const words = new Set<string>([...GAME_WORDS[family], `me${massEffect}`, form]);
  return { version, licensee, massEffect, words };
}

function massEffectOf(version: number): 1 | 2 | 3 {
  const [first, second] = LAST_OF_MASS_EFFECT;
  if (version <= first) return 1;
  return version <= second ? 2 : 3;
}

/**
 * True if a condition holds: alternatives separated by `|`, of words that all hold or, after `!`, do not.
 * @throws SyntaxError for an unknown word
 */
export function holds(condition: string, traits: Traits): boolean {
  return condition.split('|').some((words) =>
    words
      .trim()
      .split(/\s+/)
      .every((word) => isTrue(word, traits)),
  );
}

function isTrue(word: string, traits: Traits): boolean {
  if (word.startsWith('!')) return !isTrue(word.slice(1), traits);
  const { version, licensee, words } = traits;
  if (WORDS.test(word)) return words.has(word);
  const [, game, first, sign, last] = RANGE.exec(word) ?? [];
  if (first === undefined || first + last === '') throw new SyntaxError(`"${word}" is no condition`);
  if (game !== undefined && !words.has(game)) return false;
  const number = game === undefined ? version : licensee;
  const least = first === '' ? 0 : Number(first);
  const most = last === '' ? (sign === '+' ? Number.POSITIVE_INFINITY : least) : Number(last);
  return number >= least && number <= most;
}
