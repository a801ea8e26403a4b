// Reads the tails of one package: their references while the package is read, and their fields when a query asks.

import { FormatError } from '../../../bytes/format-error.ts';
import type { PropertyValue } from '../../../graph/values.ts';
import { LabelNode } from '../../layout/labels.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { TAG, TagReader } from '../properties/tag-reader.ts';
import { moveCursor, type Package, packageCursor, withNumber } from '../tables/package.ts';
import type { PropertyFinder } from './inherited-properties.ts';
import type { FileProperty, Found, Reading, TailFlag } from './parts/part.ts';
import { layoutsOf, rowsOf, type TailForm, type TailLayouts } from './registry.ts';

/** Names of properties that tails depend on, as folds; -1 where no package has the name. */
export type TailNames = Readonly<Record<TailFlag | FileProperty, number>>;

/** The reader's view of the graph. */
interface TailHost {
  readonly image: Uint8Array;
  readonly finder: PropertyFinder;
  readonly names: TailNames;
  /** Layouts of the user, as JSON. */
  readonly layouts: string | null;
  text(id: number): string;
}

interface TailUses {
  /** Called with every object index but 0. */
  readonly link?: Reading['link'];
  /** Called for bulk data in the file of this name. */
  readonly elsewhere?: (label: LabelNode, at: number, file: string) => void;
  readonly brokenText?: Reading['brokenText'];
  /** Called before each attempt: one that failed leaves nothing. */
  readonly begin?: () => void;
  /** Shows an object index; needed for fields. */
  readonly shown?: Reading['shown'];
  /** Decodes tagged properties of this export; needed for fields. */
  readonly tagged?: (index: number, at: number, end: number) => readonly PropertyValue[];
}

/** Extension of the files that a property names without one. */
const ENDING: Readonly<Record<FileProperty, string>> = { TextureFileCacheName: '.tfc', Filename: '.afc' };

export class TailReader {
  readonly #host: TailHost;
  readonly #of: Package;
  readonly #layouts: TailLayouts;
  readonly #tags: TagReader;
  /** Reused for all tails. */
  readonly #reading: Reading;
  readonly #begin: (() => void) | undefined;
  /** Paths of the fields of all tails. */
  readonly #label = new LabelNode('NATIVE', '');
  #index = 0;

  constructor(host: TailHost, of: Package, uses: TailUses) {
    const { link, elsewhere, brokenText, shown, tagged } = uses;
    this.#begin = uses.begin;
    this.#host = host;
    this.#of = of;
    this.#layouts = layoutsOf(of.summary.layout, rowsOf(host.layouts));
    const { buffer, byteOffset, byteLength } = host.image;
    this.#tags = new TagReader(new DataView(buffer, byteOffset, byteLength), of);
    this.#reading = {
      ...{ of, flags: 0, script: null, defaults: null, nativeIndex: 0 },
      cursor: packageCursor(of, host.image),
      wantsValues: shown !== undefined,
      link: link ?? (() => undefined),
      brokenText: brokenText ?? (() => undefined),
      shown: shown ?? (() => null),
      tagged: (at, end) => tagged?.(this.#index, at, end) ?? [],
      elsewhere: (label, at, property) => {
        const file = elsewhere && this.#fileName(property);
        if (file) elsewhere(label, at, file);
      },
      flag: (name) => this.#flag(host.names[name]),
      nameText: (name, number) => withNumber(host.text(of.names.text[name]!), number),
      fileName: (property) => this.#fileName(property),
    };
  }

  /** Finds of the last tail besides its fields. */
  get found(): Found {
    return this.#reading;
  }

  /** True if tails of this kind can be read in packages like this one. */
  knows(tail: number): boolean {
    return this.#layouts.forms(tail).length > 0;
  }

  /**
   * Reads the tail of an object: its fields, if this reader shows object indices, otherwise its references.
   * @throws FormatError of the first form when the tail matches none, or does not end with its object
   */
  read(tail: number, index: number): readonly PropertyValue[] {
    let first: FormatError | null = null;
    for (const form of this.#layouts.forms(tail)) {
      try {
        return this.#readForm(form, index);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        first ??= error;
      }
    }
    if (first) throw first;
    return [];
  }

  #readForm({ sequence, end }: TailForm, index: number): readonly PropertyValue[] {
    this.#begin?.();
    const reading = this.#reading;
    const { cursor } = reading;
    const { start, exports, tagsEnd } = this.#of;
    this.#index = index;
    reading.script = null;
    reading.defaults = null;
    reading.nativeIndex = 0;
    moveCursor(cursor, tagsEnd[index]!, start + exports.offset[index]! + exports.size[index]!);
    const fields = sequence.read(reading, this.#label);
    if (cursor.left > 0) throw cursor.trailing(end);
    return fields;
  }

  /** True if the tail may have a field with one of these names (in lower case). */
  mayHave(tail: number, names: ReadonlySet<string>): boolean {
    return this.#layouts.forms(tail).some(({ sequence }) => sequence.mayHave(names));
  }

  #flag(name: number): boolean {
    const index = this.#index;
    const { tagsAt, tagsEnd, names } = this.#of;
    const end = tagsEnd[index]!;
    for (let at = tagsAt[index]!; this.#tags.read(at, end) === TAG.property; at = this.#tags.next)
      if (names.fold[this.#tags.name] === name) return this.#tags.bool;
    return false;
  }

  /** The file named by a property of the object or of its templates. */
  #fileName(property: FileProperty): string | null {
    const of = this.#of;
    const found = this.#host.finder.find(of, this.#index, this.#host.names[property], NAME_SIZE);
    if (!found) return null;
    const { image } = this.#host;
    const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
    const name = view.getUint32(found.at, found.little);
    const number = view.getUint32(found.at + 4, found.little);
    const id = found.of.names.text[name];
    if (id === undefined) return null;
    const text = withNumber(this.#host.text(id), number);
    return text === 'None' ? null : text + ENDING[property];
  }
}
