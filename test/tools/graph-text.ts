// A whole graph as text: every node with all that is known of it, then what is wrong with the save. Of a node with a path
// that a graph before has, too, only what differs is written: `=` stands for lines as they were there.

import type { Graph, Span } from '../../src/graph/graph.ts';
import type { ClassId, EdgeId, NodeId } from '../../src/graph/ids.ts';
import { fieldsJson, type PropertyValue } from '../../src/graph/values.ts';
import { printAnswer } from './print-answer.ts';

/** @param known lines of nodes by path, of the graphs before; those of this one are put in */
export function graphText(graph: Graph, known: Map<string, readonly string[]>): string[] {
  const lines: string[] = [];
  let same: string[] = [];
  const passSame = (): void => {
    if (same.length > 0) lines.push(`= ${same.join(' ')}`);
    same = [];
  };
  for (const node of graph.nodes()) {
    const path = graph.path(node);
    const [before, now] = [known.get(path), nodeText(graph, node)];
    known.set(path, now);
    if (before?.join('\n') === now.join('\n')) same.push(path);
    else {
      passSame();
      lines.push(...(before ? changes(before, now) : now));
    }
  }
  passSame();
  const { issues, issueCount, opaqueBytes } = graph.data;
  for (const { code, message, file, offset, path, node, info } of issues) {
    const of = node === null ? '' : ` of ${graph.path(node)}`;
    lines.push(`${info ? 'NOTE' : 'ISSUE'} ${code} at ${offset} in ${file}, ${path}${of}: ${message}`);
  }
  if (issueCount > 0 || opaqueBytes > 0) lines.push(`${issueCount} issues, ${opaqueBytes} opaque bytes`);
  return lines;
}

/** Lines that replace others, the number of lines that are as they were, and how many are gone. */
function changes(before: readonly string[], [head, ...now]: readonly string[]): string[] {
  const lines = [head!];
  let [at, same, added] = [1, 0, 0];
  const pass = (next: number): void => {
    if (same > 0) lines.push(`  = ${same}`);
    same = 0;
    if (next - at > added) lines.push(`  ${next - at - added} less`);
    added = 0;
  };
  for (const line of now) {
    const found = before.indexOf(line, at);
    if (found < 0) {
      pass(at);
      lines.push(line);
      added++;
      continue;
    }
    if (found > at || added > 0) pass(found);
    same++;
    at = found + 1;
  }
  pass(before.length);
  return lines;
}

function nodeText(graph: Graph, node: NodeId): string[] {
  const { from, to } = graph.out(node);
  const properties = graph.properties(node);
  const users = Array.from(graph.into(node), (edge) => graph.path(graph.edges.source[edge]! as NodeId));
  const header = fieldsJson([graph.headerProperty(node)], 32).header as Record<string, unknown>;
  return [
    `${graph.path(node)}: ${facts(graph, node).join(', ')}`,
    ...Object.entries(fromSpan(header, graph.span(node))).flatMap(([name, fact]) =>
      printAnswer(fact, '  ', `header.${name}`),
    ),
    ...properties.flatMap(propertyText),
    ...outlineText(properties, graph.outline(node)),
    ...nativeText(properties, graph.native(node)),
    ...Array.from({ length: to - from }, (_, at) => edgeText(graph, (from + at) as EdgeId)),
    ...(users.length > 0 ? [`  used by ${users.join(' ')}`] : []),
  ];
}

/** Offsets in the file, as offsets from where the node begins. */
function fromSpan(header: Record<string, unknown>, span: Span | null): Record<string, unknown> {
  if (!span) return header;
  const change = (name: string, fact: unknown): unknown =>
    typeof fact === 'number' && /offset$/i.test(name) ? `+${fact - span.offset}` : fact;
  return JSON.parse(JSON.stringify(header, change)) as Record<string, unknown>;
}

function facts(graph: Graph, node: NodeId): string[] {
  const parent = graph.parent(node);
  const span = graph.span(node);
  const { rotation, scale } = graph.pose(node);
  const known = {
    found: graph.find(graph.path(node)) === node ? null : 'elsewhere',
    named: graph.path(node).endsWith(graph.name(node)) ? null : graph.name(node),
    in: parent === null ? null : graph.path(parent),
    level: graph.level(node),
    from: span && `${span.file.name} ${span.offset}+${span.length}`,
    at: graph.position(node),
    turned: rotation?.map((part) => Math.round(part * 1e6) / 1e6),
    scaled: scale,
  };
  const said = Object.entries(known).filter(([, fact]) => fact !== null && fact !== undefined);
  return [
    `${graph.kind(node)} ${lineage(graph, graph.classOf(node)).join(' < ')}`,
    ...said.map(([name, fact]) => `${name} ${Array.isArray(fact) ? fact.join('/') : fact}`),
  ];
}

/** A class and those above it, up to the first that is there already. */
function lineage({ classes }: Graph, of: ClassId): string[] {
  const names: string[] = [];
  for (let at: ClassId | null = of; at !== null; at = classes.superClass(at)) {
    const known = names.includes(classes.path(at));
    names.push(classes.path(at));
    if (known) break;
  }
  return names;
}

function propertyText(property: PropertyValue): string[] {
  const { name, index, type, note } = property;
  const { value: read } = property;
  const text = typeof read === 'object' && read?.kind === 'text' && read.text !== read.json ? read.text : '';
  const value = fieldsJson([{ ...property, name: 'value', index: 0 }], 32).value;
  const key = `${name}${index > 0 ? `[${index}]` : ''} ${type}${note ? ` (${note})` : ''}${text && ` "${text}"`}`;
  if (typeof value !== 'string' || !/^[^\r]*\n[^\r]*$/.test(value)) return printAnswer(value, '  ', key);
  return [`  ${key}:`, ...value.split('\n').map((line) => `    ${line}`)];
}

/** How many of the properties are native, and those that are another value there. */
function nativeText(properties: readonly PropertyValue[], native: readonly PropertyValue[] | null): string[] {
  if (!native) return [];
  const last = properties.slice(properties.length - native.length);
  const namesOf = (all: readonly PropertyValue[]): string => all.map(({ name }) => name).join(', ');
  const known = new Set(properties.map((property) => String(propertyText(property))));
  return [
    `  native: ${namesOf(last) === namesOf(native) ? `the last ${native.length}` : namesOf(native)}`,
    ...native
      .map(propertyText)
      .filter((lines) => !known.has(String(lines)))
      .flat(),
  ];
}

/** Only where it is not of the properties as they are. */
function outlineText(properties: readonly PropertyValue[], outline: ReturnType<Graph['outline']>): string[] {
  const [decoded, listed] = [properties, outline].map((all) =>
    all.map(({ name, type }) => `${name} ${type}`),
  );
  return String(decoded) === String(listed) ? [] : [`  outline: ${listed!.join(', ')}`];
}

function edgeText(graph: Graph, edge: EdgeId): string {
  const { kind, text } = graph.label(edge);
  const exact = graph.referencePath(edge);
  const target = graph.path(graph.edges.target[edge] as NodeId);
  return `  ${kind} ${text}${exact === text ? '' : ` (${exact})`} -> ${target}`;
}
