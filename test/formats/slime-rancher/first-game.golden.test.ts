/**
 * Saves of the first game, written by another program from three public descriptions of its classes, each with its values
 * beside it. They are no saves that the game wrote: none is public.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BlockRow, type FieldRow, fieldsAt } from '../../../src/formats/slime-rancher/layouts/layout.ts';
import { LAYOUTS } from '../../../src/formats/slime-rancher/layouts/layouts.gen.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { readRanch } from '../../tools/slime-rancher/read.ts';
import { strictJson } from '../../tools/slime-rancher/strict.ts';
import { storedFields } from '../../tools/stored.ts';

const SHARED = join(import.meta.dirname, '../../../../shared');
const FOLDER = join(SHARED, 'cases/slime-rancher-1');
const isThere = existsSync(FOLDER);
if (!isThere) console.log(`not run: ${FOLDER} is absent, so no described save of the first game is read`);

type Json = Record<string, unknown>;
const json = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));
const names = isThere ? readdirSync(FOLDER).flatMap((file) => /^(.*)\.sav$/.exec(file)?.[1] ?? []) : [];
const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, `${name}.sav`)));
const treeOf = (name: string): Json => json(join(FOLDER, `${name}.json`)).tree as Json;

describe.runIf(isThere)('the rows of the first game', () => {
  const described = isThere
    ? (json(join(SHARED, 'facts/slime-rancher-1-layouts.json')).layouts as BlockRow[])
    : [];

  it.each(described.map((row) => [row.key, row] as const))(
    'have %s as it is described, in each version',
    (key, row) => {
      const [first, last] = row.versions;
      for (let version = first; version <= last; version++) {
        const types = (rows: readonly FieldRow[]): string[] => rows.map(({ type }) => plainType(type));
        expect(types(rowsOf(key, version)), `${key} ${version}`).toEqual(types(fieldsAt(row, version)));
      }
    },
  );

  it('have no other blocks', () => {
    const own = (LAYOUTS.layouts as readonly BlockRow[]).filter(({ game }) => game === 'SR1');
    const spans = (rows: readonly BlockRow[]): string[] =>
      rows.map(({ key, versions }) => `${key} ${versions.join('-')}`).sort();
    expect(spans(own)).toEqual(spans(described));
  });
});

/** A type as bytes: numbers that only have names or targets are plain ones. */
function plainType(type: string): string {
  return type
    .replace(/(enum|external)<\w+>/g, 'i32')
    .replace(/levels<\w+>/g, 'levels')
    .replaceAll('static', 'str');
}

describe.runIf(isThere)('described saves of the first game', () => {
  it('are five', () => expect(names).toHaveLength(5));

  it.each(names)('%s equals its values, field by field', (name) => {
    expect(strictJson('SR1', 'SRGAME', bytesOf(name))).toEqual(ours(treeOf(name)));
  });

  it.each(names)('%s is understood to the last byte, without issues and notes', (name) => {
    const { graph } = readRanch(bytesOf(name)).data;
    expect([graph.opaqueBytes, graph.issues]).toEqual([0, []]);
  });

  it.each(names)('%s answers with every value that it has', (name) => {
    const { graph } = readRanch(bytesOf(name));
    const numbers = itemNumbers();
    const answers = new Set<string>();
    for (const node of graph.nodes()) {
      if (graph.isAbsent(node)) continue;
      for (const part of graph.path(node).split(/[/,]/)) answers.add(part);
      for (const leaf of leavesOf(fieldsJson(storedFields(graph.properties(node)), 32))) {
        answers.add(String(numbers.get(String(leaf)) ?? leaf));
      }
    }
    const wanted = leavesOf(ours(treeOf(name))).map(String);
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((value) => !answers.has(value))).toEqual([]);
  });
});

/** Values of objects and lists inside, without names. */
function leavesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [value];
  return Object.values(value).flatMap(leavesOf);
}

/** The game's numbers of items and gadgets, by the paths that the graph has for them. */
function itemNumbers(): Map<string, number> {
  const facts = json(join(SHARED, 'facts/slime-rancher-1-names.json'));
  const pairs = [
    ['Identifiable', 'items'],
    ['Gadget', 'gadgets'],
  ].flatMap(([of, table]) =>
    Object.entries((facts[table!] as { names: Record<string, string> }).names).map(
      ([number, name]): [string, number] => [`${of}/${name}`, Number(number)],
    ),
  );
  return new Map(pairs);
}

/** The described values in our words: fields go by the names that the layouts give as aliases. */
function ours(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) {
    const isPairs = value.every((item) => Array.isArray(item) && item.length === 2);
    if (!isPairs) return value.map((item) => ours(item));
    return value.map(([key, item]) => ({
      key: field === 'slimes' ? String(key) : ours(key),
      value: ours(item),
    }));
  }
  if (typeof value !== 'object' || value === null) return WIDE.has(field) ? String(value) : value;
  const { $block, $version, ...fields } = value as Json;
  if ($block === 'SRSED') return { levels: moods(fields.levels as Json) };
  const rows = $block === undefined ? null : rowsOf(String($block), Number($version));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, inner]): [string, unknown][] => {
      if (name === 'timestamp') return dateOf(inner as { ticks: number; offsetMinutes: number });
      const row = rows?.find((each) => each.name === name || each.aliases?.includes(name));
      if (rows) expect(row, `${String($block)} ${String($version)} ${name}`).toBeDefined();
      const own = row?.name ?? name;
      return [[own, ours(inner, own)]];
    }),
  );
}

/** 64-bit integers, which JSON has as texts. */
const WIDE = new Set(['actorId', 'saveNumber']);

function rowsOf(block: string, version: number): readonly FieldRow[] {
  const layouts: readonly BlockRow[] = LAYOUTS.layouts;
  const row = layouts.find(
    ({ key, game, versions: [first, last] }) =>
      game === 'SR1' && key === block && first <= version && version <= last,
  );
  return row ? fieldsAt(row, version) : [];
}

/** 637000000000000000 ticks. */
function dateOf({ ticks, offsetMinutes }: { ticks: number; offsetMinutes: number }): [string, unknown][] {
  const milliseconds = ticks / 10_000 - 62_135_596_800_000;
  return [
    ['savedAt', `${new Date(milliseconds).toISOString().slice(0, -1)}0000Z`],
    ['utcOffsetMinutes', offsetMinutes],
  ];
}

function moods(levels: Json): Json {
  const words = ['hunger', 'agitation', 'fear', 'none'];
  return Object.fromEntries(Object.entries(levels).map(([key, level]) => [words[Number(key)], level]));
}
