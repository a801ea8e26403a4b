/** Every block of both games at every version whose fields are known: written by hand, read by the layouts. */
import { describe, expect, it } from 'vitest';
import { compilerFor } from '../../../../src/formats/slime-rancher/codecs/compiler-cache.ts';
import type { GameEdition } from '../../../../src/formats/slime-rancher/layouts/layout.ts';
import { dice } from '../../../tools/slime-rancher/dice.ts';
import type { Part } from '../../../tools/slime-rancher/parts.ts';
import * as sr1 from '../../../tools/slime-rancher/sr1.ts';
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

const SR1_BLOCKS: Record<string, Writer> = {
  ...versions('SRGAME', sr1.VERSIONS.game, sr1.game),
  ...versions('SRGSUMM', sr1.VERSIONS.summary, (_, version) => sr1.summary(version)),
  ...versions('SRW', sr1.VERSIONS.world, sr1.world),
  ...versions('SRPL', sr1.VERSIONS.player, sr1.player),
  ...versions('SRRANCH', sr1.VERSIONS.ranch, sr1.ranch),
  ...versions('SRLP', sr1.VERSIONS.plot, sr1.plot),
  ...versions('SRAD.Actor', sr1.VERSIONS.actor, sr1.actor),
  ...versions('SRHD', [1, 2], (_, version) => sr1.holiday(version)),
  ...versions('SRQSEG', [1, 2], (_, version) => sr1.quicksilver(version)),
  'SRAD.Slot 2': sr1.slot,
  'SRV3 2': (d) => sr2.someVector(d, 2),
  'SRSED 2': (d) => sr2.mood(d, 2),
  ...versions('SRRCD', [2, 3], sr2.cycle),
  ...versions('SRRW', [2, 3], sr2.growerSpot),
  ...versions('SREO', sr1.VERSIONS.offer, (_, version) => sr1.offer(true, version)),
  ...versions('SRRIE', [2, 3], (_, version) => sr1.exchangeItem('SRRIE', true, version)),
  ...versions('SRIE', [2, 3], (_, version) => sr1.exchangeItem('SRIE', false, version)),
  ...versions('SRPED', [2, 3], (_, version) => sr1.pedia(version)),
  ...versions('SRGA', [2, 3], (_, version) => sr1.achievements(version)),
  ...versions('SRDLC', [1, 2], (_, version) => sr1.dlc(version)),
  ...versions('SRGLITCH', [1, 2], (_, version) => sr1.glitch(version)),
  ...versions('SRPG', sr1.VERSIONS.gadget, sr1.gadget),
  ...versions('SRDRONE', sr1.VERSIONS.drone, sr1.drone),
  'SRG 1': sr1.gordo,
  'SRTP 1': sr1.pod,
  'SRF 1': sr1.firestorm,
  'SRENG 1': sr1.echoNote,
  'SRGLITCH_TPD 1': sr1.teleporter,
  'SRGLITCH_TS 1': sr1.tarrNode,
  'SRAD_GS 1': sr1.glitchSlime,
  'SRGLITCH_ID 1': sr1.director,
  'SRGLITCH_IP 1': sr1.imposto,
  'SRGLITCH_ST 1': sr1.glitchStorage,
  'SRPSB 1': sr1.bait,
  'SRDZRSETTINGS 1': sr1.decorizerSettings,
  'SRDRGD 1': sr1.droneGadget,
  'SRDRST 1': sr1.droneStation,
  'SRDRSTB 1': sr1.battery,
  'SRDRONEPROG 1': sr1.droneProgram,
  'SRMAIL 2': sr1.mail,
  'SRDZR 1': sr1.decorizer,
  'SRAPP 1': sr1.appearances,
  'SRINSTR 1': sr1.instrument,
};

function versions(
  key: string,
  [first, last]: readonly [number, number],
  write: (d: ReturnType<typeof dice>, version: number) => Part,
): Record<string, Writer> {
  const writers: Record<string, Writer> = {};
  for (let version = first; version <= last; version++) {
    writers[`${key} ${version}`] = (d) => write(d, version);
  }
  return writers;
}

for (const [game, blocks] of [
  ['SR2', SR2_BLOCKS],
  ['SR1', SR1_BLOCKS],
] as [GameEdition, Record<string, Writer>][]) {
  describe(game, () => {
    it.each(Object.entries(blocks))('reads %s to the last byte, value for value', (name, write) => {
      for (const seed of SEEDS) {
        const { bytes, json } = write(dice(seed));
        expect(strictJson(game, name.replace(/ \d+$/, ''), bytes)).toEqual(json);
      }
    });

    it('has a writer for every block and version that the layouts list', () => {
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
      for (const [name, write] of Object.entries(blocks)) {
        const { bytes } = write(dice(1));
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
