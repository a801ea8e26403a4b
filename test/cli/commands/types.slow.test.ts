// `savegraph types`: what it writes is the same each time, passes tsc in strict mode with what users would write, and asks what it says.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileConditions, Save, SavegraphError } from '../../../clients/typescript/client.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { runInProcess } from '../../tools/run-cli.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

/** What a user writes, right and wrong. */
const USES: Readonly<Record<string, string>> = {
  'little-factory.sav': `
    const machines = save.objects('Build_ConstructorMk1_C').where({ mCurrentPotential: { gt: 1 }, mIsProducing: true }).select('mCurrentRecipe', 'mCurrentPotential');
    for await (const { path, properties } of machines.all()) {
      const recipe: string = properties.mCurrentRecipe.ref;
      const clock: number | undefined = properties.mCurrentPotential;
      console.log(path, recipe, clock);
      // @ts-expect-error was not selected
      properties.mIsProducing;
    }
    // @ts-expect-error no such class
    save.objects('Build_Constructor_C');
    // @ts-expect-error no such property
    save.objects('Build_ConstructorMk1_C').where({ mPotential: { gt: 1 } });
    // @ts-expect-error a number is no text
    save.objects('Build_ConstructorMk1_C').where({ mCurrentPotential: { startsWith: 'a' } });
    // @ts-expect-error no such property
    save.objects('Build_ConstructorMk1_C').orderBy('nope');
    await save.objects('FGInventoryComponent').where({ mInventoryStacks: { some: { fields: { NumItems: { gte: 100 } } } } }).count();
    const [wire] = await save.objects('Build_PowerLine_C').first(1);
    const position: number | undefined = wire?.position?.x;
    console.log(position);`,
  hollowmere: `
    const [hero] = await save.objects('Hero').where({ m_Stress: { gt: 50 } }).orderBy('m_Stress', 'DESC').first(1);
    const stress: number | undefined = hero?.properties.m_Stress;
    console.log(stress);
    // @ts-expect-error no such class
    save.objects('Villain');`,
  '20221101120000_2_1.sav': `
    const slimes = await save.objects('Actor').filter({ name: { contains: '1' } }).first(3);
    console.log(slimes.map(({ path }) => path));
    // @ts-expect-error no such property
    save.objects('Actor').select('nope');`,
  palworld: `
    const stacks = await save.objects('PalItemSlotSaveData').where({ StackCount: { gt: 1 } }).select('ItemId', 'StackCount').first(5);
    const item: string | undefined = stacks[0]?.properties.ItemId.StaticId;
    console.log(item);
    // @ts-expect-error no such property
    save.objects('PalItemSlotSaveData').select('Amount');`,
  unreal3: `
    const actors = await save.objects('StaticMeshActor').where({ StaticMeshComponent: { to: { name: { startsWith: 'Static' } } } }).first(5);
    console.log(actors[0]?.properties.StaticMeshComponent.ref);
    // @ts-expect-error no such class
    save.objects('DynamicMeshActor');`,
  rimworld: `
    const humans = await save.objects('Human').first(3);
    console.log(humans.map(({ path }) => path));
    // @ts-expect-error no such class
    save.objects('Villain');`,
};

const TSCONFIG = {
  compilerOptions: {
    ...{
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      types: [],
    },
    ...{
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
      noEmit: true,
    },
  },
  include: ['**/*.ts'],
};

it('is tried on an example of every format', () => {
  const library = openLibrary(Object.keys(USES).map((name) => `examples/${name}`));
  expect(new Set(library.entries.map(({ format }) => format.id))).toEqual(
    new Set(FORMATS.map(({ id }) => id)),
  );
});

describe.each(Object.entries(USES))('%s', (name, use) => {
  it('gives types that pass tsc with what users write', async () => {
    const folder = tempFolder({});
    await writeTypes(`examples/${name}`, folder);
    writeFileSync(
      join(folder, 'use.ts'),
      `import { connect } from './index.js';\nconst save = connect({ url: 'http://x/graphql' });\n${use}\nexport {};\n`,
    );
    expect(tsc(folder)).toBe('');
  });

  it('gives the same text each time', async () => {
    const [first, second] = [tempFolder({}), tempFolder({})];
    await writeTypes(`examples/${name}`, first);
    await writeTypes(`examples/${name}`, second);
    expect(filesIn(second)).toEqual(filesIn(first));
  });
});

it('says how often what is not always there is there', async () => {
  const folder = tempFolder({});
  await writeTypes('examples/little-factory.sav', folder);
  const text = readFileSync(join(folder, 'index.ts'), 'utf8');
  expect(text).toContain('readonly mCurrentPotential?: number; // 2 of 5\n');
  expect(text).toContain("readonly mPowerInfo: Ref<'FGPowerInfoComponent'>;\n");
});

