import { expect, it } from 'vitest';
import { dsonHash } from '../../../tools/darkest-dungeon/dson.ts';
import { exampleProfile, open } from '../../../tools/darkest-dungeon/open.ts';
import { jsonAt, linksOf } from '../../../tools/graph-nodes.ts';

it('takes hashed names that the profile does not say from the names given', () => {
  const path = 'persist.map.json/base_root/map/static_dynamic/areas/rooA/tiles/tile0';
  const well = dsonHash('old_well');
  const graph = open(exampleProfile());
  expect(jsonAt(graph, path).curio_prop).toEqual({ hash: well, name: null, source: null });
  expect(linksOf(graph, path)).toContain(`HASH curio_prop -> hash:${well}`);
  const named = open(exampleProfile(), 'something\nold_well\r\n\nold_wall');
  expect(jsonAt(named, path).curio_prop).toEqual({ hash: well, name: 'old_well', source: 'FILE' });
  expect(linksOf(named, path)).toContain('HASH curio_prop -> old_well');
});
