// The tools with which nodes and references of a save are made.

import type { GraphSink } from '../../../graph/sink.ts';
import type { Tree } from '../syntax/tree.ts';
import type { IdSpaces } from './id-spaces.ts';
import type { ImageTexts } from './image-texts.ts';
import type { NameRoles } from './name-roles.ts';
import type { Rules } from './rules.ts';

export interface Reading {
  readonly tree: Tree;
  readonly meanings: NameRoles;
  readonly rules: Rules;
  readonly spaces: IdSpaces;
  readonly texts: ImageTexts;
  readonly sink: GraphSink;
}
