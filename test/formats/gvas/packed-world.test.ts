// A small world whose structs are packed in each of the three ways that Palworld has had: all of it is read, and its ids lead to what they mean.

import { describe, expect, test, vi } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { PathColumn } from '../../../src/query/columns/path-column.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { pathIn } from '../../../src/query/values/property-path.ts';
import { askedOf, compareColumn, spreadRows } from '../../tools/column-oracle.ts';
import { corpusFiles } from '../../tools/corpus.ts';
import { readGame } from '../../tools/gvas/read.ts';

/** References by id, by class and not by object. */
function links(graph: Graph): Set<string> {
  const className = (node: number): string => graph.classes.name(graph.classOf(node as NodeId));
  const found = new Set<string>();
  for (let edge = 0; edge < graph.edges.count; edge++) {
    const { kind, text } = graph.label(edge as EdgeId);
    if (kind !== 'ID') continue;
    const [from, to] = [graph.edges.source[edge]!, graph.edges.target[edge]!];
    found.add(`${className(from)} ${text} -> ${className(to)}`);
  }
  return found;
}

describe.each([1, 2, 3] as const)('generation %i', (generation) => {
  const { graph, data } = readGame(corpusFiles(`palworld/${generation}`));

  test('is understood to the last byte', () => {
    expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[], 0]);
    expect(graph.count).toBeGreaterThan(100);
  });

  test('shows no secret', () => {
    const shown = Array.from(graph.nodes(), (node) => fieldsJson(graph.properties(node), 32));
    expect(JSON.stringify(shown)).not.toMatch(/not to be shown|0451/);
  });

  test('leads from guilds, bases, buildings, works and slots to what they name', () => {
    const found = links(graph);
    const item = generation === 1 ? 'ItemId' : 'RawData.ItemId';
    for (const link of [
      'GroupSaveDataMap RawData.IndividualCharacterHandleIds[].InstanceId -> CharacterSaveParameterMap',
      'GroupSaveDataMap RawData.BaseIds[] -> BaseCampSaveData',
      'GroupSaveDataMap RawData.Players[].PlayerUId -> CharacterSaveParameterMap',
      'BaseCampSaveData RawData.GroupIdBelongTo -> GroupSaveDataMap',
      'BaseCampSaveData RawData.OwnerMapObjectInstanceId -> PalMapObjectSaveData',
      'BaseCampSaveData WorkerDirector.RawData.ContainerId -> CharacterContainerSaveData',
      'PalCharacterSlotSaveData RawData.IndividualId.InstanceId -> CharacterSaveParameterMap',
      'ModuleMap RawData.TargetContainerId -> ItemContainerSaveData',
      `PalItemSlotSaveData ${item}.DynamicId.LocalIdInCreatedWorld -> PalDynamicItemSaveData`,
      'PalMapObjectSaveData Model.RawData.BaseCampIdBelongTo -> BaseCampSaveData',
      'PalMapObjectSaveData Model.RawData.BaseCampIdBelongTo (other) -> InvaderSaveData',
      'PalMapObjectSaveData Model.RawData.BuildPlayerUId -> CharacterSaveParameterMap',
      'PalWorkSaveData RawData.OwnerMapObjectModelId -> PalMapObjectSaveData',
      'PalWorkSaveData RawData.Transform.MapObjectInstanceId -> PalMapObjectSaveData',
      'WorkAssignMap RawData.AssignedIndividualId.InstanceId -> CharacterSaveParameterMap',
    ]) {
      expect([link, found.has(link)]).toEqual([link, true]);
    }
  });

  test('has the columns that decoding would make, and decodes nothing for plain fields', () => {
    // The first record holds all others.
    const rows = spreadRows(graph, graph.count).subarray(1);
    const asked = askedOf(graph, rows, 2000).filter(({ path }) => path?.includes('RawData.'));
    for (const one of asked) compareColumn(graph, rows, one);
    const decode = vi.spyOn(graph, 'properties');
    for (const path of [
      'ItemId.StaticId',
      'IndividualId.InstanceId',
      'GroupId',
      'Hp',
      'SaveParameter.Level',
      'Permission.TypeA[]',
      'DropItemInfos[].ItemId.StaticId',
    ]) {
      const column = new PathColumn(graph, { path: pathIn(graph, `RawData.${path}`, 'path'), inside: null });
      decode.mockClear();
      column.fillAll(newRun(graph, NO_TOOLS));
      // Groups have a different layout for each type, which only reading shows.
      const decoded = decode.mock.calls.map(([node]) => graph.classes.name(graph.classOf(node)));
      expect(decoded.filter((name) => name !== 'GroupSaveDataMap')).toEqual([]);
    }
    decode.mockRestore();
  });

  test('has places, turned and sized', () => {
    const placed = Array.from({ length: graph.count }, (_, row) => row as NodeId).filter(
      (node) => graph.position(node) !== null,
    );
    const classes = new Set(placed.map((node) => graph.classes.name(graph.classOf(node))));
    expect([...classes]).toEqual(expect.arrayContaining(['BaseCampSaveData', 'PalMapObjectSaveData']));
    const building = placed.find(
      (node) => graph.classes.name(graph.classOf(node)) === 'PalMapObjectSaveData',
    )!;
    expect(graph.pose(building)).toEqual({ rotation: [0, 0, 0, 1], scale: [1, 1, 1] });
  });
});
