/** The queries of the README, asked as they stand there, of the example. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import { openDesk } from '../../tools/ask.ts';
import { packageExamples } from '../../tools/unreal3/examples.ts';

const [, section = ''] = readFileSync('README.md', 'utf8').split('\n## Unreal Engine 3\n');
const queries = [...section.split('\n## ')[0]!.matchAll(/```graphql\n(.*?)```/gs)].map(([, query]) => query!);

async function answer(query: string): Promise<unknown> {
  const desk = openDesk(Object.fromEntries(packageExamples.map(({ file, bytes }) => [file, bytes()])), [
    unreal3,
  ]);
  const { data, errors } = await desk.ask(query);
  expect(errors).toBeUndefined();
  return (data as { save: unknown }).save;
}

describe('the example', () => {
  it.each(packageExamples)('$file is what the writers make', ({ file, bytes }) => {
    expect(readFileSync(`examples/${file}`).equals(bytes()), 'run npm run examples').toBe(true);
  });
});

describe('the queries of the README', () => {
  it('are four', () => {
    expect(queries).toHaveLength(4);
  });

  it('find what uses a material', async () => {
    const users = ['Tower', 'Rock'].map((name) => ({
      path: 'lods[0].sections[0].material',
      source: { path: `LighthouseProps.Meshes.${name}`, class: { name: 'StaticMesh' } },
    }));
    expect(await answer(queries[0]!)).toEqual({ object: { referencedBy: { totalCount: 2, nodes: users } } });
  });

  it('tell which packages a map needs and which are missing', async () => {
    expect(await answer(queries[1]!)).toEqual({
      object: {
        references: {
          nodes: [
            { label: 'packages[]', target: { name: 'Engine', kind: 'EXTERNAL' } },
            { label: 'packages[]', target: { name: 'HarbourSounds', kind: 'EXTERNAL' } },
            { label: 'packages[]', target: { name: 'LighthouseProps', kind: 'RECORD' } },
            { label: 'additionalPackages[]', target: { name: 'Harbour', kind: 'EXTERNAL' } },
          ],
        },
      },
    });
  });

  it('list the actors of a map with place and mesh', async () => {
    const { objects } = (await answer(queries[2]!)) as { objects: { totalCount: number; nodes: unknown[] } };
    expect(objects.totalCount).toBe(6);
    expect(objects.nodes[4]).toMatchObject({
      name: 'StaticMeshActor_4',
      position: { x: -700, y: 650, z: -80 },
      scale: { x: 3, y: 3, z: 3 },
      reference: {
        target: { reference: { target: { path: 'LighthouseProps.Meshes.Rock', kind: 'EXPORT' } } },
      },
    });
  });

  it('find who calls a function, and show its code and the source of its class', async () => {
    const { object, source } = (await answer(queries[3]!)) as {
      object: { referencedBy: unknown; native: { script: string } };
      source: { property: { text: string } };
    };
    const callers = ['Switch', 'Tick'].map((name) => ({ source: { path: `LighthouseGame.Lamp.${name}` } }));
    expect(object.referencedBy).toEqual({ nodes: callers });
    expect(object.native.script).toContain('final call LighthouseGame.Lamp.SetLight');
    expect(source.property.text).toContain('class Lamp extends Actor;');
  });
});
