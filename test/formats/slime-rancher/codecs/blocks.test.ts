// Every block of both games at every version whose fields are known, from the corpus; also a game as it was described (another
// identifier, one separator, no events), and one with a gadget among its actors.

import { describe, expect, it } from 'vitest';
import { compilerFor } from '../../../../src/formats/slime-rancher/codecs/compiler-cache.ts';
import type { GameEdition } from '../../../../src/formats/slime-rancher/layouts/layout.ts';
import { corpusRows } from '../../../tools/corpus.ts';
import { strictJson } from '../../../tools/slime-rancher/strict.ts';

/** A block with its values; each is there up to three times and more, with what differs in it. */
interface Row {
  /** Key and version. */
  readonly block: string;
  readonly base64: string;
  readonly json: unknown;
}

interface Part {
  readonly bytes: Uint8Array;
  readonly json: unknown;
}

function blocksOf(list: string): Record<string, Part[]> {
  const blocks: Record<string, Part[]> = {};
  for (const { block, base64, json } of corpusRows<Row>(`slime-rancher/${list}.jsonl`)) {
    blocks[block] ??= [];
    blocks[block].push({ bytes: new Uint8Array(Buffer.from(base64, 'base64')), json });
  }
  return blocks;
}

for (const [game, blocks] of [
  ['SR2', blocksOf('second-game-blocks')],
  ['SR1', blocksOf('first-game-blocks')],
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
