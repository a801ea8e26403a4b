// Why machines stand still, from machine to machine.

import { expect, it } from 'vitest';
import { askOf, type Json } from '../../../tools/ask.ts';
import { openLibrary } from '../../../tools/open-library.ts';
import { describeReal } from '../../../tools/real-saves.ts';

const STEP = 'object { path } building { title } reason waitsFor { name }';

describeReal('satisfactory', 'causes in a real factory', (folder) => {
  const file = 'sv52_hv14_etothepii4_Dunarr-027.sav';
  it('lead from what waits for an item to what makes it, each machine once', {
    timeout: 120_000,
  }, async () => {
    const ask = askOf(openLibrary(new URL(file, folder).pathname));
    const all: Json = await ask(`{ saves(first: 1) { nodes { satisfactory { machines(first: 1000) { nodes {
      object { path } reason waitsFor { name } resource { name } rates { direction item { name } } } } } } } }`);
    const machines = new Map<string, Json>(
      all.data.saves.nodes[0].satisfactory.machines.nodes.map((row: Json) => [row.object.path, row]),
    );
    const still = [...machines.values()].filter(({ reason }) => reason !== null);
    const { data }: Json = await ask(
      `{ saves(first: 1) { nodes { satisfactory { ${still
        .map(({ object }, at) => `m${at}: causes(of: ${JSON.stringify(object.path)}) { ${STEP} }`)
        .join('\n')} } } } }`,
    );
    const chains: Json[][] = Object.values(data.saves.nodes[0].satisfactory);
    for (const [at, steps] of chains.entries()) {
      const paths = steps.map(({ object }) => object.path);
      expect([paths[0], new Set(paths).size]).toEqual([still[at].object.path, steps.length]);
      for (const [before, step] of steps.slice(1).map((one, after) => [steps[after], one] as const)) {
        const { rates, resource, reason } = machines.get(step.object.path);
        expect(step.reason).toBe(reason);
        if (!before.waitsFor?.length) expect(before.reason).toBe('OUTPUT_FULL');
        else
          expect([
            resource?.name,
            ...rates.flatMap((rate: Json) => (rate.direction === 'OUT' ? rate.item.name : [])),
          ]).toContain(before.waitsFor[0].name);
      }
    }
    expect(chains.filter((steps) => steps.length > 2).length).toBeGreaterThan(10);
  });
});
