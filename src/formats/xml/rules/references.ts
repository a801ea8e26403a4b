// References in values: by where they stand, or by how they look.

import { encodeUtf8 } from '../../../bytes/text.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { type ReferenceTexts, words } from '../games/game.ts';
import { HAS_ATTRIBUTE, IS_ID } from '../syntax/elements.ts';
import type { Tree } from '../syntax/tree.ts';
import type { IdSpaces } from './id-spaces.ts';
import { IS_NO_REFERENCE } from './name-roles.ts';
import type { Reading } from './reading.ts';
import { isOnWay, type ReferencePlace, type Rules } from './rules.ts';
import type { ValueLabels } from './value-path.ts';

/** Longer texts are no ids that are known by how they look. */
const MOST_ID_BYTES = 100;

export class References {
  readonly #tree: Tree;
  readonly #rules: Rules;
  readonly #looks: ReferenceTexts | undefined;
  readonly #labels: ValueLabels;
  readonly #spaces: IdSpaces;
  readonly #sink: GraphSink;
  readonly #byName: readonly (readonly ReferencePlace[] | undefined)[];
  /** By first byte: beginnings of texts that are references. */
  readonly #prefixes: (readonly Uint8Array[] | undefined)[] = [];
  readonly #usesAttributes: boolean;

  constructor({ tree, meanings: { game, names }, rules, spaces, sink }: Reading, labels: ValueLabels) {
    this.#tree = tree;
    this.#rules = rules;
    this.#looks = game.referenceTexts;
    this.#labels = labels;
    this.#spaces = spaces;
    this.#sink = sink;
    this.#byName = Array.from({ length: names.count }, (_, name) => rules.references.get(names.text(name)));
    this.#usesAttributes =
      this.#looks?.attributes !== undefined || [...rules.references.keys()].some((name) => name[0] === '@');
    for (const prefix of new Set(words(game.referenceTexts?.prefixes))) {
      const bytes = encodeUtf8(prefix);
      this.#prefixes[bytes[0]!] = [...(this.#prefixes[bytes[0]!] ?? []), bytes];
    }
  }

  /** In the text of an element. */
  ofText(element: number, meaning: number): void {
    const { bytes, elements, parent } = this.#tree;
    const at = elements.inner[element]!;
    const bits = elements.flags[element]!;
    const place =
      (bits & IS_ID) === 0
        ? this.#byName[elements.name[element]!]?.find(({ way }) => isOnWay(way, parent[element]!, elements))
        : undefined;
    if (place) {
      this.#add(element, this.#spacesOf(place, element), at, this.#tree.contentEnd(element), '');
      return;
    }
    const prefixes = this.#prefixes[bytes[at]!];
    if (prefixes === undefined || (meaning & IS_NO_REFERENCE) !== 0 || (bits & HAS_ATTRIBUTE) !== 0) return;
    for (const prefix of prefixes) {
      let same = 1;
      while (same < prefix.length && bytes[at + same] === prefix[same]) same++;
      if (same < prefix.length) continue;
      this.#add(element, this.#looks!.to, at, this.#tree.contentEnd(element), '');
      return;
    }
  }

  /** @param idAt where the id of the element is */
  inAttributes(element: number, idAt: number): void {
    const { elements } = this.#tree;
    if (!this.#usesAttributes || (elements.flags[element]! & HAS_ATTRIBUTE) === 0) return;
    for (const { name, at, end } of this.#tree.attributesOf(element)) {
      const attribute = `@${name}`;
      const place = this.#rules.references
        .get(attribute)
        ?.find(({ way, when }) => isOnWay(way, element, elements) && this.#is(element, when));
      const isOne = (): boolean =>
        at !== idAt &&
        end - at < MOST_ID_BYTES &&
        (this.#looks?.attributes?.test(this.#tree.decode(at, end)) ?? false);
      if (place) this.#add(element, this.#spacesOf(place, element), at, end, attribute);
      else if (isOne()) this.#add(element, this.#looks!.to, at, end, attribute);
    }
  }

  #is(element: number, when: ReferencePlace['when']): boolean {
    return when === null || when[1].includes(this.#tree.attribute(element, when[0]) ?? '');
  }

  #spacesOf({ to }: ReferencePlace, element: number): readonly string[] {
    return to[0]!.endsWith('}') ? [this.#spaces.filled(to[0]!, element)] : to;
  }

  #add(element: number, to: readonly string[], at: number, end: number, attribute: string): void {
    const from = this.#tree.elements.holder[element]! as NodeId;
    const label = this.#labels.label('ID', element, attribute);
    this.#spaces.refer({ from, label, to, text: this.#sink.texts.intern(at, end - at), at });
  }
}
