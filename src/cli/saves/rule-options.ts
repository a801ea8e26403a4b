// Options of commands that check rules.

import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Alert } from '../../alerts/alert.ts';
import type { RuleSettings } from '../../alerts/alerts.ts';
import { type AlertRule, checkRuleNames, RuleError, rulesOf } from '../../alerts/rule.ts';
import { type CommandArgs, textOption, UsageError } from '../command.ts';
import type { OptionTexts } from '../options.ts';
import { printable } from '../print.ts';
import { readUserText } from '../user-file.ts';

export const RULE_OPTIONS: OptionTexts = {
  'rule FILE...': 'alert when a rule in this file applies (see docs/alerts.md)',
  'told FILE':
    "where to keep which alerts were sent (default a file for these rules and paths in the user's cache)",
};

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
  return { rules, memoryFile: textOption(args, 'told') ?? join(cacheFolder(), name) };
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

export function alertLine(alert: Alert, isJson: boolean): string {
  return isJson ? JSON.stringify(alert) : printable(alert.text.replaceAll('\n', '; '));
}

/** Where this program keeps files of its own on this machine. */
function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'savegraph');
}
