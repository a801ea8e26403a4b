// The examples are whole: what they refer to is there, and the two moments of the little factory differ as they should.

import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { findSaves } from '../../../src/library/find/find-saves.ts';
import { example } from '../../tools/corpus.ts';
import { countKind, type ReadFile, readFile } from './read-file.ts';

const SAVES = ['little-factory', 'little-factory-earlier', 'first-steps-u5', 'update-8', 'release-1.0'];
const LARGEST = 200_000;

const open = (name: string): ReadFile => readFile(`${name}.sav`, example(`${name}.sav`));

/** Paths of what stands in the save as an object, in its order. */
function objectPaths({ graph }: ReadFile): string[] {
  const nodes = Array.from({ length: graph.count }, (_, row) => row as NodeId);
  return nodes
    .filter((node) => ['ACTOR', 'COMPONENT'].includes(graph.kind(node)))
    .map((node) => graph.path(node));
}

describe.each(SAVES)('%s', (name) => {
  const save = open(name);

  it('is small, and read without an issue', () => {
    expect(example(`${name}.sav`).length).toBeLessThan(LARGEST);
    expect([save.graph.data.issues, save.graph.data.opaqueBytes]).toEqual([[], 0]);
  });

  it('names every object once', () => {
    const paths = objectPaths(save);
    expect(paths.filter((path) => /#\d+$/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has the parts that its actors list', () => {
    const { graph } = save;
    const missing: string[] = [];
    for (let edge = 0; edge < graph.edges.count; edge++) {
      if (graph.label(edge as never).kind !== 'CHILD') continue;
      const target = graph.edges.target[edge] as NodeId;
      if (graph.kind(target) === 'MISSING') missing.push(graph.path(target));
    }
    expect(missing).toEqual([]);
  });
});

describe('the little factory', () => {
  const [now, earlier] = [open('little-factory'), open('little-factory-earlier')];
  const counts = (save: ReadFile) => {
    const actors = countKind(save.graph, 'ACTOR');
    return {
      objects: actors + countKind(save.graph, 'COMPONENT'),
      actors,
      lightweights: countKind(save.graph, 'LIGHTWEIGHT'),
      tombstones: save.data.counts.tombstones,
    };
  };

  it('grew between its two moments', () => {
    expect(counts(now)).toEqual({ objects: 256, actors: 108, lightweights: 61, tombstones: 1 });
    expect(counts(earlier)).toEqual({ objects: 218, actors: 94, lightweights: 42, tombstones: 0 });
  });

  it('keeps the names of what stayed', () => {
    const stayed = new Set(objectPaths(now));
    const gone = objectPaths(earlier).filter((path) => !stayed.has(path));
    const actors = gone
      .map((path) => path.replace(/^.*PersistentLevel\./, ''))
      .filter((name) => !name.includes('.'));
    expect(actors.sort()).toEqual([
      'BP_Crystal_mk23',
      'BP_DropPod15',
      'Build_StorageContainerMk1_C_7',
      'FGItemPickup_Spawnable_1',
    ]);
  });
});

it('a blueprint that is opened alone is found with its description', () => {
  const [save] = findSaves('examples/blueprints/small-platform.sbp').saves;
  expect(save!.files.map(({ name }) => name)).toEqual(['small-platform.sbp', 'small-platform.sbpcfg']);
});
