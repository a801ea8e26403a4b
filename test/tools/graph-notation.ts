// A graph in one line of text, for tests that are about its shape:
//
//   a:Belt>b, b:Belt>c, c:Store
//
// Nodes are separated by commas. After the path of a node come, in any order: `:Class`, `!KIND`, `^parent`,
// `%level`, `@x/y/z`, `{json}` for properties (->b is a reference to b, and names need no quotes), `>target` for a link
// labelled `next` or `>target.label`, and `?` for an issue.

import type { Graph } from '../../src/graph/graph.ts';
import { NODE_KINDS, type NodeKind } from '../../src/graph/ids.ts';
import { type Plain, type PlainStruct, Ref, type TestNode, testGraph } from './test-graph.ts';

export function graphFrom(text: string, supers: Readonly<Record<string, string>> = {}): Graph {
  return testGraph(nodesFrom(text), supers);
}

export const nodesFrom = (text: string): TestNode[] => splitNodes(text).map(nodeFrom);

/** At commas that stand outside braces. */
function splitNodes(text: string): string[] {
  const nodes = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '{') depth++;
    if (letter === '}') depth--;
    if (letter === ',' && depth === 0) nodes.push('');
    else nodes[nodes.length - 1] += letter;
  }
  return nodes.map((node) => node.trim()).filter((node) => node !== '');
}

const PART = /([:!^%@>?])([^:!^%@>?{]*)|(\{.*\})/gsy;

function nodeFrom(text: string): TestNode {
  const path = /^[^:!^%@>?{]+/.exec(text)?.[0].trim() ?? '';
  const parts: { -readonly [K in keyof TestNode]: TestNode[K] } = { path, class: 'Thing' };
  PART.lastIndex = text.indexOf(path) + path.length;
  const links: { to: string; label: string }[] = [];
  for (let part = PART.exec(text); part; part = PART.exec(text)) {
    const [, sign, content = '', json] = part;
    const word = content.trim();
    if (json !== undefined) parts.properties = plainOf(readJson(json)) as PlainStruct;
    else if (sign === ':') parts.class = word;
    else if (sign === '!') parts.kind = kindOf(word);
    else if (sign === '^') parts.parent = word;
    else if (sign === '%') parts.level = word;
    else if (sign === '@') {
      const [x = 0, y = 0, z = 0] = word.split('/').map(Number);
      parts.place = [x, y, z];
    } else if (sign === '?') parts.issue = 'made to fail';
    else {
      const [, to = '', label = 'next'] = /^(.*?)(?:\.(\w+))?$/.exec(word)!;
      links.push({ to, label });
    }
  }
  return { ...parts, links };
}

function kindOf(word: string): NodeKind {
  const kind = NODE_KINDS.find((known) => known === word);
  if (!kind) throw new Error(`no kind ${word}`);
  return kind;
}

/** JSON in which names, references and NaN stand without quotes. */
export function readJson(text: string): unknown {
  const isQuoted = /"(?:[^"\\]|\\.)*"|->[^\s,\]}]*|\w+(?=:)|NaN/g;
  return JSON.parse(text.replace(isQuoted, (part) => (part[0] === '"' ? part : `"${part}"`)));
}

function plainOf(json: unknown): Plain {
  if (json === 'NaN') return Number.NaN;
  if (typeof json === 'string' && json.startsWith('->')) return new Ref(json.slice(2));
  if (Array.isArray(json)) return json.map(plainOf);
  if (typeof json !== 'object' || json === null) return json as Plain;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, plainOf(value)]));
}
