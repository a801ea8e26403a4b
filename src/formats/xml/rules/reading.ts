// What everything that makes nodes and references of a save works with.

import type { GraphSink } from '../../../graph/sink.ts';
import type { Tree } from '../syntax/tree.ts';
import type { Meanings } from './meanings.ts';
import type { Rules } from './rules.ts';
import type { Spaces } from './spaces.ts';

export interface Reading {
  readonly tree: Tree;
  readonly meanings: Meanings;
  readonly rules: Rules;
  readonly spaces: Spaces;
  readonly sink: GraphSink;
}
