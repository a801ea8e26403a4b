// Issues by node, in a finished graph.

import type { NodeId } from '../ids.ts';
import { addTo } from '../made-once.ts';
import type { IssueRecord } from '../sink.ts';
import type { GraphData } from './graph-data.ts';

const UNREAD = 'something of this object could not be read';
const ODD = 'something of this object is unlikely';
const NONE: readonly IssueRecord[] = [];

export class NodeIssues {
  readonly #byNode = new Map<NodeId, IssueRecord[]>();
  readonly #unlisted: ReadonlySet<number>;
  readonly #unlistedNotes: ReadonlySet<number>;
  readonly #file: string;

  constructor({ issues, unlistedNodes, unlistedNotes, files }: GraphData) {
    for (const issue of issues) {
      if (issue.node === null) continue;
      addTo(this.#byNode, issue.node, issue);
    }
    this.#unlisted = new Set(unlistedNodes);
    this.#unlistedNotes = new Set(unlistedNotes);
    this.#file = files[0]?.name ?? '';
  }

  of(node: NodeId): readonly IssueRecord[] {
    const listed = this.#byNode.get(node) ?? NONE;
    if (this.#unlisted.has(node)) return [...listed, this.#unlistedIssue(node, UNREAD)];
    return this.#unlistedNotes.has(node) ? [...listed, this.#unlistedIssue(node, ODD, true)] : listed;
  }

  /** Nodes with issues, ascending. */
  get nodes(): Uint32Array {
    const listed = [...this.#byNode].filter(([, of]) => of.some(({ info }) => !info)).map(([node]) => node);
    return Uint32Array.from(new Set([...listed, ...this.#unlisted])).sort();
  }

  #unlistedIssue(node: NodeId, what: string, info = false): IssueRecord {
    const message = `${what}; the save has more issues than are kept`;
    return { code: 'UNLISTED', message, file: this.#file, offset: null, path: null, node, info };
  }
}
