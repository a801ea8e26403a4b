// What a Satisfactory save has built, in the formats that planners import. Each takes one query.
//
//   node planners.mjs http://127.0.0.1:4000/graphql SLUG tools      a file for satisfactorytools.com (Import)
//   node planners.mjs http://127.0.0.1:4000/graphql SLUG lab        an address of factoriolab.github.io
//   node planners.mjs http://127.0.0.1:4000/graphql SLUG factories  a plan for satisfactory-factories.app (Import a plan)

import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';

export const QUERY = `query ($save: ID!) {
  save(id: $save) {
    title
    objects(where: { class: { in: ["FGRecipeManager", "BP_RecipeManager_C"] } }, first: 1) {
      nodes {
        alternates: references(
          where: { label: { eq: "mAvailableRecipes[]" }, object: { path: { contains: "/AlternateRecipes/" }, kind: { in: [EXTERNAL] } } }
          first: 1000
        ) { nodes { target { name } } }
      }
    }
    satisfactory {
      balance(first: 1000) { nodes { item { name title } produced consumed } }
      machines(where: { kind: { in: [MANUFACTURER, EXTRACTOR] }, isInDesigner: { eq: false } }, first: 10000) {
        totalCount
        nodes { kind building { name } recipe { name } clock sloops rates { item { name } direction perMinute } }
      }
    }
  }
}`;

/** Satisfactory Tools: one production line. Its raw resources are those that are dug, its products what is left over. */
export function forTools(save) {
  const dug = resources(save);
  const request = {
    resourceMax: dug,
    resourceWeight: Object.fromEntries(Object.keys(dug).map((item) => [item, 1])),
    blockedResources: [],
    blockedRecipes: [],
    blockedMachines: [],
    allowedAlternateRecipes: alternates(save),
    sinkableResources: [],
    production: products(save).map(({ item, amount }) => ({
      item: item.name,
      type: 'perMinute',
      amount,
      ratio: 100,
    })),
    input: [],
  };
  const metadata = { name: save.title, icon: null, schemaVersion: 1, gameVersion: '1.0' };
  const text = JSON.stringify({ type: 'tabs', tabs: [{ metadata, request }] });
  return `# ${save.title.replace(/\s+/g, ' ')}\n\n0${deflateSync(text).toString('base64')}\n`;
}

/** FactorioLab: an objective for each product. Its ids are titles in lower case, with hyphens. */
export function forLab(save) {
  const objectives = products(save).map(({ item, amount }) => {
    const id = (item.title ?? item.name).toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return `o=${id}*${amount}`;
  });
  return `https://factoriolab.github.io/sfy/list?${objectives.join('&')}&v=11`;
}

/** Satisfactory Factories: one factory with a product for each recipe, and a group for each clock and number of somersloops. */
export function forFactories(save) {
  const made = new Map();
  for (const machine of machines(save, 'MANUFACTURER')) {
    const outputs = machine.rates.filter(({ direction }) => direction === 'OUT');
    if (!machine.recipe || outputs.length === 0) continue;
    const product = made.get(machine.recipe.name) ?? { outputs: new Map(), groups: new Map(), count: 0, machine };
    made.set(machine.recipe.name, product);
    product.count++;
    for (const { item, perMinute } of outputs) add(product.outputs, item.name, perMinute);
    add(product.groups, `${machine.clock} ${machine.sloops}`, 1);
  }
  const items = [...made].map(([recipe, { outputs, groups, count, machine }], displayOrder) => {
    const [[main, amount], ...byProducts] = [...outputs];
    return {
      ...{ id: partId(main), recipe: recipe.replace(/^Recipe_|_C$/g, ''), amount: rounded(amount), displayOrder },
      requirements: {},
      buildingRequirements: { name: buildingId(machine.building.name), amount: count },
      byProducts: byProducts.map(([id, each]) => ({
        ...{ id: partId(id), amount: rounded(each), byProductOf: partId(main) },
      })),
      buildingGroups: [...groups].map(([group, buildingCount], id) => {
        const [clock, sloops] = group.split(' ').map(Number);
        return {
          ...{ id: id + 1, buildingCount, overclockPercent: rounded(clock * 100), somersloops: sloops },
          ...{ parts: {}, powerUsage: 0, powerProduced: 0, type: 'Product' },
        };
      }),
      ...{ buildingGroupsTrayOpen: false, buildingGroupsHaveProblem: false, buildingGroupItemSync: false },
    };
  });
  const factory = {
    ...{ id: 1, name: save.title, products: items, byProducts: [], powerProducers: [], inputs: [], previousInputs: [] },
    ...{ parts: {}, buildingRequirements: {}, dependencies: { requests: {}, metrics: {} }, exportCalculator: {} },
    ...{ rawResources: {}, power: {}, requirementsSatisfied: true, usingRawResourcesOnly: false, hidden: false },
    ...{ hasProblem: false, inSync: null, syncState: {}, syncStatePower: {}, displayOrder: 0, tasks: [], notes: '' },
    dataVersion: '2025-01-03',
  };
  return `${JSON.stringify([factory], null, 2)}\n`;
}

/** What is dug per minute, by resource. */
function resources(save) {
  const dug = new Map();
  for (const { rates } of machines(save, 'EXTRACTOR')) {
    for (const { item, perMinute } of rates) add(dug, item.name, perMinute);
  }
  return Object.fromEntries([...dug].map(([item, amount]) => [item, rounded(amount)]));
}

/** What is made and not used up, per minute. */
function products(save) {
  const dug = resources(save);
  return save.satisfactory.balance.nodes
    .map(({ item, produced, consumed }) => ({ item, amount: rounded(produced - consumed) }))
    .filter(({ item, amount }) => amount > 0 && !(item.name in dug));
}

function alternates(save) {
  const found = save.objects.nodes.flatMap((manager) => manager.alternates.nodes.map(({ target }) => target.name));
  return [...new Set(found)];
}

function machines(save, kind) {
  const { nodes, totalCount } = save.satisfactory.machines;
  if (totalCount > nodes.length) throw new Error(`expected at most ${nodes.length} machines, found ${totalCount}`);
  return nodes.filter((machine) => machine.kind === kind);
}

function add(map, key, amount) {
  map.set(key, (map.get(key) ?? 0) + amount);
}

function rounded(amount) {
  return Math.round(amount * 1000) / 1000;
}

function partId(name) {
  return name.replace(/^Desc_|^BP_ItemDescriptor|_C$/g, '');
}

function buildingId(name) {
  return name.replace(/^Build_|_C$/g, '').toLowerCase();
}

export const PLANNERS = { tools: forTools, lab: forLab, factories: forFactories };

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [url, slug, planner] = process.argv.slice(2);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: QUERY, variables: { save: slug } });
  const { data, errors } = await (await fetch(url, { method: 'POST', headers, body })).json();
  if (errors) throw new Error(errors[0].message);
  if (!data.save?.satisfactory) throw new Error(`${slug} is no Satisfactory save of this server`);
  console.log(PLANNERS[planner](data.save));
}
