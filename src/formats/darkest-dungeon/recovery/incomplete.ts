// Marks what is not sure because a file of the profile is damaged: objects that something was lost from, and
// objects that refer to something that may have been lost. Nothing is marked in a sound profile.

import type { NodeId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { Frames } from '../nodes/frames.ts';

export class Incomplete {
  readonly #sink: GraphSink;
  /** Damaged files: full name by last part of it. */
  readonly #files = new Map<string, string>();
  readonly #nodes = new Set<NodeId>();
  readonly #unsure = new Set<NodeId>();

  constructor(sink: GraphSink) {
    this.#sink = sink;
  }

  /** The innermost open object has lost something, which an issue of its own says; those around it are marked. */
  loses(file: string, { depth, node }: Frames): void {
    this.#files.set(file.slice(file.lastIndexOf('/') + 1), file);
    for (let at = depth; at >= 0 && !this.#nodes.has(node[at]!); at--) {
      this.#nodes.add(node[at]!);
      if (at < depth) this.#note(node[at]!, 'INCOMPLETE', file, 'something in it is lost');
    }
  }

  /** True if something of the object, or of what it holds, is lost. */
  has(node: NodeId): boolean {
    return this.#nodes.has(node);
  }

  /** The damaged file that a path leads into, or any damaged file; null for none. */
  fileOf(path: string | null): string | null {
    // persist.roster.network.json takes the place of persist.roster.json.
    const begin = path === null ? '' : path.slice(0, path.indexOf('.json'));
    for (const [name, file] of this.#files) if (name.startsWith(begin)) return file;
    return null;
  }

  /** Marks an object whose reference may lead into a damaged file; null leaves it as it is. */
  unsure(node: NodeId, file: string | null): void {
    if (file === null || this.#unsure.has(node)) return;
    this.#unsure.add(node);
    this.#note(node, 'UNSURE', file, 'what it refers to may be lost in this file, which is damaged');
  }

  #note(node: NodeId, code: string, file: string, what: string): void {
    this.#sink.issue({ code, message: `${file}: ${what}`, file, offset: null, path: null, node, info: true });
  }
}
