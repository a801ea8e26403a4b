// docs/seeds.md lays the documents that the formats began from beside the project, name by name. Every entry of its
// lists is a query of the example saves.

import { readFileSync } from 'node:fs';
import {
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { openLibrary } from '../tools/open-library.ts';
import { serveLibrary } from '../tools/serve.ts';

const text = readFileSync('docs/seeds.md', 'utf8');
const schema = createSchema();
const { query: ask } = await serveLibrary(openLibrary('examples'));

interface Row {
  readonly name: string;
  /** Where the value is, from a beginning on; null for what is not given. */
  readonly path: string | null;
  readonly answer: string;
  readonly remark: string;
}

/** A step of a path: a field with its arguments or a key of JSON, and which entry of a list. */
interface Step {
  readonly name: string;
  readonly args: string;
  readonly entry: number | null;
}

const STEP = /^(?<name>\w+)(?<args>\((?:"(?:\\.|[^"\\])*"|[^")])*\))?(?:\[(?<entry>\d+)\])?(?:\.|$)/;

function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  for (let rest = path; rest !== ''; ) {
    const match = STEP.exec(rest);
    if (!match) throw new Error(`no step of a path: ${rest}`);
    const { name, args, entry } = match.groups!;
    steps.push({ name: name!, args: args ?? '', entry: entry === undefined ? null : Number(entry) });
    rest = rest.slice(match[0].length);
  }
  return steps;
}

/** The query of a path: its steps that are fields of the schema. Those after a field of JSON lead into its value. */
function queryOf(steps: readonly Step[]): string {
  let type: GraphQLNamedType = schema.getQueryType()!;
  const fields: Step[] = [];
  for (const step of steps) {
    if (!isObjectType(type)) break;
    const field: { type: GraphQLOutputType } | undefined = type.getFields()[step.name];
    if (!field) throw new Error(`${type.name} has no field ${step.name}`);
    fields.push(step);
    type = getNamedType(field.type);
  }
  const end = isObjectType(type) ? ' { __typename }' : '';
  return fields.reduceRight((inner, { name, args }) => ` { ${name}${args}${inner} }`, end);
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

function valueAt(data: unknown, steps: readonly Step[]): unknown {
  let value = data;
  let type: GraphQLOutputType | null = schema.getQueryType()!;
  for (const [at, { name, entry }] of steps.entries()) {
    const of: GraphQLNamedType | null = type && getNamedType(type);
    type = isObjectType(of) ? (of.getFields()[name]?.type ?? null) : null;
    value = (value as Record<string, unknown> | null | undefined)?.[name];
    if (entry !== null) value = (value as unknown[] | null | undefined)?.[entry];
    else if (type && isList(type) && at < steps.length - 1) value = (value as unknown[] | null)?.[0];
  }
  return value;
}

/** What may be said of a value: its type, and the value itself. */
function shown(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return ['list', `list of ${value.length}`];
  if (typeof value === 'object') return ['object'];
  return [typeof value === 'string' ? 'text' : typeof value, JSON.stringify(value)];
}

const sections = text.split(/^## /m).slice(1);

it('has entries', () => {
  expect(sections.length).toBeGreaterThan(0);
  expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
});

describe.each(sections.map((section) => [section.slice(0, section.indexOf('\n')), section]))(
  '%s',
  (_, section) => {
    const beginnings = new Map(
      [...section.matchAll(/`(\w+)`\sis\s`(.+?)`(?=[;.,])/g)].map(([, name, path]) => [name!, path!]),
    );
    const rows = [...section.matchAll(/^- (.*(?:\n {2}.*)*)/gm)].flatMap(([, text]) =>
      rowsOf(text!.replaceAll('\n ', '')),
    );

    it.each(rows.map((row) => [row.name, row]))('%s', async (_, { path, answer, remark }) => {
      if (path === null) {
        expect(remark, 'why it is not given').not.toBe('');
        return;
      }
      const begin = (word: string): string => beginnings.get(word) ?? word;
      const whole = path
        .replace(/^\w+/, begin)
        .replace(/^save(?!\()/, begin)
        .replace(/\["(.+?)"\]/g, '.property(path: "$1")');
      const steps = stepsOf(whole);
      const query = queryOf(steps);
      const { body } = await ask(query);
      expect(body.errors, query).toBeUndefined();
      const value = valueAt(body.data, steps);
      expect(value ?? null, query).not.toBeNull();
      expect(shown(value), query).toContain(answer);
    });
  },
);

const ENTRY =
  /^`(?<name>.+?)`(?: as `(?<last>.+?)`)?(?: (?<answer>".*?"|-?[\d.]+|\w+(?: of \d+)?))?(?: \((?<remark>.*)\))?$/;

/** The entries of a list: those of one path, of several, or of none. */
function rowsOf(text: string): Row[] {
  const [, path, entries] = /^(?:`(.+?)`|others|not given): (.*)$/.exec(text)!;
  return entries!.split(/; (?=`)/).map((entry) => {
    const match = ENTRY.exec(entry);
    if (!match) throw new Error(`no entry: ${entry}`);
    const { name, last, answer, remark } = match.groups!;
    const whole = path?.replace('*', last ?? name!) ?? last ?? null;
    return { name: name!, path: whole, answer: answer ?? '', remark: remark ?? '' };
  });
}
