// Questions of users of packages of Unreal Engine 3.

import { asked, askedBeside, type Question, query, tool } from './question.ts';

const U = 'unreal3';

export const questions: readonly Question[] = [
  ...asked('UNREAL_ENGINE_3', [
    tool('Which packages are missing, and who wants them?', 'summary', { save: U }, [
      '["Engine",9,["Lighthouse","LighthouseGame","LighthouseProps"]]',
      '"total":4',
    ]),
    query(
      'What stands on the map, by class and mesh?',
      U,
      'unreal3 { actors { groups(by: [{field: TYPE}, {field: MESH_NAME}]) { nodes { keys count } } } }',
      ['["StaticMeshActor","Rock"]'],
    ),
    query(
      'Which materials are used most, and where?',
      U,
      'unreal3 { usage(where: { className: { eq: "Material" } }, orderBy: [{ field: USES, direction: DESC }], first: 2) { nodes { name path uses } } }',
      ['"Stone"', '"Wood"'],
    ),
    query(
      'What does this class derive from, and what does its source say?',
      U,
      'unreal3 { classes(where: { name: { eq: "Lamp" } }) { nodes { parentName functions source } } }',
      ['"parentName":"Actor"', 'class Lamp extends Actor'],
    ),
  ]),
  ...askedBeside('UNREAL_ENGINE_3', [
    tool('What uses the stone material?', 'find_item', { save: U, item: 'Stone' }, [
      '"LighthouseProps.Materials.Stone"',
    ]),
    query(
      'What uses it exactly?',
      U,
      'object(path: "LighthouseProps.Materials.Stone") { referencedBy(where: { kind: { in: [PROPERTY, NATIVE] } }) { nodes { path source { path } } } }',
      ['"totalCount":2', 'LighthouseProps.Meshes.Tower'],
    ),
    tool('What stands near the middle of the map?', 'nearest', { save: U, x: 0, y: 0, limit: 3 }, [
      '"distance_m"',
      'StaticMeshActor',
    ]),
    tool('Which classes are there?', 'search_classes', { save: U }, ['"total":']),
    tool(
      'How do I ask what a function calls?',
      'search_schema',
      { words: 'class functions source', limit: 2 },
      ['type Unreal3Class', 'source: String'],
    ),
    query(
      'Who calls the function Switch?',
      U,
      'object(path: "LighthouseGame.Lamp.Switch") { referencedBy(where: { label: { eq: "script" } }) { nodes { source { path } } } }',
      ['LighthouseGame.Lamp.Tick'],
    ),
  ]),
];
