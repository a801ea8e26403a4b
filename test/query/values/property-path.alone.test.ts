// Values that a property path leads to: very many names, and other names of one fact; ../answers/dotted-names.txt has
// single ones, ../../api/answers/labels.txt labels.

import { describe, expect, it } from 'vitest';
import type { PropertyValue, Value } from '../../../src/graph/values.ts';
import { pathIn, propertyPath, valuesAt } from '../../../src/query/values/property-path.ts';
import { stepCounter } from '../../tools/count-steps.ts';

function fields(of: Readonly<Record<string, Value>>): PropertyValue[] {
  return Object.entries(of).map(([name, value]) => ({ name, index: 0, type: '', value }));
}

function struct(of: Readonly<Record<string, Value>>): Value {
  return { kind: 'struct', fields: fields(of) };
}

function read(of: Readonly<Record<string, Value>>, path: string): Value[] {
  return valuesAt(fields(of), propertyPath(path, 'path')).map(({ value }) => value);
}

describe('names with dots', () => {
  it('take no time when there are very many', () => {
    const long = `${'a.'.repeat(490)}a`;
    const steps = stepCounter();
    expect(read({ a: 1 }, long)).toEqual([]);
    expect(propertyPath(long, 'path').names.every((names) => names.length <= 8)).toBe(true);
    expect(steps()).toBeLessThan(1_000_000);
  });
});

describe('other names of one fact', () => {
  const aliases = new Map([['swatch', ['custom.Swatch', 'old']]]);
  const path = pathIn({ aliases, shortNames: new Map() }, 'Swatch.x', 'path');
  const readAlias = (of: Readonly<Record<string, Value>>): Value[] =>
    valuesAt(fields(of), path).map(({ value }) => value);

  it('are tried where the object has nothing of the own name', () => {
    expect(readAlias({ swatch: struct({ x: 1 }), custom: struct({ Swatch: struct({ x: 2 }) }) })).toEqual([
      1,
    ]);
    expect(readAlias({ custom: struct({ Swatch: struct({ x: 2 }) }), old: struct({ x: 3 }) })).toEqual([2]);
    expect(readAlias({ old: struct({ x: 3 }) })).toEqual([3]);
    expect(readAlias({ x: 4 })).toEqual([]);
    expect([...path.roots].sort()).toEqual(
      'custom custom.swatch custom.swatch.x old old.x swatch swatch.x'.split(' '),
    );
  });
});

describe('short names of fields', () => {
  const id = 'D443B69044D640B0989FD8A629801A49';
  const shortNames = new Map([['count', [`Count_9_${id}`, `Count_2_${id}`]]]);
  const graph = { aliases: new Map<string, string[]>(), shortNames };
  const readShort = (of: Readonly<Record<string, Value>>, path: string): Value[] =>
    valuesAt(fields(of), pathIn(graph, path, 'path')).map(({ value }) => value);

  it('are names at any depth', () => {
    expect(readShort({ [`Count_9_${id}`]: 1 }, 'count')).toEqual([1]);
    expect(readShort({ slot: struct({ [`Count_2_${id}`]: 2 }) }, 'slot.Count')).toEqual([2]);
  });

  it('give way to fields that are called so', () => {
    expect(readShort({ count: 3, [`Count_9_${id}`]: 1 }, 'count')).toEqual([3]);
  });

  it('leave the full names as they are', () => {
    expect(readShort({ [`Count_9_${id}`]: 1 }, `count_9_${id}`)).toEqual([1]);
    expect(readShort({ [`Count_9_${id}`]: 1 }, 'other')).toEqual([]);
  });
});
