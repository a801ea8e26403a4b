// Rows of the formats' tables that were ever tried on bytes that the project did not write. A writer of ours shares our
// beliefs, so rows that only it has met may be wrong. docs/formats/*.md list them, and are checked here:
// `UPDATE_DOCS=1 npx vitest run test/formats/witnesses` writes the lists.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Cursor } from '../../src/bytes/cursor.ts';
import { FormatError } from '../../src/bytes/format-error.ts';
import { ROLE_PATHS } from '../../src/formats/darkest-dungeon/roles/role-paths.gen.ts';
import { TYPED_PATHS } from '../../src/formats/darkest-dungeon/types/typed-paths.gen.ts';
import { FORMAT_FACTS } from '../../src/formats/formats.gen.ts';
import { BINARY_STRUCTS as GVAS_STRUCTS } from '../../src/formats/gvas/structs/structs.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { SPECIAL } from '../../src/formats/satisfactory/special/readers.ts';
import { BINARY_STRUCTS } from '../../src/formats/satisfactory/structs/structs.ts';
import { SAVE } from '../../src/formats/satisfactory/versions.ts';
import { headAt } from '../../src/formats/slime-rancher/file/framing.ts';
import type { BlockRow } from '../../src/formats/slime-rancher/layouts/layout.ts';
import { LAYOUTS as BLOCKS } from '../../src/formats/slime-rancher/layouts/layouts.gen.ts';
import { GAMES } from '../../src/formats/unreal3/games/games.gen.ts';
import { LAYOUTS as TAILS } from '../../src/formats/unreal3/tails/layouts.gen.ts';
import { words } from '../../src/formats/xml/games/game.ts';
import { XML_GAMES } from '../../src/formats/xml/games/games.ts';
import type { Graph } from '../../src/graph/graph.ts';
import type { ClassId, NodeId } from '../../src/graph/ids.ts';
import type { PropertyValue, Value } from '../../src/graph/values.ts';
import { openLibrary } from '../tools/open-library.ts';
import { realSaves } from '../tools/real-saves.ts';

/** What the saves of a format have that are beside the checkout: real ones, and small ones that others made. */
interface Met {
  readonly versions: Set<string>;
  /** Short names of the classes of objects, in lower case. */
  readonly classes: Set<string>;
  /** Words in types of properties. */
  readonly types: Set<string>;
  /** Paths of values, with / between names and * for elements of lists. */
  readonly paths: Set<string>;
}

type FormatName = keyof typeof FORMAT_FACTS;

/** Objects of a class to look at: those of one class have much the same. */
const MOST_ALIKE = 24;

async function met(format: FormatName, folder: URL): Promise<Met> {
  const library = openLibrary(
    folder.pathname,
    FORMATS.filter(({ id }) => id === FORMAT_FACTS[format].id),
  );
  const cases = new URL('../../cases/reading/', folder);
  if (existsSync(cases)) library.add(cases.pathname);
  expect(library.entries.length).toBeGreaterThan(0);
  const found: Met = { versions: new Set(), classes: new Set(), types: new Set(), paths: new Set() };
  for (const entry of library.entries) {
    const ready = await library.load(entry).catch((error: unknown) => {
      if (error instanceof FormatError) return null;
      throw error;
    });
    if (ready) look(ready.graph, found);
    for (const version of entry.header.version.split(', ')) found.versions.add(version);
    library.release(entry);
  }
  return found;
}

function look(graph: Graph, found: Met): void {
  for (const id of graph.classes) {
    const members = graph.classes.members(id as ClassId);
    const present = Array.from(members).filter((row) => !graph.isAbsent(row as NodeId));
    if (present.length > 0) found.classes.add(graph.classes.name(id as ClassId).toLowerCase());
    const step = Math.max(1, Math.floor(present.length / MOST_ALIKE));
    for (let at = 0; at < present.length; at += step) {
      const node = present[at]! as NodeId;
      add(graph.properties(node), graph.path(node).replaceAll(/\[\d*\]/g, ''), found);
    }
  }
}

function add(fields: readonly PropertyValue[], before: string, found: Met): void {
  for (const { name, type, value } of fields) {
    for (const [word] of type.matchAll(/\w+/g)) found.types.add(word);
    found.paths.add(`${before}/${name}`);
    addValue(value, `${before}/${name}`, found);
  }
}

