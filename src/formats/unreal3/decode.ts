// Decodes single objects after reading: tagged properties, fields of their bodies, what the tables say of
// them, rotation and scale. Everything is read from the image again.

import { faultIn, tryRead } from '../../bytes/format-error.ts';
import type { GraphData } from '../../graph/finished/graph-data.ts';
import type { NodeId, TextId } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { RawTable } from '../../graph/raw-table.ts';
import type { Decoder, GraphNames, InheritedProperty } from '../../graph/sink.ts';
import { pathsByPlace, pathsOfLast } from '../../graph/value-paths.ts';
import { NO_POSE, type Pose, type PropertyValue, type Value } from '../../graph/values.ts';
import { traitsOf } from './file/traits.ts';
import { exportHeader, packageFields } from './nodes/describe.ts';
import { packageTables } from './nodes/raw.ts';
import { type Quaternion, quaternionOf } from './nodes/rotation.ts';
import { headerReferences } from './objects/header-references.ts';
import { inheritedProperties } from './objects/inherit.ts';
import { tableFields } from './objects/table-fields.ts';
import { type DecodeContext, PropertyDecoder } from './properties/decode.ts';
import { degrees } from './properties/structs.ts';
import { TextListing } from './script/listing.ts';
import { SCRIPT_LABEL, type ScriptPlace, ScriptReader } from './script/script-reader.ts';
import { tokensOf } from './script/tokens.ts';
import type { DecodeState } from './state.ts';
import { exportOfNode, nodeOfIndex, type Package, packageCursor, withNumber } from './tables/package.ts';
import { type ExportPlace, type FoundValue, PropertyFinder } from './tails/inherited-properties.ts';
import { NO_TAIL } from './tails/registry.ts';
import { TailReader } from './tails/tail-reader.ts';

export function decoder(data: GraphData, state: unknown, names: GraphNames): Decoder {
  return new PackageDecoder(data, state as DecodeState, names);
}

class PackageDecoder implements Decoder {
  readonly #data: GraphData;
  readonly #state: DecodeState;
  readonly #names: GraphNames;
  readonly #context: DecodeContext;
  readonly #finder: PropertyFinder;
  readonly #view: DataView;
  readonly #decoders = new Map<Package, PropertyDecoder>();
  readonly referencePath = pathsOfLast((node) => this.#findPaths(node));
  readonly #tails = new Map<Package, TailReader>();

  constructor(data: GraphData, state: DecodeState, names: GraphNames) {
    this.#data = data;
    this.#state = state;
    this.#names = names;
    this.#finder = new PropertyFinder(state, data.image);
    this.#view = new DataView(data.image.buffer, data.image.byteOffset, data.image.byteLength);
    this.#context = {
      image: data.image,
      types: state.types,
      text: (id) => names.text(id),
      show: (of, at, index) => this.#show(of, at, index),
    };
  }

