// Issues by node, in a finished graph.

import type { NodeId } from '../ids.ts';
import type { IssueRecord } from '../sink.ts';
import type { GraphData } from './graph-data.ts';

const NONE: readonly IssueRecord[] = [];

export class NodeIssues {
  readonly #byNode = new Map<NodeId, IssueRecord[]>();
  readonly #unlisted: ReadonlySet<number>;
  readonly #file: string;

  constructor({ issues, unlistedNodes, files }: GraphData) {
    for (const issue of issues) {
      if (issue.node === null) continue;
      const of = this.#byNode.get(issue.node);
      if (of) of.push(issue);
      else this.#byNode.set(issue.node, [issue]);
    }
    this.#unlisted = new Set(unlistedNodes);
    this.#file = files[0]?.name ?? '';
  }

  of(node: NodeId): readonly IssueRecord[] {
    const listed = this.#byNode.get(node) ?? NONE;
    return this.#unlisted.has(node) ? [...listed, this.#unlistedIssue(node)] : listed;
  }

  /** Nodes with issues, ascending. */
  get nodes(): Uint32Array {
    const listed = [...this.#byNode].filter(([, of]) => of.some(({ info }) => !info)).map(([node]) => node);
    return Uint32Array.from(new Set([...listed, ...this.#unlisted])).sort();
  }

  #unlistedIssue(node: NodeId): IssueRecord {
    const message = 'something of this object could not be read; the save has more issues than are kept';
    return { code: 'UNLISTED', message, file: this.#file, offset: null, path: null, node };
  }
}
