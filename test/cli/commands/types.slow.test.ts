// `savegraph types`: what it writes is the same each time, passes tsc in strict mode with what users would write, and asks what it says.

import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileConditions, Save, SavegraphError } from '../../../clients/typescript/client.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { runInProcess } from '../../tools/run-cli.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

/** What users write, right and wrong, by example. */
const [, ...USES] = readFileSync('test/cli/commands/types.txt', 'utf8').split('\n## ');
const CASES = USES.map((use) => use.split('\n', 1).concat(use) as [name: string, use: string]);

it('is tried on an example of every format', () => {
  const library = openLibrary(CASES.map(([name]) => `examples/${name}`));
  expect(new Set(library.entries.map(({ format }) => format.id))).toEqual(
    new Set(FORMATS.map(({ id }) => id)),
  );
});

it.each(CASES)(
  '%s: gives the same types each time, which pass tsc with what users write',
  async (name, use) => {
    const [first, second] = [tempFolder({}), tempFolder({})];
    for (const folder of [first, second]) await writeTypes(`examples/${name}`, folder);
    expect(filesIn(second)).toEqual(filesIn(first));
    const begin = "import { connect } from './index.js';\nconst save = connect({ url: 'http://x/graphql' });";
    writeFileSync(join(first, 'use.ts'), `${begin}\n// ${use}\nexport {};\n`);
    expect(tsc(first)).toBe('');
  },
);

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
    const [plate, clock] = [
      { to: { name: { eq: 'Recipe_IronPlate_C' } } },
      { mCurrentPotential: { eq: 1.5 } },
    ];
    const counts = [
      machines.where({ mCurrentPotential: { gt: 1 } }),
      machines.where({ mCurrentPotential: { exists: false } }),
      machines.where({ mIsProducing: true }),
      machines.where({ mCurrentRecipe: plate }),
      machines.where({ mIsProducing: true }).where(clock),
    ].map((query) => query.count());
    expect(await Promise.all(counts)).toEqual([1, 3, 4, 1, 1]);
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
  copyFileSync('test/cli/commands/types.tsconfig.json', join(folder, 'tsconfig.json'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}
