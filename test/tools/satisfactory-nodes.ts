// Objects of Satisfactory saves that no game wrote, in a few words, and the view of a save that has only these.

import type { SatisfactoryView } from '../../src/games/satisfactory/view.ts';
import { viewOfGraph } from './satisfactory-view.ts';
import { Ref, type TestNode, testGraph } from './test-graph.ts';

const LEVEL = 'Persistent_Level:PersistentLevel.';
export const GAME = '/Game/FactoryGame/';

export const at = (name: string): string => LEVEL + name;
export const to = (name: string): Ref => new Ref(at(name));
/** A class or asset by its short name, wherever the game keeps it. */
export const asset = (name: string): string => `${GAME}Somewhere/${name.replace(/_C$/, '')}.${name}`;

export function actor(
  name: string,
  type: string,
  properties: TestNode['properties'] = {},
  more: Partial<TestNode> = {},
): TestNode {
  return { path: at(name), class: type, kind: 'ACTOR', properties, place: [0, 0, 0], ...more };
}

export function component(
  owner: string,
  name: string,
  type: string,
  properties: TestNode['properties'] = {},
): TestNode {
  return {
    path: at(`${owner}.${name}`),
    class: `/Script/FactoryGame.${type}`,
    kind: 'COMPONENT',
    parent: at(owner),
    properties,
  };
}

export function openNodes(
  nodes: readonly TestNode[],
  saveVersion = 52,
  header: Readonly<Record<string, unknown>> = {},
): SatisfactoryView {
  return viewOfGraph(testGraph(nodes), { SaveVersion: saveVersion, ...header });
}
