// Objects of a save: facts from the columns of its graph, properties decoded on demand.

import type { NodeId } from '../../graph/ids.ts';
import type { PropertyValue, Value } from '../../graph/values.ts';
import type { ReadySave } from '../../library/save.ts';
import { askedName } from '../../query/hints/asked-fields.ts';
import { indexesOf } from '../../query/indexes/indexes.ts';
import { firstReference } from '../../query/lists/list-references.ts';
import {
  findOwnedProperty,
  findProperty,
  nativeJson,
  objectJson,
  ownedProperties,
} from '../../query/lists/properties.ts';
import { NO_TOOLS, type QueryTools } from '../../query/tools.ts';
import { quotedName } from '../../query/values/property-path.ts';
import { encodeId } from '../context/global-id.ts';
import { ownTitle } from '../games/object-title.ts';
import { listObjectReferences, objectOf, objectsOf } from '../lists/lists.ts';
import type { FileParent, ObjectParent, PropertyParent } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { positionOf, rotationOf, scaleOf } from '../values/points.ts';
import { jsonSafe } from '../values/scalars.ts';
import { spanOf } from './property.ts';

export const objectResolvers: Resolvers = {
  SaveObject: {
    id: ({ save, node }) => encodeId('SaveObject', save.entry.key, save.graph.path(node)),
    path: ({ save, node }) => save.graph.path(node),
    name: ({ save, node }) => save.graph.name(node),
    title: ({ save, node }) => ownTitle(save, node),
    kind: ({ save, node }) => save.graph.kind(node),
    class: ({ save, node }) => ({ save, class: save.graph.classOf(node) }),
    save: ({ save }) => save.entry,
    file: ({ save, node }) => fileOf({ save, node }),
    level: ({ save, node }) => save.graph.level(node),
    header: ({ save, node }) => jsonSafe(save.graph.header(node)),
    parent: ({ save, node }) => objectOf(save, save.graph.parent(node)),
    children: ({ save, node }, args, { tools }) => objectsOf(save, args, tools, { of: 'children', node }),
    position: ({ save, node }, _args, { tools }) => positionOf(save.graph, node, tools),
    rotation: ({ save, node }, _args, { tools }) => rotationOf(save.graph, node, tools),
    scale: ({ save, node }, _args, { tools }) => scaleOf(save.graph, node, tools),
    properties: ({ save, node }, { names, inherited }, { budget, tools }) => {
      const owned = ownedProperties(save.graph, node, names, inherited, tools);
      budget.decoded += owned.length;
      return owned.map(({ owner, property }) => ({
        save,
        node: owner,
        path: quotedName(property.name),
        value: property.value,
        property,
      }));
    },
    property: (parent, { path, inherited }, { budget, tools, askedFields, answerPath }, info) => {
      const { save, node } = parent;
      budget.decoded++;
      const found = propertyOf(parent, path, inherited, tools);
      const [field] = info.fieldNodes;
      if (found) askedFields.found(field!);
      else if (askedFields.isNews(field!, save.graph, node)) {
        const question = askedName(indexesOf(save.graph).paths, path, tools);
        askedFields.missed(field!, save.graph, node, question, answerPath.bookmark());
      }
      return found;
    },
    json: ({ save, node }, { depth }, { budget }) => {
      const fields = objectJson(save.graph, node, depth);
      budget.decoded += Object.keys(fields).length;
      return fields;
    },
    native: ({ save, node }, { depth }, { budget }) => {
      const fields = nativeJson(save.graph, node, depth);
      budget.decoded += fields ? Object.keys(fields).length : 0;
      return fields;
    },
    references: (parent, args, { tools }) => listObjectReferences(parent, 'OUT', args, tools),
    referencedBy: (parent, args, { tools }) => listObjectReferences(parent, 'IN', args, tools),
    reference: ({ save, node }, { label }, { tools, askedFields, answerPath }, info) => {
      const edge = firstReference(save.graph, node, label, tools);
      const [field] = info.fieldNodes;
      if (edge !== null) askedFields.found(field!);
      else if (askedFields.isNews(field!, save.graph, node)) {
        const question = askedName(indexesOf(save.graph).labels, label, tools);
        askedFields.missed(field!, save.graph, node, question, answerPath.bookmark());
      }
      return edge === null ? null : { save, edge };
    },
    span: ({ save, node }) => spanOf(save.graph.span(node)),
    issues: ({ save, node }) => save.graph.issuesOf(node).map((issue) => ({ ...issue, save })),
  },
};

function propertyOf(
  { save, node, values }: ObjectParent,
  path: string,
  inherited: boolean,
  tools: QueryTools,
): PropertyParent | null {
  const value = inherited ? undefined : values?.plainValue(node, path, tools);
  if (value === null) return null;
  if (value !== undefined) return new ListedProperty(save, node, path, value);
  const found = findOwnedProperty(save.graph, node, path, inherited, tools);
  return found && { save, node: found.owner, path, value: found.property.value, property: found.property };
}

/** The file that holds the object; null for what the save only names. */
function fileOf({ save, node }: ObjectParent): FileParent | null {
  const file = save.graph.data.files[save.graph.fileAt(node)];
  return file ? { entry: save.entry, name: file.name } : null;
}

/** A property of a list entry, read together with those of others. Its other fields are decoded on demand. */
class ListedProperty implements PropertyParent {
  readonly save: ReadySave;
  readonly node: NodeId;
  readonly path: string;
  readonly value: Value;
  #property: PropertyValue | null = null;

  constructor(save: ReadySave, node: NodeId, path: string, value: Value) {
    this.save = save;
    this.node = node;
    this.path = path;
    this.value = value;
  }

  get property(): PropertyValue {
    // Never null: columns have exactly the values that decoding finds.
    this.#property ??= findProperty(this.save.graph, this.node, this.path, NO_TOOLS)!;
    return this.#property;
  }
}
