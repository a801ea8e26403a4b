// All tools, in the order in which clients see them.

import type { Tool } from './tool.ts';
import { compare } from './tools/compare.ts';
import { examples } from './tools/examples.ts';
import { findItem } from './tools/find-item.ts';
import { GAME_TOOLS } from './tools/game-tools.ts';
import { nearest } from './tools/nearest.ts';
import { query } from './tools/query.ts';
import { roster } from './tools/roster.ts';
import { searchClasses } from './tools/search-classes.ts';
import { searchSchema } from './tools/search-schema.ts';
import { summary } from './tools/summary.ts';

export const TOOLS: readonly Tool[] = [
  summary,
  findItem,
  nearest,
  compare,
  roster,
  ...GAME_TOOLS,
  query,
  examples,
  searchSchema,
  searchClasses,
];
