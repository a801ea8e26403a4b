// Maps classes to the layout of their tails, by lower-case short name. Script classes add nothing to tails,
// so a class without a row has the layout of its nearest ancestor that has one.

import { getOrCreate } from '../../../graph/made-once.ts';
import { RecentlyUsed } from '../../../graph/recently-used.ts';
import { type LayoutParts, type LayoutText, parseLayout } from '../../layout/layout-text.ts';
import { Sequence } from '../../layout/sequence.ts';
import { byUserText, userLayouts } from '../../layout/user-layouts.ts';
import type { Layout } from '../file/layout.ts';
import { type BodyForm, type Traits, traitsOf } from '../file/traits.ts';
import { LAYOUTS } from './layouts.gen.ts';
import type { Reading } from './parts/part.ts';
import { tailWords } from './words.ts';

const {
  parts: ownParts,
  tails,
  reflection,
}: Readonly<Record<keyof typeof LAYOUTS, Readonly<Record<string, LayoutText>>>> = LAYOUTS;

/** All layouts; the number of one is its place in the list, counted from 1. */
const ROWS: readonly TailRow[] = [...Object.entries(tails), ...Object.entries(reflection)];
const TAIL_COUNT = Object.keys(tails).length;

const MOST_MADE = 64;

type TailRow = readonly [name: string, text: LayoutText];

/** The layouts that packages are read with: ours, then what the user adds. */
export class TailRows {
  readonly rows: readonly TailRow[];
  readonly parts: LayoutParts;
  readonly #numbers: ReadonlyMap<string, number>;
  /** By kind of package: most packages of a save are of one kind. */
  readonly made = new RecentlyUsed<string, TailLayouts>(MOST_MADE);

  constructor(added: LayoutParts, parts: LayoutParts) {
    const lower = Object.entries(added).map(([name, text]): TailRow => [name.toLowerCase(), text]);
    this.rows = [...ROWS, ...lower];
    this.parts = { ...ownParts, ...parts };
    this.#numbers = new Map(this.rows.map(([name], at) => [name, at + 1]));
  }

  /** The layout of the class with this name, regardless of its ancestors; NO_TAIL when it has no row. */
  ofName(lower: string): number {
    const own = this.#numbers.get(lower);
    if (own !== undefined) return own;
    const parent = PARENTS.get(lower) ?? PATTERNS.find(([pattern]) => pattern.test(lower))?.[1];
    return (parent === undefined ? undefined : this.#numbers.get(parent)) ?? NO_TAIL;
  }
}

/** Layouts are checked for no package in particular: conditions that do not hold are read, too. */
const SOME_TRAITS: Traits = { version: 868, licensee: 0, massEffect: 0, words: new Set() };

/** @param layouts of the user, as JSON. @throws FormatError VALUE that says what is wrong with them */
export const rowsOf = byUserText((layouts) => {
  const { classes, parts } = userLayouts(layouts, 'unreal3', ['classes'], (text, _, added) =>
    parseLayout(text, tailWords(SOME_TRAITS, ''), { ...ownParts, ...added }),
  );
  return new TailRows(classes, parts);
});

/** Superclasses of classes whose declaration is often not loaded. */
const PARENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    shadowmaptexture2d: 'texture2d',
    textureflipbook: 'texture2d',
    terrainweightmaptexture: 'texture2d',
    texturecube: 'texture',
    texturerendertarget2d: 'texture',
    texturerendertargetcube: 'texture',
    decalmaterial: 'material',
    materialinstanceconstant: 'materialinstance',
    materialinstancetimevarying: 'materialinstance',
    pointlightcomponent: 'lightcomponent',
    spotlightcomponent: 'lightcomponent',
    directionallightcomponent: 'lightcomponent',
    skylightcomponent: 'lightcomponent',
    dominantpointlightcomponent: 'lightcomponent',
    dominantspotlightcomponent: 'lightcomponent',
    dominantdirectionallightcomponent: 'lightcomponent',
    fracturedstaticmeshcomponent: 'staticmeshcomponent',
    fracturedskinnedmeshcomponent: 'staticmeshcomponent',
    xcomtilefracmeshcomponent: 'staticmeshcomponent',
    x2fadingstaticmeshcomponent: 'staticmeshcomponent',
    x2waypointstaticmeshcomponent: 'staticmeshcomponent',
    utgibstaticmeshcomponent: 'staticmeshcomponent',
    bioapcovermeshcomponent: 'staticmeshcomponent',
    bioapcoverstaticmeshcomponent: 'staticmeshcomponent',
    x2fadinginstancedstaticmeshcomponent: 'instancedstaticmeshcomponent',
    biodecalcomponent: 'decalcomponent',
    multifont: 'font',
    biopawnbehavior: 'bioactorbehavior',
    bioartplaceablebehavior: 'bioactorbehavior',
  }),
);

/** Families of many classes with similar names, in Mass Effect. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^sfxpawn_/, 'biopawn'],
  [/behaviorwheeled$/, 'bioactorbehavior'],
];

/** No tail, or none that is read. */
export const NO_TAIL = 0;

const REFLECTION = new Map(ROWS.map(([name], at) => [name, at + 1]));

/** The layout of objects of the reflection class with this path in lower case; NO_TAIL for other classes. */
export function tailOfReflection(path: string): number {
  return path.startsWith('core.') ? (REFLECTION.get(path) ?? NO_TAIL) : NO_TAIL;
}

/** Forms of reflection objects in the order of trial. Measured: cooked packages of A Hat in Time have that of source. */
const COOKED_FORMS: readonly BodyForm[] = ['cooked', 'stripped', 'source'];
const ONE_FORM: readonly BodyForm[] = ['source'];

/** One way to read a tail. */
export interface TailForm {
  readonly sequence: Sequence<Reading>;
  /** The end that it has to have, as text for users. */
  readonly end: string;
}

/** The layouts for one kind of package, each made when first asked for. */
export class TailLayouts {
  readonly #layout: Layout;
  readonly #all: TailRows;
  readonly #made: (readonly TailForm[])[] = [];

  constructor(layout: Layout, all: TailRows) {
    this.#layout = layout;
    this.#all = all;
  }

  /** The forms to try; none where packages of this kind have no such tail, or its layout is unknown. */
  forms(tail: number): readonly TailForm[] {
    this.#made[tail] ??= this.#make(tail);
    return this.#made[tail];
  }

  #make(tail: number): TailForm[] {
    const { rows, parts } = this.#all;
    const row = rows[tail - 1];
    if (!row) return [];
    const [name, text] = row;
    const isReflection = tail > TAIL_COUNT && tail <= ROWS.length;
    const forms = isReflection && this.#layout.cooked ? COOKED_FORMS : ONE_FORM;
    const end = isReflection ? `the end of a ${name}` : 'the end of the object';
    return forms.flatMap((form) => {
      const traits = traitsOf(this.#layout, form);
      const fields = parseLayout(text, tailWords(traits, isReflection ? 's' : ''), parts);
      return fields === null ? [] : [{ sequence: new Sequence(fields), end }];
    });
  }
}

/** The layouts of packages of this version and game; cached. */
export function layoutsOf(layout: Layout, all: TailRows): TailLayouts {
  const key = `${layout.version}/${layout.licensee}/${layout.cooked}`;
  return getOrCreate(all.made, key, () => new TailLayouts(layout, all));
}
