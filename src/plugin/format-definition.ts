// A format as a package declares it, and the format that it becomes: with defaults for what it leaves out, and limits
// around all that it does.

import { Cursor } from '../bytes/cursor.ts';
import { FormatError } from '../bytes/format-error.ts';
import type {
  Claim,
  Format,
  FormatId,
  ReadResult,
  ReadTools,
  SaveHeader,
  SourceFile,
} from '../formats/format.ts';
import type { LayoutParts } from '../formats/layout/layout-text.ts';
import { layoutOf, type PlainLayout } from '../formats/layout/plain-layout.ts';
import type { GraphData } from '../graph/finished/graph-data.ts';
import type { NodeId, TextId } from '../graph/ids.ts';
import { getOrCreate } from '../graph/made-once.ts';
import type { Decoder, GraphNames, GraphSink } from '../graph/sink.ts';
import { pathsByPlace } from '../graph/value-paths.ts';
import type { PropertyValue } from '../graph/values.ts';

/** The version of what packages declare. A new one means that what fits the old one may not fit it. */
export const PLUGIN_API = 1;

/** All members of a {@link Format} mean here what they mean there; most may be left out. */
export interface FormatDefinition
  extends Pick<Format, 'title' | 'claim'>,
    Partial<Pick<Format, 'extensions' | 'folders' | 'versions' | 'beside' | 'refuse' | 'check' | 'decoder'>> {
  readonly api: typeof PLUGIN_API;
  /** A name in the API for ever, in capitals: `HAT_IN_TIME`. */
  readonly id: string;
  /** What its files are, in the schema: `Saves of A Hat in Time (.hat).` Default: its title. */
  readonly files?: string;
  /**
   * What is known from the first bytes. Left out is null, without fields, or of an unknown unit.
   * @throws FormatError when it cannot be read
   */
  header(
    claim: Claim,
    inflate?: Parameters<Format['header']>[1],
  ): Partial<SaveHeader> & Pick<SaveHeader, 'title'>;
  /**
   * Reads everything. By default paths that no object has are EXTERNAL, and of several objects with a path the first is
   * meant. @throws FormatError when the save as a whole cannot be read
   */
  read(
    files: readonly SourceFile[],
    sink: GraphSink,
    tools: PluginReadTools,
    part?: string,
    // biome-ignore lint/suspicious/noConfusingVoidType: most readers return nothing
  ): Partial<ReadResult> | void;
  /** Layouts of objects by the path of their class: what they show where there is no `decode`; see {@link layoutOf}. */
  readonly layouts?: LayoutParts;
  /** The properties of one object, from its span. For more than that, such as templates, there is `decoder` instead. */
  decode?(cursor: Cursor, tools: DecodeTools): Iterable<DecodedProperty>;
}

export interface PluginReadTools extends ReadTools {
  /** Puts the files into the image, one after the other; returns a cursor over each. Instead of `sink.image`. */
  cursors(): readonly Cursor[];
}

export interface DecodeTools {
  readonly node: NodeId;
  /** Of its object. */
  readonly class: string;
  /** What `read` returned as such, or null. */
  readonly state: unknown;
  readonly data: GraphData;
  readonly names: GraphNames;
}

/** The rest is told by the value. `at` and `size` are its place in the image. */
export type DecodedProperty = Pick<PropertyValue, 'name' | 'value'> & Partial<PropertyValue>;

/** Runs work that ends with the error from `late` when it takes longer. */
export type Within = <T>(millis: number, work: () => T, late: () => Error) => T;

/** Declares a format. Returns it as it is: a package may do without this function, and lose only the types. */
export function defineFormat<Definition extends FormatDefinition>(definition: Definition): Definition {
  return definition;
}

/** Looking at files, before there is a save to read. */
const LOOK_MILLIS = 5000;
const NO_UNITS = { length: 'unit', perMetre: null, northAxis: null, upAxis: null };
const RESOLVER: ReadResult['resolver'] = {
  absent: () => ({ kind: 'EXTERNAL' }),
  choose: ([first]) => first!,
};

