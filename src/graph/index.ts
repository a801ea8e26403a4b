// Entry point of `savegraph/graph`: the graph of a save, and the builder that formats write to.

export { GraphBuilder } from './build/builder.ts';
export type { GraphData } from './finished/graph-data.ts';
export { Graph, type Span } from './graph.ts';
export {
  type ClassId,
  type EdgeId,
  NO_NODE,
  NODE_KINDS,
  type NodeId,
  type NodeKind,
  type ReferenceKind,
  type TextId,
} from './ids.ts';
export type { Decoder, GraphSink, IssueRecord } from './sink.ts';
export { fieldsJson, type Pose, type PropertyValue, type Value } from './values.ts';