function addValue(value: Value, path: string, found: Met): void {
  if (typeof value !== 'object' || value === null) return;
  if (value.kind === 'struct') add(value.fields, path, found);
  if (value.kind === 'list') for (const item of value.items.slice(0, MOST_ALIKE)) addValue(item, path, found);
  if (value.kind !== 'map') return;
  for (const { key, value: item } of value.entries.slice(0, MOST_ALIKE)) {
    addValue(key, path, found);
    addValue(item, path, found);
  }
}

/** A kind of rows, and whether a row is met. */
interface Table {
  readonly title: string;
  readonly rows: readonly string[];
  readonly has: (row: string, met: Met) => boolean;
}

const isClass = (row: string, { classes }: Met): boolean => classes.has(row.toLowerCase());
const isType = (row: string, { types }: Met): boolean => types.has(row);
/** Patterns match the end of a path; * is any one name. */
const isPath = (row: string, { paths }: Met): boolean => {
  const parts = row
    .replaceAll('[]', '')
    .replaceAll(/(?<=.)@/g, '/@')
    .split(/[/.]/)
    .map((part) => (part === '*' ? '[^/]+' : part.replace(/[^\w]/g, '\\$&')));
  const end = new RegExp(`(?:^|[/.])${parts.join('[/.]')}$`);
  return Array.from(paths).some((path) => end.test(path));
};

const TABLES: Readonly<Partial<Record<FormatName, readonly Table[]>>> = {
  satisfactory: [
    {
      title: 'steps of the save version',
      rows: Object.entries(SAVE).map(([name, version]) => `${name} ${version}`),
      // A step shows between a save before it and one from it on.
      has: (row, { versions }) => {
        const step = Number(row.split(' ')[1]);
        const numbers = Array.from(versions, (version) => Number.parseInt(version, 10));
        return numbers.some((version) => version >= step) && numbers.some((version) => version < step);
      },
    },
    { title: 'binary structs', rows: [...BINARY_STRUCTS.keys()], has: isType },
    { title: 'class-specific data', rows: [...SPECIAL.keys()], has: isClass },
  ],
  'darkest-dungeon': [
    { title: 'paths with types', rows: TYPED_PATHS.types.flatMap(({ paths }) => [...paths]), has: isPath },
    { title: 'paths with roles', rows: Object.values(ROLE_PATHS.roles).flat(), has: isPath },
  ],
  gvas: [{ title: 'binary structs', rows: [...GVAS_STRUCTS.keys()], has: isType }],
  unreal3: [
    { title: 'data behind the properties', rows: Object.keys(TAILS.tails), has: isClass },
    {
      title: 'games',
      rows: GAMES.games.map(
        ({ game, versions, licensees }) => `${game} ${versions.join('-')}/${licensees.join('-')}`,
      ),
      has: (row, { versions }) => {
        const [first, last, low, high] = /(\d+)-(\d+)\/(\d+)-(\d+)$/.exec(row)!.slice(1).map(Number);
        return Array.from(versions, (text) => text.split('/').map(Number)).some(
          ([file = -1, licensee = -1]) =>
            file >= first! && file <= last! && licensee >= low! && licensee <= high!,
        );
      },
    },
  ],
  // One game's references are recognised by their texts, without rows.
  xml: XML_GAMES.filter(({ references }) => references.length > 0).map(({ title, references }) => ({
    title: `references of ${title}`,
    rows: [...new Set(references.flatMap(({ from }) => words(from)))],
    has: isPath,
  })),
};

const BEGIN = '<!-- what the rows are tried on: written by test/formats/witnesses.golden.slow.test.ts -->';
const HEAD = '## What the rows are tried on';

/** Compares the end of a format's document, or writes it. */
function keepEnd(format: string, lines: readonly string[]): void {
  const file = `docs/formats/${format}.md`;
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(`\n${HEAD}\n`);
  const end = ['', HEAD, '', BEGIN, '', ...lines, ''].join('\n');
  if (process.env.UPDATE_DOCS) writeFileSync(file, (at < 0 ? text : text.slice(0, at)) + end);
  const kept = readFileSync(file, 'utf8');
  expect(kept.slice(kept.indexOf(`\n${HEAD}\n`))).toBe(end);
}

/** Names with commas, in lines of at most 120 characters. */
function paragraph(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]!;
    if (last !== '' && last.length + word.length > 118) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

