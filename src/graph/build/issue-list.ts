// What went wrong while a save was read. A broken file may have millions of issues: the first are kept whole, and of
// the rest which nodes they are about, so that no broken node looks sound.

import type { NodeId } from '../ids.ts';
import { Column, sharedArray } from '../memory/columns.ts';
import type { IssueMark, IssueRecord } from '../sink.ts';

/** As many are kept whole, and as many notes (issues of level info). */
const MOST_ISSUES = 10_000;

export class IssueList {
  readonly records: IssueRecord[] = [];
  /** All issues but notes. */
  count = 0;
  noteCount = 0;
  /** Nodes with issues that are not kept, in the order of the issues; one may be there several times. */
  readonly #unlisted = new Column(Uint32Array, 0);

  add(issue: IssueRecord): void {
    const before = issue.info ? this.noteCount++ : this.count++;
    if (before < MOST_ISSUES) this.records.push(issue);
    else if (issue.node !== null && !issue.info) this.#addUnlisted(issue.node);
  }

  #addUnlisted(node: NodeId): void {
    const { length, values } = this.#unlisted;
    if (length === 0 || values[length - 1] !== node) this.#unlisted.push(node);
  }

  mark(): IssueMark {
    return {
      kept: this.records.length,
      count: this.count,
      notes: this.noteCount,
      unlisted: this.#unlisted.length,
    };
  }

  dropTo({ kept, count, notes, unlisted }: IssueMark): void {
    this.records.length = kept;
    this.count = count;
    this.noteCount = notes;
    this.#unlisted.length = unlisted;
  }

  /** Nodes with issues that are not kept, in ascending order, each once. */
  unlisted(): Uint32Array {
    const { values, length } = this.#unlisted;
    const nodes = Uint32Array.from(new Set(values.subarray(0, length))).sort();
    // On shared memory, as all that a reading thread hands over.
    const shared = sharedArray(Uint32Array, nodes.length);
    shared.set(nodes);
    return shared;
  }
}
