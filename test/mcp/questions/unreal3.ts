// What users of packages of Unreal Engine 3 ask.

import { ask, type Question } from './question.ts';

const U = 'unreal3';

export const questions: readonly Question[] = [
  {
    question: 'Which packages are missing, and who wants them?',
    tool: 'summary',
    args: { save: U },
    says: ['["Engine",9,["Lighthouse","LighthouseGame","LighthouseProps"]]', '"total":4'],
  },
  {
    question: 'What stands on the map, by class and mesh?',
    tool: 'query',
    args: ask(
      U,
      'unreal3 { actors { groups(by: [{field: TYPE}, {field: MESH_NAME}]) { nodes { keys count } } } }',
    ),
    says: ['["StaticMeshActor","Rock"]'],
  },
  {
    question: 'Which materials are used most, and where?',
    tool: 'query',
    args: ask(
      U,
      'unreal3 { usage(where: { className: { eq: "Material" } }, orderBy: [{ field: USES, direction: DESC }], first: 2) { nodes { name path uses } } }',
    ),
    says: ['"Stone"', '"Wood"'],
  },
  {
    question: 'What does this class derive from, and what does its source say?',
    tool: 'query',
    args: ask(
      U,
      'unreal3 { classes(where: { name: { eq: "Lamp" } }) { nodes { parentName functions source } } }',
    ),
    says: ['"parentName":"Actor"', 'class Lamp extends Actor'],
  },
  {
    question: 'What uses the stone material?',
    own: true as const,
    tool: 'find_item',
    args: { save: U, item: 'Stone' },
    says: ['"LighthouseProps.Materials.Stone"'],
  },
  {
    question: 'What uses it exactly?',
    own: true as const,
    tool: 'query',
    args: ask(
      U,
      'object(path: "LighthouseProps.Materials.Stone") { referencedBy(where: { kind: { in: [PROPERTY, NATIVE] } }) { nodes { path source { path } } } }',
    ),
    says: ['"totalCount":2', 'LighthouseProps.Meshes.Tower'],
  },
  {
    question: 'What stands near the middle of the map?',
    own: true as const,
    tool: 'nearest',
    args: { save: U, x: 0, y: 0, limit: 3 },
    says: ['"distance_m"', 'StaticMeshActor'],
  },
  {
    question: 'Which classes are there?',
    own: true as const,
    tool: 'search_classes',
    args: { save: U },
    says: ['"total":'],
  },
  {
    question: 'How do I ask what a function calls?',
    own: true as const,
    tool: 'search_schema',
    args: { words: 'class functions source', limit: 2 },
    says: ['type Unreal3Class', 'source: String'],
  },
  {
    question: 'Who calls the function Switch?',
    own: true as const,
    tool: 'query',
    args: ask(
      U,
      'object(path: "LighthouseGame.Lamp.Switch") { referencedBy(where: { label: { eq: "script" } }) { nodes { source { path } } } }',
    ),
    says: ['LighthouseGame.Lamp.Tick'],
  },
].map((each) => ({ format: 'UNREAL_ENGINE_3', ...each }));
