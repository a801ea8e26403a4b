// Arguments of a call: as JSON Schema for clients, and checked with errors that say what would work.

import type { Argument, Arguments, ArgumentValues } from '../games/shared/game-tool.ts';
import { ToolError } from './tool-error.ts';

/** Longest text that an argument may have; queries are the longest. */
const MOST_TEXT = 100_000;

/** As small as possible: every client sends it to the model in every conversation. */
export function inputSchema(args: Arguments): {
  type: 'object';
  properties: Record<string, object>;
  required?: string[];
} {
  const required = Object.keys(args).filter((name) => args[name]!.required);
  const properties = Object.entries(args).map(
    ([name, { required: _, ...schema }]) => [name, schema] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
}

/** @throws ToolError */
export function checkArguments<A extends Arguments>(
  args: A,
  given: Readonly<Record<string, unknown>>,
): ArgumentValues<A> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(args, name));
  if (unknown !== undefined) {
    const names = Object.keys(args).join(', ');
    throw new ToolError(`There is no argument ${quote(unknown)}.`, `Arguments: ${names || 'none'}.`);
  }
  const values = Object.entries(args).map(([name, argument]) => {
    return [name, checkValue(name, argument, Object.hasOwn(given, name) ? given[name] : undefined)];
  });
  return Object.fromEntries(values);
}

function checkValue(name: string, argument: Argument, value: unknown): unknown {
  if (value === undefined || value === null) {
    if (argument.required)
      throw new ToolError(`The argument "${name}" is missing.`, `It is ${wanted(argument)}.`);
    return argument.default;
  }
  const known = argument.enum?.find((word) => word.toLowerCase() === String(value).toLowerCase());
  if (known !== undefined) return known;
  const number = numberIn(argument, value);
  if (number !== null) return number;
  if (argument.enum || !fits(argument, value))
    throw new ToolError(`"${name}" cannot be ${quote(value)}.`, `It is ${wanted(argument)}.`);
  return value;
}

/** The number that was given as a text (`"5"`); null if there is none that fits. */
function numberIn(argument: Argument, value: unknown): number | null {
  const isNumeric = argument.type === 'integer' || argument.type === 'number';
  if (!isNumeric || typeof value !== 'string' || value.trim() === '') return null;
  return fits(argument, Number(value)) ? Number(value) : null;
}

function fits(
  { type, minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE }: Argument,
  value: unknown,
): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string' && value.length <= MOST_TEXT;
    case 'boolean':
      return typeof value === 'boolean';
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
    case 'number':
      return typeof value === 'number' && value >= minimum && value <= maximum;
  }
}

function wanted({ type, enum: words, minimum, maximum, description }: Argument): string {
  if (words) return `one of ${words.join(', ')}`;
  const range = minimum === undefined ? '' : ` from ${minimum} to ${maximum}`;
  const article = /^[aeiou]/.test(type) ? 'an' : 'a';
  return `${article} ${type}${range}${description === undefined ? '' : ` (${description})`}`;
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
