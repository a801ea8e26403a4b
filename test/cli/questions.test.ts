// Natural questions at the places where users ask them: over HTTP and on the command line.

import { describe, expect, it } from 'vitest';
import { askFactory } from '../tools/ask-factory.ts';

const { ask, factory, refusal } = await askFactory();

describe('conditions on one element', () => {
  const plates = '{path: "Item.ItemClass", reference: {name: {eq: "Desc_IronPlate_C"}}}';
  const many = '{path: "NumItems", number: {gt: 100}}';

  it('tells one stack of many iron plates from two stacks of which each is one', async () => {
    const save = await factory(`
      same: objects(where: {elements: {path: "mInventoryStacks[]", some: {properties: [${plates}, ${many}]}}}) {
        nodes { parent { name } }
      }
      either: objects(where: {and: [
        {elements: {path: "mInventoryStacks[]", some: {properties: [${plates}]}}}
        {elements: {path: "mInventoryStacks[]", some: {properties: [${many}]}}}
      ]}) { nodes { parent { name } } }
    `);
    const [box, wagon] = ['Build_StorageContainerMk1_C_1', 'BP_FreightWagon_C_1'];
    const named = (names: string[]): unknown => ({ nodes: names.map((name) => ({ parent: { name } })) });
    // The player has 86 plates beside 120 of something else.
    expect(save).toEqual({ same: named([box, wagon]), either: named(['Char_Player_C_1', box, wagon]) });
  });

  it('groups only the elements that are asked for', async () => {
    const groups = `groups(
      unnest: "mInventoryStacks[]"
      where: {properties: [${many}], references: {some: {label: {eq: "Item.ItemClass"}}}}
      by: [{reference: "Item.ItemClass"}]
    ) { nodes { count number(property: "NumItems") { min } } }`;
    const save = (await factory(`objects { ${groups} }`)) as {
      objects: { groups: { nodes: { count: number; number: { min: number } }[] } };
    };
    const found = save.objects.groups.nodes;
    expect(found.length).toBeGreaterThan(2);
    for (const { number } of found) expect(number.min).toBeGreaterThan(100);
  });

  it('refuses what cannot be meant', async () => {
    expect(await refusal('objects(where: {elements: {path: "mInventoryStacks"}}) { totalCount }')).toBe(
      'BAD_FILTER where.elements[0].path: "mInventoryStacks" must end in []',
    );
    expect(await refusal('objects { aggregate(where: {not: {}}) { count } }')).toBe(
      'BAD_ARGUMENT where: is about the elements that unnest names, and needs it',
    );
  });
});

it('finds fractions by what games show of them', async () => {
  const red = (number: string): string =>
    `objects(where: {class: {eq: "Build_Wall_8x4_01_C"}, properties: [{path: "primaryColor.R", number: {${number}}}]}) { totalCount }`;
  const save = await factory(
    `eq: ${red('eq: 0.98')} in: ${red('in: [0.98]')} within: ${red('gte: 0.98, lte: 0.98')} above: ${red('gt: 0.98')} finer: ${red('eq: 0.9800001')}`,
  );
  const walls = { totalCount: 10 };
  const none = { totalCount: 0 };
  // The file has 0.9800000190734863.
  expect(save).toEqual({ eq: walls, in: walls, within: walls, above: none, finer: none });
});

describe('one name for one fact', () => {
  it('finds colours and recipes of both kinds of buildables', async () => {
    const groups = (key: string): string =>
      `groups(by: [{field: KIND}, {reference: "${key}"}], having: {count: {gt: 0}}) { nodes { keys count } }`;
    const save = (await factory(`
      objects(where: {kind: {in: [ACTOR, LIGHTWEIGHT]}, properties: [{path: "swatch", exists: true}]}) { ${groups('swatch')} }
      lightweights: objects(where: {kind: {eq: LIGHTWEIGHT}}) { totalCount }
      actors: objects(where: {kind: {eq: ACTOR}, properties: [{path: "mCustomizationData.SwatchDesc", exists: true}]}) {
        totalCount
        nodes { property(path: "swatch") { name reference { target { path } } } reference(label: "swatch") { label target { path } } }
      }
      built: objects(where: {kind: {eq: ACTOR}, properties: [{path: "builtWithRecipe", exists: true}]}) { totalCount }
      byGameName: objects(where: {kind: {eq: ACTOR}, properties: [{path: "mBuiltWithRecipe", exists: true}]}) { totalCount }
    `)) as {
      objects: { groups: { nodes: { keys: string[]; count: number }[] } };
      lightweights: { totalCount: number };
      actors: {
        totalCount: number;
        nodes: {
          property: { name: string; reference: { target: unknown } };
          reference: { label: string; target: unknown };
        }[];
      };
      built: unknown;
      byGameName: { totalCount: number };
    };
    const count = (kind: string): number =>
      save.objects.groups.nodes
        .filter(({ keys }) => keys[0] === kind)
        .reduce((sum, group) => sum + group.count, 0);
    expect(save.actors.totalCount).toBeGreaterThan(0);
    expect([count('ACTOR'), count('LIGHTWEIGHT')]).toEqual([
      save.actors.totalCount,
      save.lightweights.totalCount,
    ]);
    for (const { property, reference } of save.actors.nodes) {
      expect([property.name, reference.label]).toEqual(['SwatchDesc', 'mCustomizationData.SwatchDesc']);
      expect(property.reference.target).toEqual(reference.target);
    }
    expect(save.built).toEqual(save.byGameName);
    expect(save.byGameName.totalCount).toBeGreaterThan(0);
  });
});

