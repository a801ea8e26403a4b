// Members of blueprint structs answer to their short names wherever a query takes the name of a property.

import { expect, test } from 'vitest';
import { gvas } from '../../../../src/formats/gvas/index.ts';
import { openDesk } from '../../../tools/ask.ts';
import { array, guid, int, map, str, struct, VERSIONS, writeGame } from '../../../tools/gvas/writer.ts';

const LAMP = '0000000A0000000B0000000C0000000D';
const TENT = '1111111122222222333333334444444F';
/** Patches of a game change the number and the digits. */
const member = (name: string, number = 9): string => `${name}_${number}_D443B69044D640B0989FD8A629801A49`;

const device = (count: number, to: string, patch = 9) =>
  struct('Device', {
    [member('Count', patch)]: int(count),
    [member('Plug', patch)]: struct('Plug', { [member('Into', patch)]: guid(to) }),
    [member('Slots', patch)]: array(struct('Slot', { [member('Of', patch)]: guid(to) })),
    [member('Title', patch)]: str(`n${count}`),
  });
const bytes = writeGame(VERSIONS['5.4'], {
  properties: { Devices: map([guid(LAMP), device(3, TENT)], [guid(TENT), device(8, LAMP, 12)]) },
});

async function ask(fields: string): Promise<unknown> {
  const { data, errors, extensions } = await openDesk({ 'Slot.sav': bytes }, [gvas]).ask(
    `{ save(id: "Slot") { ${fields} } }`,
  );
  expect(errors).toBeUndefined();
  expect(extensions?.warnings ?? []).toEqual([]);
  return JSON.parse(JSON.stringify(data)).save;
}

const DEVICES = 'class: {eq: "Device"}';
const named = (...names: string[]) => ({ objects: { nodes: names.map((name) => ({ name })) } });

test.each([
  [
    'a filter',
    `objects(where: {${DEVICES}, properties: [{path: "count", number: {gt: 4}}]}) { nodes { name } }`,
    [TENT],
  ],
  [
    'an order',
    `objects(where: {${DEVICES}}, orderBy: [{property: "Count", direction: DESC}]) { nodes { name } }`,
    [TENT, LAMP],
  ],
  [
    'a filter on labels',
    `objects(where: {${DEVICES}, references: {some: {label: {eq: "Plug.Into"}, object: {name: {eq: "${TENT}"}}}}}) { nodes { name } }`,
    [LAMP],
  ],
  [
    'a filter against labels',
    `objects(where: {${DEVICES}, references: {every: {label: {nin: ["Plug.Into"]}}}}) { nodes { name } }`,
    [],
  ],
  [
    'a filter on full labels',
    `objects(where: {${DEVICES}, references: {some: {label: {eq: "${member('Plug')}.${member('Into')}"}}}}) { nodes { name } }`,
    [LAMP],
  ],
  [
    'a filter on labels seen from the target',
    `objects(where: {${DEVICES}, referencedBy: {some: {label: {startsWith: "Plug."}, object: {name: {eq: "${LAMP}"}}}}}) { nodes { name } }`,
    [TENT],
  ],
] as const)('in %s', async (_, query, names) => {
  expect(await ask(query)).toEqual(named(...names));
});

test('in values, names and references', async () => {
  const nodes = `objects(where: {${DEVICES}}) { nodes {
    count: property(path: "count") { value }
    into: property(path: "Plug.Into") { value }
    some: properties(names: ["Title", "count"]) { name }
    plugged: reference(label: "Plug.Into") { target { name } }
    listed: references(where: {label: {eq: "Plug.Into"}}) { nodes { target { name } } }
  } }`;
  const of = (count: number, to: string, patch: number) => ({
    count: { value: count },
    into: { value: to },
    some: [{ name: member('Count', patch) }, { name: member('Title', patch) }],
    plugged: { target: { name: to } },
    listed: { nodes: [{ target: { name: to } }] },
  });
  expect(await ask(nodes)).toEqual({ objects: { nodes: [of(3, TENT, 9), of(8, LAMP, 12)] } });
});

test('in groups, figures and elements', async () => {
  expect(
    await ask(`objects(where: {${DEVICES}}) {
      aggregate { number(property: "Count") { sum } }
      groups(by: [{property: "Title"}]) { nodes { keys } }
      links: groups(by: [{reference: "Plug.Into"}]) { nodes { keys } }
      elements: groups(unnest: "Slots[]", by: [{property: "Of"}]) { nodes { keys } }
    }`),
  ).toMatchObject({
    objects: {
      aggregate: { number: { sum: 11 } },
      groups: { nodes: [{ keys: ['n3'] }, { keys: ['n8'] }] },
      links: { nodes: [{ keys: [`Devices/${TENT}`] }, { keys: [`Devices/${LAMP}`] }] },
      elements: { nodes: [{ keys: [TENT] }, { keys: [LAMP] }] },
    },
  });
});
