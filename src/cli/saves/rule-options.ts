// Options of commands that check rules.

import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type AlertRule, checkRuleNames, RuleError, rulesOf } from '../../alerts/rule.ts';
import { type Command, type CommandArgs, textOption, UsageError } from '../command.ts';
import { readUserText } from '../user-file.ts';
import { cacheFolder } from './cache-folder.ts';

export const RULE_OPTIONS = {
  rule: { type: 'string', multiple: true },
  told: { type: 'string' },
} as const satisfies Command['options'];

export const RULE_HELP = `  --rule FILE        tell when a rule in this file applies (see docs/alerts.md); may be repeated
  --told FILE        where to keep what was told (default a file for these rules and paths in the user's cache)`;

/** RULE_OPTIONS, parsed; plain data. */
export interface RuleSettings {
  readonly rules: readonly AlertRule[];
  /** The file that keeps what was told. */
  readonly told: string;
}

/** Null when no rule is given. @throws UsageError */
export function ruleSettings(args: CommandArgs): RuleSettings | null {
  const files = Array.isArray(args.values.rule) ? args.values.rule.map(String) : [];
  if (files.length === 0) return null;
  const rules = files.flatMap(rulesIn);
  try {
    checkRuleNames(rules);
  } catch (error) {
    throw asUsageError(error, files.join(', '));
  }
  const about = JSON.stringify([...files, ...args.positionals].map((path) => resolve(path)));
  const name = `told-${createHash('sha256').update(about).digest('hex').slice(0, 16)}.json`;
  return { rules, told: textOption(args, 'told') ?? join(cacheFolder(), name) };
}

function rulesIn(file: string): readonly AlertRule[] {
  try {
    return rulesOf(JSON.parse(readUserText(file)), process.env);
  } catch (error) {
    throw asUsageError(error, file);
  }
}

function asUsageError(error: unknown, file: string): unknown {
  const isOurs = error instanceof RuleError || error instanceof SyntaxError;
  return isOurs ? new UsageError(`${file}: ${error.message}`) : error;
}
