// Finds the properties that an object inherits: from its archetype, or else the class default object of its
// class, and so on upwards. Source: docs/formats/unreal3.md, section on property tags.

import { getOrCreate } from '../../../graph/made-once.ts';
import { TAG, TagReader } from '../properties/tag-reader.ts';
import { OBJECT_FLAG } from '../tables/exports.ts';
import type { FoldId, LowerCaseNames } from '../tables/lower-case-names.ts';
import { exportOfNode, nodeOfIndex, type Package } from '../tables/package.ts';

export interface InheritedProperties {
  readonly packages: readonly Package[];
  /** Class default object of each class, by node. */
  readonly defaults: ReadonlyMap<number, number>;
  readonly placeNames: ReturnType<typeof placeNames>;
}

/** Properties that define a place, as folds; -1 where no package has the name. */
export function placeNames(folds: LowerCaseNames) {
  const number = (name: string): FoldId | -1 => folds.find(name) ?? -1;
  return {
    location: number('Location'),
    rotation: number('Rotation'),
    scale: number('DrawScale'),
    scale3D: number('DrawScale3D'),
  };
}

/** Longer chains of templates are cycles. */
const MOST_TEMPLATES = 32;

export interface ExportPlace {
  readonly of: Package;
  readonly index: number;
}

/** Place of a property's value in the image, and its byte order. */
export interface FoundValue {
  /** The package whose tables its names and indices refer to. */
  readonly of: Package;
  readonly at: number;
  readonly little: boolean;
}

/** Finds properties by name in an object and in its templates. */
export class PropertyFinder {
  readonly #inherited: InheritedProperties;
  readonly #view: DataView;
  readonly #readers = new Map<Package, TagReader>();
  /** By property, then by template, which many objects share. */
  readonly #ofTemplates = new Map<number, Map<number, FoundValue | null>>();

  constructor(inherited: InheritedProperties, image: Uint8Array) {
    this.#inherited = inherited;
    this.#view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  }

  /** The property's value if it has `size` bytes, own or inherited; null when there is none. */
  find(of: Package, index: number, name: number, size: number): FoundValue | null {
    if (name < 0) return null;
    let place: ExportPlace | null = { of, index };
    for (let depth = 0; place !== null && depth < MOST_TEMPLATES; depth++) {
      const found = depth === 0 ? this.#own(place, name, size) : this.#ofTemplate(place, name, size);
      if (found) return found;
      place = this.#template(place);
    }
    return null;
  }

  /** The objects that it takes its defaults from, nearest first. */
  templates(of: Package, index: number): ExportPlace[] {
    const found: ExportPlace[] = [];
    for (let at = this.#template({ of, index }); at !== null; at = this.#template(at))
      if (found.push(at) === MOST_TEMPLATES) break;
    return found;
  }

  #ofTemplate(place: ExportPlace, name: number, size: number): FoundValue | null {
    const known = getOrCreate(this.#ofTemplates, name, () => new Map());
    const node = place.of.exportNode[place.index]!;
    return getOrCreate(known, node, () => this.#own(place, name, size));
  }

  #own({ of, index }: ExportPlace, name: number, size: number): FoundValue | null {
    let at = of.tagsAt[index]!;
    if (at === 0) return null;
    const reader = getOrCreate(this.#readers, of, () => new TagReader(this.#view, of));
    const end = of.tagsEnd[index]!;
    for (; reader.read(at, end) === TAG.property; at = reader.next) {
      const wanted = of.names.fold[reader.name] === name && reader.number === 0 && reader.size === size;
      if (wanted) return { of, at: reader.valueAt, little: reader.little };
    }
    return null;
  }

  #template({ of, index }: ExportPlace): ExportPlace | null {
    const { exports } = of;
    const { packages } = this.#inherited;
    if (exports.archetype[index] !== 0) return this.#export(of, exports.archetype[index]!);
    const isDefault = (exports.flagsLow[index]! & OBJECT_FLAG.classDefault) !== 0;
    const own = nodeOfIndex(of, exports.class[index]!);
    if (own === null) return null;
    let owner: number | null = own;
    if (isDefault) {
      const held = exportOfNode(packages, own);
      owner = held && nodeOfIndex(held.of, held.of.exports.super[held.index]!);
    }
    const template = owner === null ? undefined : this.#inherited.defaults.get(owner);
    return template === undefined ? null : exportOfNode(packages, template);
  }

  #export(of: Package, index: number): ExportPlace | null {
    const node = nodeOfIndex(of, index);
    return node === null ? null : exportOfNode(this.#inherited.packages, node);
  }
}
