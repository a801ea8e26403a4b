// The compiled layouts of a game, including user-supplied ones. Built-in layouts are compiled once per process.

import { getOrCreate } from '../../../graph/made-once.ts';
import { type GameEdition, LayoutRegistry, type NumberNames } from '../layouts/layout.ts';
import { LAYOUTS } from '../layouts/layouts.gen.ts';
import { LayoutCompiler } from './layout-compiler.ts';
import { parseUserLayouts } from './user-layouts.ts';

let known: NumberNames | null = null;

/** When a save is read: lists of other saves do not need them. */
function numberNames(): NumberNames {
  known ??= new Map(Object.entries(LAYOUTS.names).map(([of, names]) => [of, namesByNumber(names)]));
  return known;
}

const OWN = new Map<GameEdition, LayoutCompiler>();
/** The last one made with user-supplied layouts, because a decoder asks for the same one again. */
let last: { readonly game: GameEdition; readonly text: string; readonly compiler: LayoutCompiler } | null =
  null;

/** @throws FormatError VALUE that says what is wrong with the user's layouts */
export function compilerFor(game: GameEdition, userLayouts: string | null): LayoutCompiler {
  if (userLayouts !== null) {
    if (last?.game === game && last.text === userLayouts) return last.compiler;
    const user = parseUserLayouts(userLayouts, LAYOUTS.layouts);
    const names = merge(numberNames(), user.names);
    const registry = new LayoutRegistry(game, [...LAYOUTS.layouts, ...user.rows], names, user.places);
    last = { game, text: userLayouts, compiler: new LayoutCompiler(registry) };
    return last.compiler;
  }
  return getOrCreate(
    OWN,
    game,
    () => new LayoutCompiler(new LayoutRegistry(game, LAYOUTS.layouts, numberNames(), new Map())),
  );
}

function merge(own: NumberNames, added: NumberNames): NumberNames {
  const merged = new Map(own);
  for (const [of, names] of added) merged.set(of, new Map([...(merged.get(of) ?? []), ...names]));
  return merged;
}

/** Each text has the names of successive numbers. */
function namesByNumber(runs: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(runs).flatMap(([first, names]) =>
      names.split('|').map((name, i): [number, string] => [Number(first) + i, name]),
    ),
  );
}
