/** Every block of both games at every version whose fields are known: written by hand, read by the layouts. */
import { describe, expect, it } from 'vitest';
import { compilerFor } from '../../../../src/formats/slime-rancher/codecs/compiler-cache.ts';
import type { GameEdition } from '../../../../src/formats/slime-rancher/layouts/layout.ts';
import { corpusRows } from '../../../tools/corpus.ts';
import { dice } from '../../../tools/random.ts';
import type { Part } from '../../../tools/slime-rancher/parts.ts';
import * as sr2 from '../../../tools/slime-rancher/sr2.ts';
import { strictJson } from '../../../tools/slime-rancher/strict.ts';

const SEEDS = [1, 2, 3];

type Writer = (d: ReturnType<typeof dice>) => Part;

/** Key and version to the block that the writer makes. */
const SR2_BLOCKS: Record<string, Writer> = {
  'SRGAME 1': sr2.game,
  'SRITI 1': () => sr2.index('SRITI', sr2.ITEMS),
  'SRRGI 1': () => sr2.index('SRRGI', ['patch']),
  'SRGAMEICONINDEX 1': () => sr2.index('SRGAMEICONINDEX', []),
  'SRGZONEINDEX 1': () => sr2.index('SRGZONEINDEX', ['x'.repeat(300)]),
  'SRSGI 1': () => sr2.index('SRSGI', ['ä', 'zwei']),
  'SRUCI 1': () => sr2.index('SRUCI', ['']),
  'SRSEI 1': () => sr2.index('SRSEI', ['f0']),
  'SRGSUMM 1': sr2.summary,
  'SRGAMESETTINGS 1': sr2.settings,
  'SRW 1': sr2.world,
  'SRG 1': sr2.gordo,
  'SRRW 1': sr2.growerSpot,
  'SRPG 1': (d) => sr2.gadget(d, 7),
  'SRTP 1': () => sr2.pod(0),
  'SRREDRONE 1': () => sr2.researchDrone('drone'),
  'SRRESNODE 1': (d) => sr2.resourceNode(d, 'node'),
  'SRPL 1': sr2.player,
  'SRPU 1': sr2.upgrades,
  'SRUPGRADECOMPONENTS 1': sr2.upgradeComponents,
  'SRDZR 1': sr2.decorizer,
  'SRRANCH 2': (d) => sr2.ranch([sr2.plot(d, { slots: 2 })]),
  'SRLP 2': (d) => sr2.plot(d, { tracked: [101, 2 ** 40] }),
  'TRACKEDACTORLIST 1': () => sr2.tracked([1, 2]),
  'SRAD.Slot 1': sr2.slot,
  'SRAD.Actor 1': sr2.actor,
  'SRV3 1': sr2.someVector,
  'SRSED 1': sr2.mood,
  'SRRCD 1': sr2.cycle,
  'SRSE 1': sr2.effect,
  'SRPED 1': sr2.pedia,
  'SRAPP 1': sr2.appearances,
  'SRSECRETSTYLEDISC 1': sr2.secretStyles,
  'SREVENTRECORD 1': sr2.events,
  'SREVENTENTRY 1': sr2.event,
};

/** Those of the first game are in the corpus, each up to three times, with what differs in it. */
interface Row {
  readonly block: string;
  readonly base64: string;
  readonly json: unknown;
}
const SR1_BLOCKS: Record<string, Part[]> = {};
for (const { block, base64, json } of corpusRows<Row>('slime-rancher/first-game-blocks.jsonl')) {
  const part = { bytes: new Uint8Array(Buffer.from(base64, 'base64')), json };
  SR1_BLOCKS[block] = [...(SR1_BLOCKS[block] ?? []), part];
}

const madeOf = (writers: Record<string, Writer>): Record<string, Part[]> =>
  Object.fromEntries(
    Object.entries(writers).map(([name, write]) => [name, SEEDS.map((seed) => write(dice(seed)))]),
  );

for (const [game, blocks] of [
  ['SR2', madeOf(SR2_BLOCKS)],
  ['SR1', SR1_BLOCKS],
] as [GameEdition, Record<string, Part[]>][]) {
  describe(game, () => {
    it.each(Object.entries(blocks))('reads %s to the last byte, value for value', (name, parts) => {
      for (const { bytes, json } of parts) {
        expect(strictJson(game, name.replace(/ \d+$/, ''), bytes)).toEqual(json);
      }
    });

    it('tries every block and version that the layouts list', () => {
      const { registry } = compilerFor(game, null);
      const listed = registry.keys
        // The anonymous block is written with the settings.
        .filter((key) => key !== 'OPTION')
        .flatMap((key) =>
          registry
            .rowsOf(key)
            .flatMap(({ versions: [first, last] }) =>
              Array.from({ length: last - first + 1 }, (_, i) => `${key} ${first + i}`),
            ),
        );
      expect(listed.sort()).toEqual(Object.keys(blocks).sort());
    });

    it('fails with a place at every prefix of every block', () => {
      for (const [name, parts] of Object.entries(blocks)) {
        const { bytes } = parts[0]!;
        const step = Math.max(1, Math.floor(bytes.length / 64));
        for (let size = 0; size < bytes.length; size += step) {
          expect(() => strictJson(game, name.replace(/ \d+$/, ''), bytes.subarray(0, size))).toThrow(
            /: at \d+ \(0x/,
          );
        }
      }
    });
  });
}

it('reads the published description too: another identifier, one separator, no events', () => {
  const { bytes, json } = sr2.game(dice(4), { asDescribed: true });
  expect(strictJson('SR2', 'SRGAME', bytes)).toEqual(json);
});

it('reads gadgets among the actors', () => {
  const d = dice(5);
  const { bytes, json } = sr2.game(d, { actors: [sr2.actor(d), sr2.gadget(d, 200), sr2.actor(d)] });
  expect(strictJson('SR2', 'SRGAME', bytes)).toEqual(json);
});