export function formatOf(definition: FormatDefinition, within: Within): Format {
  const { api: _, files: about, layouts = {}, decode = byLayouts(layouts), ...rest } = definition;
  const { id, title } = definition;
  /** What `claim` failed with. */
  let failure: string | null = null;
  const guarded = <T>(file: string, work: () => T, millis: number | null = null): T => {
    const late = (): FormatError => failed(definition, file, 'LIMIT', `no end in ${millis} ms`);
    try {
      return millis === null ? work() : within(millis, work, late);
    } catch (error) {
      if (error instanceof FormatError) throw error;
      throw failed(definition, file, error instanceof RangeError ? 'LIMIT' : 'VALUE', textOf(error), error);
    }
  };
  return {
    ...{ extensions: [], versions: '', ...rest },
    id: id as FormatId,
    isForeign: true,
    claim(files) {
      try {
        return guarded('', () => [...definition.claim(files)], LOOK_MILLIS);
      } catch (error) {
        failure = textOf(error);
        return [];
      }
    },
    refuse(file) {
      const why = guarded(file.path, () => definition.refuse?.(file) ?? null, LOOK_MILLIS);
      return why ?? (failure === null ? null : `a file that ${title} could not look at: ${failure}`);
    },
    header(claim, inflate) {
      const read = (): SaveHeader => completeHeader(definition.header(claim, inflate));
      return guarded(claim.files[0]?.path ?? claim.name, read, LOOK_MILLIS);
    },
    read: (files, sink, tools, part) =>
      guarded(files[0]?.name ?? '', () => {
        const cursors = (): readonly Cursor[] => cursorsOf(files, sink);
        const result = definition.read(files, sink, { ...tools, cursors }, part) ?? {};
        return { resolver: RESOLVER, state: null, inflateMillis: 0, ...result };
      }),
    decoder: (data, state, names) =>
      definition.decoder?.(data, state, names) ??
      new SimpleDecoder((node) => {
        const { spanAt, spanSize } = data.nodes;
        const [at, size] = [spanAt[node]!, spanSize[node] ?? 0];
        if (size === 0) return [];
        const file = data.files.find(({ start, size: all }) => at >= start && at < start + all);
        const cursor = new Cursor(data.image, {
          ...{ file: file?.name ?? '', base: file?.start ?? 0, start: at, end: at + size },
        });
        const of = names.text(data.classes.path[data.nodes.class[node]!]! as TextId);
        const tools: DecodeTools = { node, class: of, state, data, names };
        return guarded(file?.name ?? '', () => Array.from(decode(cursor, tools), complete));
      }),
  };
}

/** A state may be the conditions that hold in this save: `{ facts: ['moods'] }`. */
function byLayouts(layouts: LayoutParts): NonNullable<FormatDefinition['decode']> {
  const known = new Map<string, PlainLayout>();
  return (cursor, { class: of, state }) => {
    const text = Object.hasOwn(layouts, of) ? layouts[of] : undefined;
    if (text === undefined) return [];
    const { facts = [] } = (state ?? {}) as { readonly facts?: readonly string[] };
    return getOrCreate(known, [of, ...facts].join(), () => layoutOf(text, { facts, parts: layouts })).values(
      cursor,
    );
  };
}

function textOf(error: unknown): string {
  return error instanceof FormatError ? error.found : String(error);
}

/** A fault of the package, as an error of the file that shows it. */
function failed(
  { id }: FormatDefinition,
  file: string,
  code: 'LIMIT' | 'VALUE',
  found: string,
  cause?: unknown,
): FormatError {
  return new FormatError({ code, file, offset: 0, expected: `what the plugin ${id} can read`, found, cause });
}

/** Members may be getters, which look further when they are asked. */
function completeHeader(header: ReturnType<FormatDefinition['header']>): SaveHeader {
  const complete = {
    version: '',
    fields: {},
    savedAt: null,
    playSeconds: null,
    units: NO_UNITS,
    playthrough: null,
  };
  return Object.defineProperties(complete, Object.getOwnPropertyDescriptors(header)) as unknown as SaveHeader;
}

function cursorsOf(files: readonly SourceFile[], sink: GraphSink): readonly Cursor[] {
  const { bytes, files: images } = sink.image(
    files.map(({ name, bytes: { length: size } }) => ({ name, size })),
  );
  return images.map(({ name, start, size }, at) => {
    bytes.set(files[at]!.bytes, start);
    return new Cursor(bytes, { file: name, base: start, end: start + size });
  });
}

function complete(property: DecodedProperty): PropertyValue {
  const { value } = property;
  const type = typeof value === 'object' ? (value?.kind ?? 'null') : typeof value;
  return { index: 0, type, ...property };
}

class SimpleDecoder implements Decoder {
  readonly properties: Decoder['properties'];

  constructor(properties: (node: NodeId) => readonly PropertyValue[]) {
    this.properties = properties;
  }

  outline(node: NodeId): readonly PropertyValue[] {
    return this.properties(node);
  }

  header(): Readonly<Record<string, unknown>> {
    return {};
  }

  pose(): { readonly rotation: null; readonly scale: null } {
    return { rotation: null, scale: null };
  }

  referencePath(node: NodeId, at: number): string | null {
    return pathsByPlace(this.properties(node))(at);
  }
}
