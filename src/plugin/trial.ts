// Tries a package with one sound save and all kinds of damage to it, in one call.

import { FormatError } from '../bytes/format-error.ts';
import type { Format, ListedFile, SourceFile } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.gen.ts';
import { type AnyGame, declaredGame } from '../games/shared/define-game.ts';
import type { Graph } from '../graph/graph.ts';
import type { NodeId } from '../graph/ids.ts';
import { isSecretName } from '../graph/secret-names.ts';
import type { Decoder } from '../graph/sink.ts';
import { fieldsJson, type PropertyValue, type Value } from '../graph/values.ts';
import { nativeInflate } from '../library/files/native-inflate.ts';
import { openGraph, readSave } from '../library/read/read-save.ts';
import { withinTime } from '../library/read/thread-time.ts';
import { formatOf } from './format-definition.ts';
import { isFormatDefinition, pluginsIn } from './install.ts';

export interface TestOptions {
  /** Bytes of the files that are in no object, such as headers. Default 0. */
  readonly outside?: number;
  /** Bytes that are kept and not understood. Default 0. */
  readonly opaque?: number;
  /** True if a file that is cut anywhere may look whole, as a text does. Default: each cut has to show. */
  readonly mayEndAnywhere?: boolean;
  /** Random mutations to try. Default 500. */
  readonly mutants?: number;
  /** Where the random ones begin; printed with what they find. Default 1. */
  readonly seed?: number;
  /** Milliseconds that one reading may take. Default 2000. */
  readonly most?: number;
  /** The text of a table of a game, by its path. */
  readonly table?: (file: string) => string;
}

/** Files of a save by name. */
export type SaveFiles = Readonly<Record<string, Uint8Array>>;

/** How many readings ended in which way. */
export interface TestReport {
  readonly objects: number;
  readonly read: number;
  readonly refused: number;
}

/** A save that was read. */
interface Opened {
  readonly graph: Graph;
  readonly decoder: Decoder;
}

/** Shorter texts are in anything. */
const LEAST_SECRET = 6;
/** Cuts and changed bytes of each file; larger files are tried at evenly spaced places. */
const MOST_PLACES = 2000;
/** Levels of values that two readings are compared by. */
const MOST_DEPTH = 16;
/** Faults that an error lists. */
const MOST_FAULTS = 10;

/**
 * Reads the save as it is, cut at every byte, with every byte changed and in random mutants, decodes all objects and makes
 * all lists of games. @param exported what the package exports by default
 * @throws Error that lists what is wrong: any error but a FormatError, damage that does not show, bytes in no object,
 * references without an edge, secrets in paths, readings that differ or take too long
 */
export function testPlugin(exported: unknown, given: SaveFiles, options: TestOptions = {}): TestReport {
  // A slice of a Buffer of Node's is no copy.
  const files = Object.fromEntries(
    Object.entries(given).map(([name, bytes]) => [name, new Uint8Array(bytes)]),
  );
  const plugins = pluginsIn(exported);
  const definition = plugins.find(isFormatDefinition);
  const games = plugins.filter((each): each is AnyGame => !isFormatDefinition(each));
  const format = definition
    ? formatOf(definition, withinTime)
    : FORMATS.find(({ id }) => id === games[0]!.format);
  if (!format) throw new Error(`there is no format ${games[0]!.format}`);
  const trial = new Trial(format, games, options);
  const objects = trial.sound(files);
  for (const [name, bytes] of Object.entries(files)) {
    const step = Math.max(1, Math.ceil(bytes.length / MOST_PLACES));
    for (let at = 0; at < bytes.length; at += step) {
      trial.damaged(
        `${name} cut at ${at}`,
        { ...files, [name]: bytes.slice(0, at) },
        !options.mayEndAnywhere,
      );
      for (const value of [0xff - bytes[at]!, bytes[at]! ^ 1, 0x80])
        trial.damaged(`${name} with ${value} at ${at}`, { ...files, [name]: withByte(bytes, at, value) });
      trial.damaged(`${name} with a large number at ${at}`, { ...files, [name]: withLarge(bytes, at) });
    }
    const { seed = 1, mutants = 500 } = options;
    for (let each = seed; each < seed + mutants; each++)
      trial.damaged(`${name}, mutant ${each}`, { ...files, [name]: mutantOf(bytes, each) });
  }
  return { objects, ...trial.report() };
}