describe('the client', async () => {
  const { url } = await serveLibrary(openLibrary('examples'));
  interface Classes {
    readonly Build_ConstructorMk1_C: {
      readonly mCurrentPotential?: number;
      readonly mIsProducing?: boolean;
      readonly mCurrentRecipe: { readonly ref: string };
    };
    readonly FGInventoryComponent: {
      readonly mInventoryStacks?: readonly {
        readonly NumItems: number;
        readonly Item: { readonly ItemClass?: { readonly ref: string } };
      }[];
    };
    readonly Hero: { readonly heroClass: string; readonly m_Stress: number };
    readonly Nobody: { readonly x: number };
  }
  const factory = new Save<Classes>({ url, save: 'little-factory' });

  it('asks for objects, page by page, by condition, in order', async () => {
    const machines = factory.objects('Build_ConstructorMk1_C');
    expect(await machines.count()).toBe(5);
    const all = [];
    for await (const row of machines.pageSize(2).all()) all.push(row);
    expect(all.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((at) => `Build_ConstructorMk1_C_${at}`));
    expect(await machines.first(3)).toEqual(all.slice(0, 3));
    expect(await machines.first(0)).toEqual([]);
    expect(await machines.where({ mCurrentPotential: { gt: 1 } }).count()).toBe(1);
    expect(await machines.where({ mCurrentPotential: { exists: false } }).count()).toBe(3);
    expect(await machines.where({ mIsProducing: true }).count()).toBe(4);
    expect(
      await machines.where({ mCurrentRecipe: { to: { name: { eq: 'Recipe_IronPlate_C' } } } }).count(),
    ).toBe(1);
    expect(
      await machines
        .where({ mIsProducing: true })
        .where({ mCurrentPotential: { eq: 1.5 } })
        .count(),
    ).toBe(1);
  });

  it('gives the properties that were selected, and only those', async () => {
    const [first] = await factory
      .objects('Build_ConstructorMk1_C')
      .select('mCurrentPotential', 'mCurrentRecipe')
      .first(1);
    expect(first!.properties).toEqual({
      mCurrentPotential: 1.5,
      mCurrentRecipe: { ref: '/Game/FactoryGame/Recipes/Constructor/Recipe_IronPlate.Recipe_IronPlate_C' },
    });
    expect(first!.position).toEqual({ x: -101200, y: 52000, z: -1200 });
    expect(first!.id).toMatch(/^[\w-]+$/);
  });

  it('holds several conditions on one element', async () => {
    const plates = { to: { name: { eq: 'Desc_IronPlate_C' } } };
    const stacks = factory.objects('FGInventoryComponent').where({
      mInventoryStacks: {
        some: { fields: { NumItems: { gt: 100 }, Item: { fields: { ItemClass: plates } } } },
      },
    });
    // As docs/queries.md has it.
    expect(await stacks.count()).toBe(2);
  });

  it('sorts, and asks other saves alike', async () => {
    const heroes = new Save<Classes>({ url, save: 'hollowmere' }).objects('Hero');
    const [first] = await heroes.orderBy('m_Stress', 'DESC').first(1);
    expect(first!.properties).toMatchObject({ heroClass: 'warden', m_Stress: 88 });
    expect(await heroes.where({ heroClass: { in: ['warden', 'herbalist'] } }).count()).toBe(4);
  });

  it('gives an object a list for a name that comes back', async () => {
    const { save } = await factory.query<{ save: { title: string } }>(
      'query Q($save: ID!) { save(id: $save) { title } }',
    );
    expect(save.title).toBe('Little Factory');
    const [player] = await new Save<Record<string, Record<string, unknown>>>({ url, save: 'little-factory' })
      .objects('Char_Player_C')
      .first(1);
    expect(player!.properties.mLastSafeGroundPositions).toHaveLength(3);
  });

  it('throws what the server says', async () => {
    await expect(new Save<Classes>({ url, save: 'nope' }).objects('Hero').count()).rejects.toThrow(
      SavegraphError,
    );
    await expect(
      factory
        .objects('Hero')
        .filter({ name: { eq: null } })
        .count(),
    ).rejects.toMatchObject({ code: 'BAD_FILTER' });
    expect(await factory.objects('Nobody').count()).toBe(0);
  });

  it('writes paths of odd names as one step', () => {
    expect(compileConditions({ 'roster.status': { exists: true }, a: { fields: { 'b c': true } } })).toEqual({
      properties: [
        { path: '"roster.status"', exists: true },
        { path: 'a."b c"', boolean: { eq: true } },
      ],
    });
  });
});

describeReal('satisfactory', 'types of real saves', (folder) => {
  const sizes = readdirSync(folder).map((name) => [statSync(new URL(name, folder)).size, name] as const);
  const largest = sizes.sort(([a], [b]) => b - a).slice(0, 3);
  const names = largest.map(([, name]) => name).filter((name) => name.endsWith('.sav'));

  it.each(names)('%s: less than two megabytes that pass tsc', async (name) => {
    const out = tempFolder({});
    await writeTypes(new URL(name, folder).pathname, out);
    const bytes = Object.values(filesIn(out)).reduce((sum, text) => sum + text.length, 0);
    expect(bytes).toBeLessThan(2_000_000);
    expect(tsc(out)).toBe('');
  });
});

async function writeTypes(path: string, out: string): Promise<void> {
  const { code, err } = await runInProcess('types', path, '--out', out);
  expect([code, err]).toEqual([0, '']);
}

function filesIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** What it complains about. */
function tsc(folder: string): string {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}