describe('ids in a list', () => {
  it('lead where their labels do, element by element', async () => {
    const { data, errors } = await ask(`{
      save(id: "hollowmere") {
        party: objects(where: {class: {eq: "Party"}}) {
          nodes {
            references(where: {label: {eq: "heroes[]"}}) { nodes { path target { name } } }
            second: property(path: "heroes[1]") { number reference { path target { name } } }
            beyond: property(path: "heroes[9]") { number }
          }
          groups(unnest: "heroes[]", where: {value: {reference: {name: {startsWith: ""}}}}, by: [{field: CLASS}]) {
            nodes { count }
          }
        }
        of: objects(where: {properties: [{path: "heroes[]", reference: {name: {eq: "Alard"}}}]}) {
          nodes { class { name } }
        }
        at: objects(where: {properties: [{path: "heroes[0]", reference: {name: {eq: "Alard"}}}]}) { totalCount }
        element: objects(where: {elements: {path: "heroes[]", some: {references: {some: {object: {name: {eq: "Alard"}}}}}}}) {
          totalCount
        }
      }
    }`);
    expect(errors).toBeUndefined();
    interface Led {
      readonly path: string;
      readonly target: { readonly name: string };
    }
    const { party, of, at, element } = data!.save as {
      party: {
        nodes: { references: { nodes: Led[] }; second: { reference: Led }; beyond: unknown }[];
        groups: { nodes: { count: number }[] };
      };
      of: { nodes: { class: { name: string } }[] };
      at: { totalCount: number };
      element: { totalCount: number };
    };
    const { references, second, beyond } = party.nodes[0]!;
    expect(references.nodes.map(({ path }) => path)).toEqual([0, 1, 2, 3].map((i) => `heroes[${i}]`));
    expect(references.nodes.map(({ target }) => target.name)).toContain('Alard');
    expect(second.reference).toEqual(references.nodes[1]);
    expect(beyond).toBeNull();
    expect(party.groups.nodes).toEqual([{ count: 4 }]);
    expect(of.nodes).toEqual([{ class: { name: 'Party' } }]);
    expect(at.totalCount).toBe(references.nodes[0]!.target.name === 'Alard' ? 1 : 0);
    expect(element.totalCount).toBe(1);
  });
});

describe('one set of operators', () => {
  it('asks for the far end of a reference by one word, seen from either side', async () => {
    const belt = 'Persistent_Level:PersistentLevel.Build_ConveyorBeltMk1_C_1';
    const far = (word: string): string =>
      `referencedBy(where: {${word}: {kind: {eq: COMPONENT}}}) { totalCount }`;
    const save = (await factory(
      `object(path: "${belt}") { object: ${far('object')} target: ${far('target')} }`,
    )) as { object: { object: { totalCount: number }; target: { totalCount: number } } };
    expect(save.object.object).toEqual(save.object.target);
    expect(save.object.object.totalCount).toBeGreaterThan(0);
  });

  it('compares moments like numbers', async () => {
    const { data } = await ask(`{
      all: saves { nodes { slug savedAt } }
      none: saves(where: {savedAt: {isNull: true}}) { nodes { slug savedAt } }
      since: saves(where: {savedAt: {gte: "2022-01-01T00:00:00Z"}}) { nodes { slug savedAt } }
      before: saves(where: {savedAt: {lt: "2022-01-01T00:00:00Z"}}) { nodes { slug savedAt } }
      old: saves(where: {savedAt: {lt: "2022-01-01T00:00:00Z"}}) { nodes { slug savedAt } }
      other: saves(where: {format: {nin: [SATISFACTORY]}}) { nodes { slug savedAt } }
    }`);
    type Nodes = { nodes: { slug: string; savedAt: string | null }[] };
    const lists = data as unknown as Readonly<Record<string, Nodes>>;
    const of = (name: string): Nodes['nodes'] => lists[name]!.nodes;
    const isSince = (savedAt: string | null): boolean => savedAt !== null && savedAt >= '2022';
    expect(of('since')).toEqual(of('all').filter(({ savedAt }) => isSince(savedAt)));
    expect(of('none')).toEqual(of('all').filter(({ savedAt }) => savedAt === null));
    expect(of('before')).toEqual(of('all').filter(({ savedAt }) => savedAt !== null && !isSince(savedAt)));
    expect(of('old')).toEqual(of('before'));
    expect(of('since').length).toBeGreaterThan(0);
    expect(of('other').length).toBeGreaterThan(0);
    expect(of('other').length).toBeLessThan(of('all').length);
  });
});

describe('keys', () => {
  it('sorts by what a property leads to', async () => {
    const save = await factory(`objects(
      where: {class: {in: ["Build_ConstructorMk1_C", "Build_SmelterMk1_C"]}}
      orderBy: [{property: "mCurrentRecipe", direction: DESC, nulls: FIRST}]
    ) { nodes { reference(label: "mCurrentRecipe") { target { path } } } }`);
    const { nodes } = (save as { objects: { nodes: { reference: { target: { path: string } } | null }[] } })
      .objects;
    const paths = nodes.map(({ reference }) => reference?.target.path ?? '~');
    expect(new Set(paths).size).toBeGreaterThan(3);
    expect(paths).toEqual([...paths].sort().reverse());
  });
});