class Trial {
  readonly #format: Format;
  readonly #games: readonly AnyGame[];
  readonly #options: TestOptions;
  readonly #faults: string[] = [];
  /** Why what was opened last was not claimed. */
  #why = '';
  #read = 0;
  #refused = 0;

  constructor(format: Format, games: readonly AnyGame[], options: TestOptions) {
    this.#format = format;
    this.#games = games;
    this.#options = options;
  }

  report(): Omit<TestReport, 'objects'> {
    const more = this.#faults.length - MOST_FAULTS;
    if (more > 0) this.#faults.splice(MOST_FAULTS, more, `and ${more} more`);
    if (this.#faults.length > 0) throw new Error(`${this.#format.id}:\n${this.#faults.join('\n')}`);
    return { read: this.#read, refused: this.#refused };
  }

  /** Returns the number of objects. @throws what the save is refused with */
  sound(files: SaveFiles): number {
    const [opened, again] = [this.#open(files), this.#open(files)];
    if (!opened || !again)
      throw new Error(`${this.#format.id} does not claim ${Object.keys(files).join(', ')}${this.#why}`);
    const { graph } = opened;
    const { issues, opaqueBytes } = graph.data;
    for (const { message } of issues) this.#faults.push(`the sound save: ${message}`);
    const { outside = 0, opaque = 0 } = this.#options;
    if (opaqueBytes !== opaque) this.#faults.push(`the sound save: ${opaqueBytes} bytes are not understood`);
    const found = bytesOutside(graph);
    if (found !== outside)
      this.#faults.push(`${found} bytes are in the span of no object, expected were ${outside} (outside)`);
    if (contentOf(graph) !== contentOf(again.graph))
      this.#faults.push('a second reading gives something else');
    this.#faults.push(...lostReferences(graph), ...shownSecrets(opened));
    return graph.count;
  }

  damaged(what: string, files: SaveFiles, hasToShow = false): void {
    try {
      const opened = this.#open(files);
      if (opened) this.#read++;
      else this.#refused++;
      const { issueCount = 1, missingBytes = 0 } = opened?.graph.data ?? {};
      if (hasToShow && issueCount === 0 && missingBytes === 0)
        this.#faults.push(`${what}: it looks like a whole save`);
    } catch (error) {
      this.#refused++;
      const cause = error instanceof FormatError ? error.cause : error;
      if (cause !== undefined && !(cause instanceof FormatError))
        this.#faults.push(`${what}: ${cause instanceof Error ? cause.stack : cause}`);
      else if ((error as FormatError).found.startsWith('no end'))
        this.#faults.push(`${what}: ${(error as Error).message}`);
    }
  }

  /** Null for what is not claimed. */
  #open(files: SaveFiles): Opened | null {
    const format = this.#format;
    const { most = 2000, table = () => '{}' } = this.#options;
    const listed = Object.entries(files).map(
      ([path, bytes]): ListedFile => ({
        ...{ path, size: bytes.length },
        head: (size) => bytes.subarray(0, size),
        range: (start, end) => bytes.subarray(start, end),
      }),
    );
    const late = (): FormatError =>
      new FormatError({
        code: 'LIMIT',
        file: '',
        offset: 0,
        expected: `to be read in ${most} ms`,
        found: 'no end',
      });
    return withinTime(
      most,
      () => {
        const [claim] = format.claim(listed);
        const refused = claim ? [] : listed.map((file) => format.refuse(file));
        this.#why = refused.map((why) => (why === null ? '' : `: ${why}`)).join('');
        if (!claim) return null;
        const header = format.header(claim, nativeInflate);
        const sources = claim.files.map(({ path }): SourceFile => ({ name: path, bytes: files[path]! }));
        const data = readSave(format, sources, { inflate: nativeInflate }, { part: claim.part });
        const graph = openGraph(format, data);
        const path = (node: NodeId): string => graph.path(node);
        const decoder = format.decoder(data.graph, data.state, { path, text: (id) => graph.texts.text(id) });
        for (let node = 0; node < graph.count; node++) {
          // Not by the graph, which leaves out what damage hides.
          tryDecoding(decoder, node as NodeId);
          const { from, to } = graph.out(node as NodeId);
          for (let edge = from; edge < to; edge++) graph.referencePath(edge as never);
        }
        const scope = { graph, header: header.fields, object: (node: NodeId) => ({ node }) };
        for (const game of this.#games) {
          const view = declaredGame(game, table).open(scope, { gameData: null, factories: null });
          for (const list of Object.keys(game.lists))
            void (view as Readonly<Record<string, unknown>> | null)?.[list];
        }
        return { graph, decoder };
      },
      late,
    );
  }
}

/** @throws what a package's code fails with; damage may take properties */
function tryDecoding(decoder: Decoder, node: NodeId): void {
  try {
    decoder.properties(node);
  } catch (error) {
    if (!(error instanceof FormatError) || error.cause) throw error;
  }
}

function bytesOutside({ data }: Graph): number {
  const covered = new Uint8Array(data.image.length);
  const { count, spanAt, spanSize } = data.nodes;
  for (let node = 0; node < count; node++) covered.fill(1, spanAt[node]!, spanAt[node]! + spanSize[node]!);
  return covered.reduce((sum, is) => sum + 1 - is, 0);
}

function contentOf(graph: Graph): string {
  const objects = Array.from(graph.nodes(), (node) => [
    graph.path(node),
    fieldsJson(graph.properties(node), MOST_DEPTH),
  ]);
  return JSON.stringify(objects, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

/** References that decoding shows and that reading made no edge of. */
function lostReferences(graph: Graph): string[] {
  const lost: string[] = [];
  for (const node of graph.nodes()) {
    eachValue(graph.properties(node), (value) => {
      if (typeof value !== 'object' || value?.kind !== 'reference') return;
      if (graph.edgeAt(node, value.at) === null)
        lost.push(`${graph.path(node)} shows a reference to ${value.path} that is no edge`);
    });
  }
  return lost;
}

/** Values under names such as `password` are withheld by the graph, but not where a path repeats them. */
function shownSecrets({ graph, decoder }: Opened): string[] {
  const paths = Array.from(graph.nodes(), (node) => graph.path(node));
  const shown: string[] = [];
  for (const node of graph.nodes()) {
    for (const { name, value } of decoder.properties(node)) {
      if (typeof value !== 'string' || value.length < LEAST_SECRET || !isSecretName(name)) continue;
      if (paths.some((path) => path.includes(value))) shown.push(`a path shows the value of ${name}`);
    }
  }
  return shown;
}

function eachValue(properties: readonly PropertyValue[], visit: (value: Value) => void): void {
  const look = (value: Value): void => {
    visit(value);
    if (typeof value !== 'object' || value === null) return;
    if (value.kind === 'struct') for (const field of value.fields) look(field.value);
    else if (value.kind === 'list') for (const item of value.items) look(item);
    else if (value.kind === 'map')
      for (const entry of value.entries) for (const each of [entry.key, entry.value]) look(each);
  };
  for (const { value } of properties) look(value);
}

function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const changed = bytes.slice();
  changed[at] = value;
  return changed;
}

/** Nothing may be allocated for a count that does not fit. */
function withLarge(bytes: Uint8Array, at: number): Uint8Array {
  const changed = bytes.slice();
  changed.set([0xff, 0xff, 0xff, 0x7f].slice(0, bytes.length - at), at);
  return changed;
}

/** Some bytes replaced, inserted, repeated or dropped. */
function mutantOf(bytes: Uint8Array, seed: number): Uint8Array {
  let state = seed * 2654435761;
  const random = (below: number): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state >>> 0) % Math.max(1, below);
  };
  let list = Array.from(bytes);
  for (let times = 1 + random(4); times > 0; times--) {
    const [at, size] = [random(list.length), 1 + random(16)];
    const part = list.slice(at, at + size);
    const noise = part.map(() => [0, 255, 128, random(256)][random(4)]!);
    const [before, after] = [list.slice(0, at), list.slice(at + size)];
    list = [...before, ...[noise, [...part, ...part], [], [...noise, ...part]][random(4)]!, ...after];
  }
  return Uint8Array.from(list);
}
