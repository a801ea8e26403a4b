// Enums over HTTP: the name as text, the number as number, and filters, groups and orders on either.

import { expect, it } from 'vitest';
import { slimeRancher } from '../../../../src/formats/slime-rancher/index.ts';
import { dice } from '../../../tools/random.ts';
import { serveSaves } from '../../../tools/serve.ts';
import * as sr2 from '../../../tools/slime-rancher/sr2.ts';

it('enums answer with names and numbers', async () => {
  const d = dice(3);
  const plots = [2, 4, 2].map((type) => sr2.plot(d, { type }));
  const { query } = await serveSaves({ 'r.sav': sr2.game(d, { ranch: sr2.ranch(plots) }).bytes }, [
    slimeRancher,
  ]);
  const { body } = await query(`{ save(id: "r") {
    object(path: "SRGAME/ranch/plots[0]") {
      type: property(path: "typeId") { text number value note }
      upgrades: property(path: "upgrades[]") { value }
      first: property(path: "upgrades[0]") { text number }
    }
    byText: objects(where: { properties: [{ path: "typeId", text: { eq: "corral" } }] }) { totalCount }
    byNumber: objects(where: { class: { eq: "SRLP" }, properties: [{ path: "typeId", number: { eq: 2 } }] }) { totalCount }
    both: objects(where: { properties: [{ path: "typeId", number: { eq: 4 }, text: { eq: "garden" } }] }) { totalCount }
    neither: objects(where: { properties: [{ path: "typeId", number: { eq: 4 }, text: { eq: "corral" } }] }) { totalCount }
    plots: objects(where: { class: { eq: "SRLP" } }, orderBy: [{ property: "typeId", direction: DESC }]) {
      nodes { property(path: "typeId") { text } }
      groups(by: [{ property: "typeId" }]) { nodes { keys count } }
      aggregate { number(property: "typeId") { max } }
    }
  } }`);
  expect(body.errors).toBeUndefined();
  const { object, ...lists } = body.data.save;
  expect(object.type).toEqual({ text: 'corral', number: 2, value: 'corral', note: 'also called Plot type' });
  expect(object.first).toMatchObject({ text: expect.any(String), number: expect.any(Number) });
  expect(object.upgrades.value[0]).toBe(object.first.text);
  expect(lists).toEqual({
    byText: { totalCount: 2 },
    byNumber: { totalCount: 2 },
    both: { totalCount: 1 },
    neither: { totalCount: 0 },
    plots: {
      nodes: ['garden', 'corral', 'corral'].map((text) => ({ property: { text } })),
      groups: {
        nodes: [
          { keys: ['corral'], count: 2 },
          { keys: ['garden'], count: 1 },
        ],
      },
      aggregate: { number: { max: 4 } },
    },
  });
});
