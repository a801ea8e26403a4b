// A graph for which there was no memory is none, and where little was reserved, more is, and the save read again.

import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { portableInflate } from '../../../src/bytes/inflate.ts';
import type { Format } from '../../../src/formats/format.ts';
import { MemoryAccount, MemoryBudget } from '../../../src/graph/memory/memory-account.ts';
import { readSave } from '../../../src/library/read/read-save.ts';
import { fakeFormat } from '../../tools/fake-format.ts';

const MEGABYTE = 2 ** 20;
const TEXTS = 100_000;
const file = { name: 'a.sav', bytes: new Uint8Array(1000) };

/** Has far more texts than files of this size do, and leaves the rest when one does not fit, as readers do after an error. */
const wordy: Format = {
  ...fakeFormat,
  read: (files, sink) => {
    sink.image(files.map(({ name, bytes }) => ({ name, size: bytes.length })));
    const kind = sink.classOf(sink.texts.add('Thing'));
    for (let text = 0; text < TEXTS; text++) {
      try {
        sink.node('RECORD', kind, sink.texts.add(`text ${text}`));
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        break;
      }
    }
    return {
      resolver: { absent: () => ({ kind: 'MISSING' }), choose: ([first]) => first! },
      state: null,
      inflateMillis: 0,
    };
  },
};

const read = (account: MemoryAccount) => readSave(wordy, [file], { inflate: portableInflate }, { account });

describe('reading a save', () => {
  it('fails when there is no memory, though the format went on', () => {
    const budget = new MemoryBudget(30 * MEGABYTE);
    const account = budget.open();
    expect(() => read(new MemoryAccount(account, file.name))).toThrow(
      /expected to need at most \d+(\.\d)? MB more memory/,
    );
    budget.settle(account, 0);
    expect(budget.left).toBe(30 * MEGABYTE);
  });
});
