// References in values: by where they stand, or by how they look.

import { encodeUtf8 } from '../../../bytes/text.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { type ReferenceTexts, words } from '../games/game.ts';
import { Attributes } from '../syntax/attributes.ts';
import { HAS_ATTRIBUTE, HAS_TOLD, IS_ID } from '../syntax/elements.ts';
import { isAt } from '../syntax/names.ts';
import { decodeText } from '../syntax/text.ts';
import type { Tree } from '../syntax/tree.ts';
import type { IdSpaces } from './id-spaces.ts';
import type { ImageTexts } from './image-texts.ts';
import { IS_NO_REFERENCE } from './name-roles.ts';
import type { Reading } from './reading.ts';
import { isOnWay, onWay, type ReferencePlace } from './rules.ts';
import type { ValueLabels } from './value-path.ts';

/** Longer texts are no ids that are known by how they look. */
const MOST_ID_BYTES = 100;

export class References {
  readonly #tree: Tree;
  readonly #looks: ReferenceTexts | undefined;
  readonly #labels: ValueLabels;
  readonly #spaces: IdSpaces;
  readonly #texts: ImageTexts;
  readonly #byName: readonly (readonly ReferencePlace[] | undefined)[];
  /** By first byte: beginnings of texts that are references. */
  readonly #prefixes: (readonly Uint8Array[] | undefined)[] = [];
  readonly #byAttribute: readonly (readonly ReferencePlace[] | undefined)[];
  readonly #attributes: Attributes;

  constructor({ tree, meanings: { game, names }, rules, spaces, texts }: Reading, labels: ValueLabels) {
    this.#tree = tree;
    this.#looks = game.referenceTexts;
    this.#labels = labels;
    this.#spaces = spaces;
    this.#texts = texts;
    this.#attributes = new Attributes(tree.bytes, names);
    this.#byName = names.all.map((name) => rules.references.get(name));
    this.#byAttribute = names.all.map((name) => rules.references.get(`@${name}`));
    for (const prefix of new Set(words(game.referenceTexts?.prefixes))) {
      const bytes = encodeUtf8(prefix);
      this.#prefixes[bytes[0]!] = [...(this.#prefixes[bytes[0]!] ?? []), bytes];
    }
  }

  /** True if values with this name may be references, by their place or look. */
  mayHave(name: number): boolean {
    return this.#byName[name] !== undefined || this.#prefixes.length > 0;
  }

  ofText(element: number, meaning: number): void {
    const { bytes, elements } = this.#tree;
    const at = elements.inner[element]!;
    const bits = elements.flags[element]!;
    const around = elements.parent[element]!;
    const places = (bits & IS_ID) === 0 ? this.#byName[elements.name[element]!] : undefined;
    const place = onWay(places, around, elements);
    let to = place && this.#spacesOf(place, element);
    if (!to) {
      const prefixes = this.#prefixes[bytes[at]!];
      if (prefixes === undefined || (meaning & IS_NO_REFERENCE) !== 0 || (bits & HAS_ATTRIBUTE) !== 0) return;
      for (const prefix of prefixes) if (isAt(prefix, bytes, at, at + prefix.length)) to = this.#looks!.to;
    }
    if (to) this.#add(element, to, at, this.#tree.contentEnd(element), '');
  }

  /** @param idAt where the id of the element is */
  inAttributes(element: number, idAt: number): void {
    const { elements, names } = this.#tree;
    if ((elements.flags[element]! & HAS_TOLD) === 0) return;
    const attributes = this.#tree.attributesOf(element, this.#attributes);
    const looks = this.#looks?.attributes;
    while (attributes.next()) {
      const { name, valueAt: at, valueEnd: end } = attributes;
      const place = this.#placeOf(this.#byAttribute[name] ?? [], element);
      const isOne = looks !== undefined && at !== idAt && end - at < MOST_ID_BYTES;
      const looksTo = isOne && looks.test(decodeText(this.#tree.bytes, at, end)) ? this.#looks!.to : null;
      const to = place ? this.#spacesOf(place, element) : looksTo;
      if (to) this.#add(element, to, at, end, `@${names.text(name)}`);
    }
  }

  #placeOf(places: readonly ReferencePlace[], element: number): ReferencePlace | undefined {
    for (const place of places) {
      const { way, when } = place;
      if (!isOnWay(way, element, this.#tree.elements)) continue;
      if (when === null || when[1].includes(this.#tree.attribute(element, when[0]) ?? '')) return place;
    }
    return undefined;
  }

  #spacesOf({ to }: ReferencePlace, element: number): readonly string[] {
    return to[0]!.endsWith('}') ? [this.#spaces.filled(to[0]!, element)] : to;
  }

  #add(element: number, to: readonly string[], at: number, end: number, attribute: string): void {
    if (this.#tree.isLost(at, end)) return;
    const from = this.#tree.elements.holder[element]! as NodeId;
    const label = this.#labels.label('ID', element, attribute);
    this.#spaces.refer(from, label, to, this.#texts.of(at, end), at);
  }
}
