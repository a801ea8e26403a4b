// All tools, in the order in which clients see them.

import type { Tool } from './tool.ts';
import { balance } from './tools/balance.ts';
import { compare } from './tools/compare.ts';
import { examples } from './tools/examples.ts';
import { expedition } from './tools/expedition.ts';
import { findItem } from './tools/find-item.ts';
import { nearest } from './tools/nearest.ts';
import { baseReport, findPals, guildReport } from './tools/pals-guilds-bases.ts';
import { power } from './tools/power.ts';
import { query } from './tools/query.ts';
import { roster } from './tools/roster.ts';
import { searchClasses } from './tools/search-classes.ts';
import { searchSchema } from './tools/search-schema.ts';
import { summary } from './tools/summary.ts';
import { trace } from './tools/trace.ts';

export const TOOLS: readonly Tool[] = [
  summary,
  findItem,
  nearest,
  compare,
  power,
  balance,
  trace,
  roster,
  expedition,
  findPals,
  guildReport,
  baseReport,
  query,
  examples,
  searchSchema,
  searchClasses,
];
