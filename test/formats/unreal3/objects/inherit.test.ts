import { describe, expect, it } from 'vitest';
import { unreal3 } from '../../../../src/formats/unreal3/index.ts';
import { openDesk } from '../../../tools/ask.ts';
import { PackageWriter } from '../../../tools/unreal3/package-writer.ts';
import { plainClass } from '../../../tools/unreal3/reflection-writer.ts';

/** A door with an archetype in another package, whose class has defaults, as has the class above it. */
function files(): Record<string, Uint8Array> {
  const game = new PackageWriter();
  const base = game.object(0, 'Base', plainClass, { super: game.classImport('Engine.Actor') });
  const door = game.export({ class: 0, super: base, name: 'Door', body: plainClass });
  game.object(
    base,
    'Default__Base',
    (b) => b.netIndex().int('Health', 5).object('Owner', base).int('Slots', 7, 1).none(),
    { flags: 0x200n },
  );
  game.object(
    door,
    'Default__Door',
    (b) =>
      b
        .netIndex()
        .int('Health', 10)
        .struct('Lock', 'LockInfo', (lock) => lock.int('Strength', 3).int('Keys', 1).none())
        .none(),
    { flags: 0x200n },
  );
  game.object(door, 'Oak', (b) => b.netIndex().string('Wood', 'oak').none(), { flags: 0x400n });
  const map = new PackageWriter();
  map.export({
    class: map.classImport('Game.Door'),
    archetype: map.import('Door', 'Game.Oak', 'Game'),
    name: 'D',
    body: (b) =>
      b
        .netIndex()
        .struct('Lock', 'LockInfo', (lock) => lock.int('Keys', 2).none())
        .int('Slots', 9, 0)
        .none(),
  });
  return { 'p/Game.u': game.finish(), 'p/Map.umap': map.finish() };
}

async function object(fields: string): Promise<unknown> {
  const desk = openDesk(files(), [unreal3]);
  const { data, errors } = await desk.ask(`{ save(id: "p") { object(path: "Map.D") { ${fields} } } }`);
  expect(errors).toBeUndefined();
  return (data as { save: { object: unknown } }).save.object;
}

describe('inherited properties', () => {
  it('come from the archetype, the default object of the class, and those of the classes above it', async () => {
    const fields = 'properties(inherited: true) { name index value note }';
    expect(await object(fields)).toEqual({
      properties: [
        { name: 'Lock', index: 0, value: { Keys: 2, Strength: 3 }, note: null },
        { name: 'Slots', index: 0, value: 9, note: null },
        { name: 'Wood', index: 0, value: 'oak', note: 'inherited from Game.Oak' },
        { name: 'Health', index: 0, value: 10, note: 'inherited from Game.Default__Door' },
        { name: 'Owner', index: 0, value: { ref: 'Game.Base' }, note: 'inherited from Game.Default__Base' },
        { name: 'Slots', index: 1, value: 7, note: 'inherited from Game.Default__Base' },
      ],
    });
  });

  it('are found by path when asked for, and only then', async () => {
    const fields = `
      own: property(path: "Health") { number }
      inherited: property(path: "health", inherited: true) { number note }
      mixed: property(path: "Lock.Strength", inherited: true) { number }
      nowhere: property(path: "Colour", inherited: true) { number }
      reference: property(path: "Owner", inherited: true) { reference { target { path } } }
      some: properties(names: ["Wood"], inherited: true) { text }
    `;
    expect(await object(fields)).toEqual({
      own: null,
      inherited: { number: 10, note: 'inherited from Game.Default__Door' },
      mixed: { number: 3 },
      nowhere: null,
      reference: { reference: { target: { path: 'Game.Base' } } },
      some: [{ text: 'oak' }],
    });
  });
});
