// Branded row numbers, which cannot be mixed up and cost nothing, and the closed lists of node and edge
// kinds. A kind's stored number is its index in the list.

declare const brand: unique symbol;
type Row<Name extends string> = number & { readonly [brand]: Name };

/** A node: its row in the node columns. */
export type NodeId = Row<'node'>;
/** A class: its row in the class list. */
export type ClassId = Row<'class'>;
/** An interned text. */
export type TextId = Row<'text'>;
/** An edge: its row in the edge columns. */
export type EdgeId = Row<'edge'>;
/** A reference kind and a property path without indices. */
export type LabelId = Row<'label'>;

/** No node: the parent of a root. */
export const NO_NODE = -1 as NodeId;
/** No text: the result of looking up an unknown text. */
export const NO_TEXT = -1 as TextId;

/** The roles that nodes have (docs/glossary.md). */
export const NODE_KINDS = [
  'ACTOR',
  'COMPONENT',
  'LIGHTWEIGHT',
  'EXPORT',
  'RECORD',
  'EXTERNAL',
  'MISSING',
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** The number of each kind in the kind column. */
export const KIND = Object.fromEntries(NODE_KINDS.map((kind, at) => [kind, at])) as Readonly<
  Record<NodeKind, number>
>;

/** Origins of edges: properties, class-specific data, or the structure of the file. */
export const REFERENCE_KINDS = [
  'PROPERTY',
  'NATIVE',
  'PARENT',
  'CHILD',
  'OUTER',
  'CLASS',
  'SUPER',
  'ARCHETYPE',
  'DEPENDS',
  'IMPORT',
  'INDEX',
  'ID',
  'HASH',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];
