// Issues while a save is read. A broken file may have millions: the first are kept in full, and of the rest
// only the nodes they are about, so that no broken node looks intact.

import type { NodeId } from '../ids.ts';
import { Column, sharedArray } from '../memory/columns.ts';
import type { IssueMark, IssueRecord } from '../sink.ts';

/** The number of issues to keep in full, and of notes (issues of level info). */
const MOST_ISSUES = 10_000;

export class IssueRecorder {
  readonly records: IssueRecord[] = [];
  /** All issues except notes. */
  count = 0;
  noteCount = 0;
  /** Nodes of issues and of notes that are not kept, in the order of these; may contain duplicates. */
  readonly #unlisted = new Column(Uint32Array);
  readonly #unlistedNotes = new Column(Uint32Array);

  add(issue: IssueRecord): void {
    const before = issue.info ? this.noteCount++ : this.count++;
    if (before < MOST_ISSUES) this.records.push(issue);
    else if (issue.node !== null) addOnce(issue.info ? this.#unlistedNotes : this.#unlisted, issue.node);
  }

  mark(): IssueMark {
    return {
      kept: this.records.length,
      count: this.count,
      notes: this.noteCount,
      unlisted: this.#unlisted.length,
      unlistedNotes: this.#unlistedNotes.length,
    };
  }

  dropTo({ kept, count, notes, unlisted, unlistedNotes }: IssueMark): void {
    this.records.length = kept;
    this.count = count;
    this.noteCount = notes;
    this.#unlisted.length = unlisted;
    this.#unlistedNotes.length = unlistedNotes;
  }

  /** Nodes of issues that are not kept, ascending, each once. */
  unlisted(): Uint32Array {
    return sorted(this.#unlisted);
  }

  /** The same of notes. */
  unlistedNotes(): Uint32Array {
    return sorted(this.#unlistedNotes);
  }
}

function addOnce(column: Column<Uint32Array>, node: NodeId): void {
  const { length, values } = column;
  if (length === 0 || values[length - 1] !== node) column.push(node);
}

function sorted({ values, length }: Column<Uint32Array>): Uint32Array {
  const nodes = Uint32Array.from(new Set(values.subarray(0, length))).sort();
  // In shared memory, like everything that a reading thread passes on.
  const shared = sharedArray(Uint32Array, nodes.length);
  shared.set(nodes);
  return shared;
}