for (const [format, tables] of Object.entries(TABLES) as [FormatName, readonly Table[]][]) {
  const folder = realSaves(format);
  if (!folder) {
    it.skip(`${format}: not run, there are no real saves of it beside the checkout`, () => undefined);
    continue;
  }
  it(`${format}: rows that no file of others has are listed`, async () => {
    const found = await met(format, folder);
    const lines = tables.flatMap(({ title, rows, has }) => {
      const lacking = rows.filter((row) => !has(row, found));
      const met = `${rows.length - lacking.length} of ${rows.length}`;
      const list = lacking.length > 0 ? `, not ${lacking.map((row) => `\`${row}\``).join(', ')}` : '';
      return [...paragraph(`**${title}**: ${met} are met in files of others${list}.`), ''];
    });
    keepEnd(format, lines.slice(0, -1));
  });
}

const REAL = 'bytes of a real save';
const SR = realSaves('slime-rancher');
if (!SR) it.skip('slime-rancher: not run, there are no fragments beside the checkout', () => undefined);
else
  it('slime-rancher: each row says what it was tried on', () => {
    const cases = new URL('../../cases/slime-rancher-1/', SR).pathname;
    const files = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
    const heads = (folder: string, wanted: RegExp): Set<string> =>
      new Set(
        files(folder)
          .filter((name) => wanted.test(name))
          .flatMap((name) => headsIn(readFileSync(join(folder, name)))),
      );
    const tried: readonly (readonly [game: string, what: string, blocks: ReadonlySet<string>])[] = [
      ['SR2', REAL, heads(join(SR.pathname, 'fragments'), /^real-/)],
      [
        'SR2',
        'minimal blocks by the author of the description',
        heads(join(SR.pathname, 'fragments'), /^zero-/),
      ],
      ['SR2', 'a save by another writer', heads(join(SR.pathname, 'synthetic'), /\.sav$/)],
      [
        'SR1',
        'public class descriptions, no real save; a save that others wrote from them',
        heads(cases, /\.sav$/),
      ],
    ];
    const blocks = new Map<string, string[]>();
    for (const { key, game, fields, versions } of BLOCKS.layouts as readonly BlockRow[]) {
      const [first, last] = versions;
      const byWhat = new Map<string, number[]>();
      for (let version = first; version <= last; version++) {
        const what =
          tried.find(([of, , blocks]) => of === game && blocks.has(`${key} ${version}`))?.[1] ??
          (game === 'SR1' ? 'public class descriptions, no real save' : 'nothing');
        byWhat.set(what, [...(byWhat.get(what) ?? []), version]);
      }
      const isReal = byWhat.has(REAL);
      expect(isReal || !fields.some(({ evidence }) => evidence === 'real'), `${key}: a real save`).toBe(true);
      for (const [what, versions] of byWhat) {
        const title = `**${game}, ${what}**`;
        blocks.set(title, [...(blocks.get(title) ?? []), `\`${key}\` ${rangesOf(versions)}`]);
      }
    }
    const lines = [...blocks]
      .sort()
      .flatMap(([title, of]) => ['', ...paragraph(`${title}: ${of.join('; ')}.`)]);
    keepEnd('slime-rancher', lines.slice(1));
  });

/** Rising numbers, with a line between the ends of a run. */
function rangesOf(numbers: readonly number[]): string {
  const isEnd = (at: number): boolean => numbers[at]! + 1 !== numbers[at + 1];
  const isStart = (at: number): boolean => at === 0 || isEnd(at - 1);
  return numbers
    .flatMap((number, at) =>
      isStart(at) ? [isEnd(at) ? `${number}` : `${number}-`] : isEnd(at) ? [`${number}`] : [],
    )
    .join(', ')
    .replaceAll('-, ', '-');
}

/** Blocks by key and version: a head cannot be mistaken for anything else. */
function headsIn(bytes: Uint8Array): string[] {
  const cursor = new Cursor(Uint8Array.from(bytes), { file: '' });
  return Array.from({ length: bytes.length }, (_, at) => headAt(cursor, at)).flatMap((head) => {
    if (!head) return [];
    const { identifier, version, fieldsAt } = head;
    const isActor = headAt(cursor, fieldsAt)?.identifier === 'SRV3';
    const key = identifier === 'SRAD' ? `SRAD.${isActor ? 'Actor' : 'Slot'}` : identifier || 'OPTION';
    return [`${key} ${version}`];
  });
}
