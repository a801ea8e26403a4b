// Conditions as the user chooses them, and the filter that they mean.

import type { ObjectFilter } from '../queries.gen.ts';

export const OPERATORS = [
  ['is', 'is'],
  ['contains', 'contains'],
  ['above', 'is above'],
  ['below', 'is below'],
  ['there', 'is there'],
  ['absent', 'is absent'],
  ['leads', 'leads to'],
] as const;

export type Operator = (typeof OPERATORS)[number][0];

export interface PathCondition {
  readonly path: string;
  readonly operator: Operator;
  readonly value: string;
}

/** True if the operator compares with a value. */
export function hasValue(operator: Operator): boolean {
  return operator !== 'there' && operator !== 'absent';
}

/** All conditions have to hold; with no class and no conditions, every object matches. */
export function filterOf(className: string, conditions: readonly PathCondition[]): ObjectFilter {
  const properties = conditions.filter(({ path }) => path !== '').map(propertyFilter);
  return {
    ...(className !== '' && { class: { eq: className } }),
    ...(properties.length > 0 && { properties }),
  };
}

function propertyFilter({ path, operator, value }: PathCondition) {
  const number = Number(value);
  const isNumber = value.trim() !== '' && Number.isFinite(number);
  switch (operator) {
    case 'is':
      if (value === 'true' || value === 'false') return { path, boolean: { eq: value === 'true' } };
      return isNumber ? { path, number: { eq: number } } : { path, text: { eq: value } };
    case 'contains':
      return { path, text: { contains: value, caseSensitive: false } };
    case 'above':
      return { path, number: { gt: isNumber ? number : 0 } };
    case 'below':
      return { path, number: { lt: isNumber ? number : 0 } };
    case 'there':
      return { path, exists: true };
    case 'absent':
      return { path, exists: false };
    case 'leads':
      return { path, reference: { name: { contains: value, caseSensitive: false } } };
  }
}

/** Conditions from an address, which may come from anyone: invalid ones are left out. */
export function readConditions(text: string | undefined): readonly PathCondition[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter(isCondition) : [];
  } catch {
    return [];
  }
}

function isCondition(value: unknown): value is PathCondition {
  const { path, operator, value: operand } = (value ?? {}) as Partial<PathCondition>;
  const isKnown = OPERATORS.some(([name]) => name === operator);
  return typeof path === 'string' && isKnown && typeof operand === 'string';
}
