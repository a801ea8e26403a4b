// What the kernel leaves to TypeScript: bodies and the ends of bodies, by class, headers, and runs of levels. A change that
// leaves more of them gives the same answers, in more time.

import { readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { FastScan } from '../../../../src/formats/satisfactory/kernel/fast-scan.ts';
import { HeaderReader } from '../../../../src/formats/satisfactory/levels/headers.ts';
import { BodyReader } from '../../../../src/formats/satisfactory/objects/bodies.ts';
import type { Graph } from '../../../../src/graph/graph.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { describeReal } from '../../../tools/real-saves.ts';
import { saveCases } from '../../../tools/satisfactory/cases.ts';
import { readFile } from '../read-file.ts';

const LEFT = {
  made: {
    bodies: 'Build_ConstructorMk1_C 6, Build_Specimen_C 71, FINNetworkConnector 1, Größe_C 1',
    ends:
      'BP_CircuitSubsystem_C 43, BP_DroneTransport_C 34, BP_FreightWagon_C 43, BP_GameState_C 1, BP_Locomotive_C 43, ' +
      'BP_PlayerState_C 3, BP_Tractor_C 46, BP_Truck_C 4, Build_ConveyorBeltMk1_C 1, Build_Specimen_C 3, ' +
      'FGLightweightBuildableSubsystem 28, FINFileSystemState 1, FINKernelSystem 2, FINModuleSystemPanel 2',
    headers: 1,
    levels: 0,
  },
  example: {
    bodies: '',
    ends:
      'BP_CircuitSubsystem_C 1, BP_DroneTransport_C 1, BP_FreightWagon_C 2, BP_GameMode_C 1, BP_GameState_C 1, ' +
      'BP_Locomotive_C 1, BP_PlayerState_C 1, BP_Truck_C 1, FGLightweightBuildableSubsystem 1',
    headers: 0,
    levels: 0,
  },
  'sv29_hv9_IDeserveToBeWrited_dood24.5_06e35dcc': {
    bodies: '',
    ends:
      'BP_CircuitSubsystem_C 1, BP_FreightWagon_C 45, BP_GameMode_C 1, BP_GameState_C 1, BP_Locomotive_C 15, ' +
      'BP_PlayerState_C 3',
    headers: 0,
    levels: 0,
  },
  'sv52_hv14_etothepii4_Dunarr-027': {
    bodies:
      'Build_AppendString_C 1, Build_FormatNumber_C 1, Build_GPU_T1_C 1, Build_Notificator_C 1, ' +
      'Build_NumberEquals_C 1, Build_Transistor_C 1, Char_SpaceRabbit_C 4, FGInventoryComponent 2, FINSignalSubsystem 1',
    ends:
      'BP_CircuitSubsystem_C 1, BP_Explorer_C 1, BP_GameMode_C 1, BP_Golfcart_C 2, BP_PlayerState_C 4, BP_Tractor_C 2, ' +
      'FGLightweightBuildableSubsystem 1, FINKernelSystem 2, FINModuleSystemPanel 3',
    headers: 0,
    levels: 0,
  },
} as const;

const bodies = vi.spyOn(BodyReader.prototype, 'read');
const ends = vi.spyOn(BodyReader.prototype, 'tail');
const headers = vi.spyOn(HeaderReader.prototype, 'read');
const levels = vi.spyOn(FastScan.prototype, 'levels');
afterAll(() => void vi.restoreAllMocks());

function leftOf(saves: readonly Uint8Array[]): object {
  const left = { bodies: [] as string[], ends: [] as string[], headers: 0, levels: 0 };
  for (const bytes of saves) {
    vi.clearAllMocks();
    const { graph } = readFile('world.sav', bytes);
    left.bodies.push(...bodies.mock.calls.map(([node]) => classOf(graph, node)));
    left.ends.push(...ends.mock.calls.map(([node]) => classOf(graph, node)));
    left.headers += headers.mock.calls.length;
    left.levels += levels.mock.calls.filter(
      ([, most], at) => levels.mock.results[at]!.value.count < most,
    ).length;
  }
  return { ...left, bodies: counted(left.bodies), ends: counted(left.ends) };
}

const classOf = (graph: Graph, node: NodeId): string => graph.classes.name(graph.classOf(node));

/** Each name with how often it occurs. */
function counted(names: readonly string[]): string {
  const shown = [...new Set(names)].sort();
  return shown.map((name) => `${name} ${names.filter((each) => each === name).length}`).join(', ');
}

it('is little of made saves', () => {
  expect(leftOf(saveCases.map(({ bytes }) => bytes))).toEqual(LEFT.made);
});

it('is the ends of a few objects of an example', () => {
  expect(leftOf([readFileSync('examples/little-factory.sav')])).toEqual(LEFT.example);
});

describeReal('satisfactory', 'of real Satisfactory saves it is little', (folder) => {
  it.each(Object.keys(LEFT).slice(2) as (keyof typeof LEFT)[])('%s', (name) => {
    expect(leftOf([readFileSync(new URL(`${name}.sav`, folder))])).toEqual(LEFT[name]);
  });
});
