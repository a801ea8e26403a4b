// Saves that no game wrote, as graphs in one line of text each (graph-notation.ts), for the API to answer questions
// about: what tables of answers call `written FORMAT`. Objects of Satisfactory have short names, as they have for
// players:
//
//   M:Build_SmelterMk1_C{mCurrentRecipe:->Recipe_IngotIron_C},
//   M.Input:FGInventoryComponent{mInventoryStacks:[Desc_OreIron_C × 5]}

import { decodeUtf8 } from '../../src/bytes/text.ts';
import type { Format } from '../../src/formats/format.ts';
import type { Graph } from '../../src/graph/graph.ts';
import { fakeFormat } from './fake-format.ts';
import { nodesFrom, readJson } from './graph-notation.ts';
import {
  decoderOf,
  type Known,
  type Plain,
  Ref,
  type TestNode,
  testGraph,
  writeNodes,
} from './test-graph.ts';

/** The first line is the header, as JSON. */
export const writtenSave = (objects: string, header: string): string => `${header}\n${objects}`;

const lineOf = (bytes: Uint8Array): string => decodeUtf8(bytes, 0, bytes.length).split('\n')[0]!;

export function writtenFormat(id: Format['id']): Format {
  return {
    ...fakeFormat,
    ...{ id, title: 'Written', versions: '' },
    claim: (files) => files.map((file) => ({ name: file.path, files: [file] })),
    refuse: () => null,
    header: ({ files: [file] }) => ({
      ...{ title: 'Written', version: '', savedAt: null, playSeconds: null, playthrough: null },
      fields: readJson(lineOf(file!.head(1000))) as Record<string, unknown>,
      units: { length: 'cm', perMetre: 100, northAxis: '-Y', upAxis: '+Z' },
    }),
    read: ([file], sink) => {
      const text = decodeUtf8(file!.bytes, 0, file!.bytes.length);
      const objects = text.slice(text.indexOf('\n') + 1);
      const nodes = id === 'SATISFACTORY' ? factoryNodes(objects) : nodesFrom(objects);
      const { resolver, known } = writeNodes(sink, nodes);
      return { resolver, state: known, inflateMillis: 0 };
    },
    decoder: (_, state) => decoderOf(state as Known),
  };
}

/** Objects in which `$NAME` stands for what the head of a table calls so: `# NAME = OBJECTS`. */
export function namedIn(head: string, objects: string): string {
  const parts = head.matchAll(/^# (\w+) = (.*(?:\n# {3}.*)*)/gm);
  const named = new Map(Array.from(parts, ([, name, text]) => [name!, text!.replaceAll('\n#', '')]));
  return objects.replace(/\$(\w+)/g, (_, name) => named.get(name)!);
}

export const factoryGraph = (objects: string): Graph => testGraph(factoryNodes(objects));

function factoryNodes(objects: string): TestNode[] {
  const whole = objects.replace(/(\w+) × (\d+)/g, '{Item: {ItemClass: ->$1}, NumItems: $2}');
  return nodesFrom(whole).map(inFactory);
}

/** An object with the names that the game has for it; unless it says otherwise, in the middle of the world. */
function inFactory({
  path,
  class: of,
  properties = {},
  links = [],
  place = [0, 0, 0],
  ...more
}: TestNode): TestNode {
  const node = {
    path: at(path),
    properties: longNames(properties) as TestNode['properties'] & object,
    links: links.map(({ to, label }) => ({ to: at(to), label })),
  };
  if (/^FG\w+Component$/.test(of)) {
    const owner = at(path.slice(0, path.lastIndexOf('.')));
    return { ...node, ...more, class: `/Script/FactoryGame.${of}`, kind: 'COMPONENT', parent: owner };
  }
  const name = of.startsWith('FG') ? `/Script/FactoryGame.${of}` : nameOf(of);
  return { ...node, ...more, class: name, kind: 'ACTOR', place };
}

const at = (name: string): string => `Persistent_Level:PersistentLevel.${name}`;

/** Names of classes and assets end in _C, wherever the game keeps them; others are of objects of the world. */
function nameOf(name: string): string {
  if (name.includes('/')) return name;
  const isOfGame = /_C$|^GP_/.test(name);
  return isOfGame ? `/Game/FactoryGame/Somewhere/${name.replace(/_C$/, '')}.${name}` : at(name);
}

function longNames(plain: Plain): Plain {
  if (plain instanceof Ref) return new Ref(nameOf(plain.to));
  if (Array.isArray(plain)) return plain.map(longNames);
  if (typeof plain !== 'object' || plain === null) return plain;
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, longNames(value as Plain)]));
}