  properties(node: NodeId, only?: ReadonlySet<string>): readonly PropertyValue[] {
    const of = this.#package(node);
    if (of) return packageFields(of, this.#data.image, this.#names);
    const place = exportOfNode(this.#state.packages, node);
    if (!place) return [];
    const lower = only ? new Set([...only].map((name) => name.toLowerCase())) : null;
    const ofTables = lower ? this.#ofTables(place, lower) : [];
    if (place.of.tagsAt[place.index] === 0) return ofTables;
    return [...this.#tagged(place, lower), ...this.#untagged(place, lower), ...ofTables];
  }

  inherited(node: NodeId, only?: ReadonlySet<string>): readonly InheritedProperty[] {
    const place = exportOfNode(this.#state.packages, node);
    if (!place) return [];
    const lower = only ? new Set([...only].map((name) => name.toLowerCase())) : null;
    const templates = this.#finder.templates(place.of, place.index);
    return inheritedProperties(
      templates.map(({ of, index }) => {
        const owner = of.exportNode[index]! as NodeId;
        return { owner, properties: this.#tagged({ of, index }, lower) };
      }),
      this.#tagged(place, lower),
    );
  }

  native(node: NodeId): readonly PropertyValue[] | null {
    const place = exportOfNode(this.#state.packages, node);
    if (!place || place.of.tail[place.index] === NO_TAIL) return null;
    const { of } = place;
    const fields = this.#tail(place);
    const { script } = this.#tailReader(of).found;
    if (!script) return fields;
    const text: PropertyValue = {
      name: SCRIPT_LABEL,
      index: 0,
      type: 'text',
      value: this.#listing(of, script),
    };
    return fields.map((field) => (field.name === SCRIPT_LABEL ? text : field));
  }

  /** Byte code as text, up to the first token that cannot be read. */
  #listing(of: Package, place: ScriptPlace): string {
    const listing = new TextListing(
      (index) => {
        const node = nodeOfIndex(of, index);
        return node === null ? 'nothing' : this.#names.path(node);
      },
      (name, number) => withNumber(this.#names.text(of.names.text[name]! as TextId), number),
    );
    const cursor = packageCursor(of, this.#data.image, place.at, place.at + (place.size ?? 0));
    const reader = new ScriptReader(of, tokensOf(traitsOf(of.summary.layout)));
    const fault = faultIn(() => reader.walk(cursor, place, null, -1, listing));
    return fault ? `${listing.text}\n${fault.message}` : listing.text;
  }

  outline(node: NodeId): readonly { readonly name: string; readonly type: string }[] {
    const of = this.#package(node);
    if (of) return packageFields(of, this.#data.image, this.#names).map(({ name, type }) => ({ name, type }));
    const place = exportOfNode(this.#state.packages, node);
    if (!place || place.of.tagsAt[place.index] === 0) return [];
    const { of: held, index } = place;
    const owner = nodeOfIndex(held, held.exports.class[index]!) ?? -1;
    const tags = this.#decoder(held).outline(held.tagsAt[index]!, held.tagsEnd[index]!, owner);
    return [...tags, ...this.#tail(place).map(({ name, type }) => ({ name, type }))];
  }

  header(node: NodeId, only?: ReadonlySet<string>): Readonly<Record<string, unknown>> {
    const of = this.#package(node);
    if (of) return { file: of.file, stored: of.stored };
    const place = exportOfNode(this.#state.packages, node);
    if (!place) return {};
    const header = exportHeader(place.of, place.index, this.#data.image, this.#bodyEnd(node), only);
    return Object.assign(header, this.#frontReferences(place));
  }

  rawTables(file: number): readonly RawTable[] {
    const { start } = this.#data.files[file]!;
    const of = this.#state.packages.find((one) => one.start === start);
    return of ? packageTables(of, this.#data.image, this.#names) : [];
  }

  /** References before the properties: the place of a state frame, and the owner of the template of a component. */
  #frontReferences({ of, index }: ExportPlace): Record<string, string> {
    const found: Record<string, string> = {};
    if (of.tagsAt[index] === 0) return found;
    headerReferences(of, packageCursor(of, this.#data.image), index, (label, _at, value) => {
      const node = nodeOfIndex(of, value);
      if (node !== null) found[label] = this.#names.path(node);
    });
    return found;
  }

  /** For actors with a place. If neither they nor their templates have a rotation or scale, they get none and 1. */
  pose(node: NodeId): Pose {
    const placed = this.#data.nodes.x[node];
    const place = exportOfNode(this.#state.packages, node);
    if (!place || placed === undefined || Number.isNaN(placed)) return NO_POSE;
    const { placeNames } = this.#state;
    const { of, index } = place;
    const view = this.#view;
    const find = (name: number, size: number): FoundValue | null => this.#finder.find(of, index, name, size);
    const three = (found: FoundValue, read: (at: number) => number): [number, number, number] => [
      read(found.at),
      read(found.at + 4),
      read(found.at + 8),
    ];
    const rotator = find(placeNames.rotation, 12);
    const rotation: Quaternion = rotator
      ? quaternionOf(...three(rotator, (at) => degrees(view.getInt32(at, rotator.little))))
      : [0, 0, 0, 1];
    const drawScale = find(placeNames.scale, 4);
    const factor = drawScale ? view.getFloat32(drawScale.at, drawScale.little) : 1;
    const drawScale3D = find(placeNames.scale3D, 12);
    const [x, y, z] = drawScale3D
      ? three(drawScale3D, (at) => view.getFloat32(at, drawScale3D.little))
      : [1, 1, 1];
    return { rotation, scale: [x * factor, y * factor, z * factor] };
  }

  #findPaths(node: NodeId): (at: number) => string | null {
    const place = exportOfNode(this.#state.packages, node);
    const ofTables = place ? this.#ofTables(place) : [];
    return pathsByPlace([...this.properties(node), ...ofTables]);
  }

  #ofTables({ of, index }: ExportPlace, only?: ReadonlySet<string>): readonly PropertyValue[] {
    const show = (at: number, value: number): Value => this.#show(of, at, value);
    // A table that cannot be read has an issue already.
    return tryRead(() => tableFields(of, this.#data.image, index, show, only), []);
  }

  /** Fields after the properties; `only` has names in lower case. */
  #untagged(place: ExportPlace, only: ReadonlySet<string> | null): readonly PropertyValue[] {
    const { of, index } = place;
    const tail = of.tail[index]!;
    if (only && tail !== NO_TAIL && !this.#tailReader(of).mayHave(tail, only)) return [];
    const fields = this.#tail(place);
    return only ? fields.filter(({ name }) => only.has(name.toLowerCase())) : fields;
  }

  #tagged(place: ExportPlace, lower: ReadonlySet<string> | null): readonly PropertyValue[] {
    const { of, index } = place;
    const at = of.tagsAt[index]!;
    return at === 0 ? [] : this.#decoder(of).decode(at, of.tagsEnd[index]!, ownerOf(place), lower);
  }

  #package(node: NodeId): Package | undefined {
    return this.#state.packages.find((of) => of.node === node);
  }

  #decoder(of: Package): PropertyDecoder {
    return getOrCreate(this.#decoders, of, () => new PropertyDecoder(this.#context, of));
  }

  /** The fields after the properties. */
  #tail({ of, index }: ExportPlace): readonly PropertyValue[] {
    const tail = of.tail[index]!;
    return tail === NO_TAIL ? [] : this.#tailReader(of).read(tail, index);
  }

  #tailReader(of: Package): TailReader {
    return getOrCreate(this.#tails, of, () => {
      const { tailNames: names, layouts } = this.#state;
      const text = (id: number): string => this.#names.text(id as TextId);
      const host = { image: this.#data.image, finder: this.#finder, names, layouts, text };
      return new TailReader(host, of, {
        shown: (at, value) => this.#show(of, at, value),
        tagged: (index, at, end) => this.#decoder(of).decode(at, end, ownerOf({ of, index })),
      });
    });
  }

  /** End of the understood bytes of an object. */
  #bodyEnd(node: NodeId): number {
    const place = exportOfNode(this.#state.packages, node);
    if (!place) return 0;
    const { of, index } = place;
    if (of.tail[index] === NO_TAIL) return of.tagsEnd[index]!;
    return of.start + of.exports.offset[index]! + of.exports.size[index]!;
  }

  #show(of: Package, at: number, index: number): Value {
    const node = nodeOfIndex(of, index);
    return node === null ? null : { kind: 'reference', path: this.#names.path(node), at };
  }
}

/** The node of an object's class, -1 when it is not loaded. */
function ownerOf({ of, index }: ExportPlace): number {
  return nodeOfIndex(of, of.exports.class[index]!) ?? -1;
}
