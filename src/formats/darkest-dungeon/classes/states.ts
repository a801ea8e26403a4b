// Finds the class of an object from its name and parent: the schema as an automaton. Each place in the tree
// is a state made once, so that an object costs one map lookup; all list keys share a state.

import type { ClassId, TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { fileShape, type Hook, type Shape } from './schema.ts';

export interface State {
  readonly class: ClassId;
  readonly hook: Hook | null;
  readonly shape: Shape | null;
  /** Prefix for the classes of unnamed places in it: its class, or its name. */
  readonly label: string;
  /** States of the objects in it, by name; LIST and ANY have the states that keys share. */
  readonly next: Map<number, State>;
}

const LIST = -1;
const ANY = -2;

export class States {
  readonly #sink: GraphSink;
  readonly #files = new Map<string, State>();
  readonly #classes = new Map<string, ClassId>();

  constructor(sink: GraphSink) {
    this.#sink = sink;
  }

  /** The state of a file with this name, without its folder. */
  file(name: string): State {
    return getOrCreate(this.#files, name, () => this.#state(fileShape(name), name, '', name));
  }

  /** The state of an object called `text` inside `parent`; `decimal` says whether that is a decimal number. */
  inside(parent: State, text: TextId, decimal: boolean): State {
    const key = decimal ? LIST : text;
    const known = parent.next.get(key);
    if (known) return known;
    const state = this.#enter(parent, decimal ? '#' : this.#sink.texts.text(text), decimal);
    parent.next.set(key, state);
    return state;
  }

  #enter(parent: State, name: string, decimal: boolean): State {
    const { shape } = parent;
    const fields = shape?.fields;
    const exact = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    const each = decimal ? (shape?.list ?? shape?.any) : shape?.any;
    if (exact || !each) return this.#state(exact ?? null, patternOf(name, decimal), parent.label);
    // Keys that are not in the schema share a state too.
    const key = each === shape?.list ? LIST : ANY;
    const shared = parent.next.get(key) ?? this.#state(each, patternOf(name, decimal), parent.label);
    parent.next.set(key, shared);
    return shared;
  }

  #state(shape: Shape | null, pattern: string, parent: string, label = shape?.class ?? pattern): State {
    const path = shape?.class ?? `dson:${parent}/${pattern}`;
    return { class: this.#class(path), hook: shape?.hook ?? null, shape, label, next: new Map() };
  }

  #class(path: string): ClassId {
    return getOrCreate(this.#classes, path, () => this.#sink.classOf(this.#sink.texts.add(path)));
  }
}

function patternOf(name: string, decimal: boolean): string {
  return decimal ? '#' : name.replace(/\d+$/, '#');
}

/** True if the bytes are a decimal number, as list keys are. */
export function isDecimal(bytes: Uint8Array, at: number, end: number): boolean {
  const start = bytes[at] === 0x2d ? at + 1 : at;
  if (start >= end) return false;
  for (let i = start; i < end; i++) {
    const byte = bytes[i]!;
    if (byte < 0x30 || byte > 0x39) return false;
  }
  return true;
}
