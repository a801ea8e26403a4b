// Titles of classes as players know them (`Constructor` for `Build_ConstructorMk1_C`), supplied by the game's view.

import type { Classes } from '../../graph/finished/classes.ts';
import type { ClassId } from '../../graph/ids.ts';
import { addTo } from '../../graph/made-once.ts';

/** Returns the title of a class by its short name; null when it is unknown. */
export type TitleOf = (name: string) => string | null;

/** The titles of the classes of one graph, looked up once. */
export class ClassTitles {
  readonly #classes: Classes;
  readonly #titleOf: TitleOf;
  #titles: readonly (string | null)[] | null = null;
  #byTitle: ReadonlyMap<string, readonly ClassId[]> | null = null;

  constructor(classes: Classes, titleOf: TitleOf) {
    this.#classes = classes;
    this.#titleOf = titleOf;
  }

  /** The title of a class; null when it is unknown. */
  title(id: ClassId): string | null {
    this.#titles ??= Array.from(this.#classes, (each) => this.#titleOf(this.#classes.name(each)));
    return this.#titles[id]!;
  }

  /** The title of anything, by its short name; null when it is unknown. */
  titleOf(name: string): string | null {
    return this.#titleOf(name);
  }

  /** All classes with this title. */
  lookup(title: string): readonly ClassId[] {
    return this.#classesByTitle.get(title) ?? [];
  }

  /** All titles in use. */
  get known(): Iterable<string> {
    return this.#classesByTitle.keys();
  }

  get #classesByTitle(): ReadonlyMap<string, readonly ClassId[]> {
    this.#byTitle ??= byTitle(this.#classes, (id) => this.title(id));
    return this.#byTitle;
  }
}

function byTitle(classes: Classes, titleOf: (id: ClassId) => string | null): Map<string, ClassId[]> {
  const found = new Map<string, ClassId[]>();
  for (const id of classes) {
    const title = titleOf(id);
    if (title === null) continue;
    addTo(found, title, id);
  }
  return found;
}
