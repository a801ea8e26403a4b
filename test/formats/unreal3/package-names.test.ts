// Packages with dots in their names, and a class that several packages have.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { openDesk } from '../../tools/ask.ts';

test('are named whole, and one class in two packages is both', async () => {
  const code = readFileSync('examples/unreal3/LighthouseGame.u');
  const { library, ask } = openDesk({ 'a/One.full-lzo.u': code, 'a/Two.u': code }, FORMATS);
  const { data, errors } = await ask(`{ saves { nodes {
    packages: objects(where: {class: {eq: "Core.Package"}, kind: {eq: RECORD}}) { nodes { name path } }
    classes(where: {name: {eq: "Lamp"}}) { nodes { path } }
    lamps: objects(where: {class: {eq: "Lamp"}}) { totalCount } } } }`);
  await library.close();
  expect(errors).toBeUndefined();
  expect((data as { saves: { nodes: unknown[] } }).saves.nodes[0]).toMatchObject({
    packages: {
      nodes: [
        { name: 'One.full-lzo', path: 'One.full-lzo' },
        { name: 'Two', path: 'Two' },
      ],
    },
  });
});
