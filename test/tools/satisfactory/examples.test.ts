/** The examples in `examples/` are what the writers make, small, and whole: what they refer to is there. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allObjects, countsOf } from './cases/expected.ts';
import { exampleSaves, examples, littleFactory } from './examples.ts';
import { plainText } from './strings.ts';
import { unchunk } from './unchunk.ts';

const folder = new URL('../../../examples/', import.meta.url);
const largest = 200_000;

describe.each(examples.map((it) => [it.file, it] as const))('%s', (file, example) => {
  it('is what the writers make', () => {
    const bytes = example.bytes();
    expect(bytes.length).toBeLessThan(largest);
    const committed = new Uint8Array(readFileSync(new URL(file, folder)));
    // Versions of Node compress alike things otherwise, and the header has a sum of what they make.
    const content = (save: Uint8Array) => (file.endsWith('cfg') ? save : unchunk(save).body);
    expect(Buffer.compare(content(committed), content(bytes)), 'run npm run examples').toBe(0);
  });
});

describe.each(exampleSaves.map((it) => [it.file, it.spec()] as const))('%s', (_file, spec) => {
  it('names every object once', () => {
    const paths = allObjects(spec).map((object) => plainText(object.path));
    expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
  });

  it('has the parts that its actors list', () => {
    const paths = new Set(allObjects(spec).map((object) => plainText(object.path)));
    const children = allObjects(spec).flatMap((object) => object.children ?? []);
    expect(children.map((child) => plainText(child.path)).filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('the little factory', () => {
  const [now, earlier] = [littleFactory('now'), littleFactory('earlier')];
  const paths = (spec: typeof now) => new Set(allObjects(spec).map((object) => plainText(object.path)));

  it('grew between its two moments', () => {
    expect(countsOf(now)).toEqual({ objects: 256, actors: 108, lightweights: 61, tombstones: 1 });
    expect(countsOf(earlier)).toEqual({ objects: 218, actors: 94, lightweights: 42, tombstones: 0 });
  });

  it('keeps the names of what stayed', () => {
    const gone = [...paths(earlier)].filter((path) => !paths(now).has(path));
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
