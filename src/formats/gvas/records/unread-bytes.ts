// Bytes that hold no property list and no packed struct that is known: damaged where others of their kind hold one, else
// of an unknown layout. Which it is shows when all were met. Source: docs/formats/gvas.md#packed-structs.

import type { NodeId, TextId } from '../../../graph/ids.ts';
import type { LabelNode } from '../../layout/labels.ts';

/** Bytes in a field of records of one owner. */
interface Kind {
  readonly field: LabelNode;
  readonly owner: TextId;
}

export interface Unread extends Kind {
  /** What they are called where they are reported. */
  readonly name: TextId;
  readonly at: number;
  readonly size: number;
  readonly node: NodeId;
}

export class UnreadBytes {
  readonly #readable = new Map<LabelNode, Set<TextId>>();
  readonly #unread: Unread[] = [];

  markReadable(field: LabelNode, owner: TextId): void {
    const owners = this.#readable.get(field);
    if (owners) owners.add(owner);
    else this.#readable.set(field, new Set([owner]));
  }

  keep(bytes: Unread): void {
    this.#unread.push(bytes);
  }

  tell(ofDamaged: (bytes: Unread) => void, ofUnknown: (bytes: Unread) => void): void {
    for (const bytes of this.#unread)
      if (this.#readable.get(bytes.field)?.has(bytes.owner)) ofDamaged(bytes);
      else ofUnknown(bytes);
  }
}
