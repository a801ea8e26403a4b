// What the serving thread lends: the graph of just the version that was named, or the reason why there is none.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fromPosted } from '../../../src/library/load-error.ts';
import { entryVersion } from '../../../src/server/threads/messages.ts';
import { graphReply, saveStates } from '../../../src/server/threads/shared-graphs.ts';
import { SharedIndexes } from '../../../src/server/threads/shared-indexes.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';

const desks: SharedIndexes[] = [];
afterEach(() => {
  for (const indexes of desks.splice(0)) indexes.close();
});

function begin() {
  const indexes = new SharedIndexes();
  desks.push(indexes);
  // Two of one name and size, and one whose name is in that of another.
  const files = {
    'one/a.sav': fakeSave('A', ['x C']),
    'two/a.sav': fakeSave('A', ['y C']),
    'aa.sav': fakeSave('AA', ['z C', 'w C']),
    'bad.sav': fakeSave('B', ['!']),
  };
  return { indexes, ...openDesk(files, [fakeFormat]) };
}

describe('a graph', () => {
  it('is that of the version that was named', async () => {
    const { indexes, library } = begin();
    const numbers = new Set<number>();
    for (const entry of library.entries.filter(({ header }) => header.title.startsWith('A'))) {
      const reply = await graphReply(library, entryVersion(entry), [], indexes);
      if (!reply || 'error' in reply) return expect.unreachable(entry.slug);
      expect(reply.data.graph).toBe((await library.load(entry)).graph.data);
      numbers.add(reply.number);
      expect((await graphReply(library, entryVersion(entry), [], indexes)) as typeof reply).toMatchObject({
        number: reply.number,
      });
    }
    expect(numbers.size).toBe(3);
  });

  it('of a version that is gone is not lent', async () => {
    const { indexes, library, folder } = begin();
    const before = entryVersion(library.get('aa')!);
    writeFileSync(join(folder, 'aa.sav'), fakeSave('AA', ['z C', 'w C', 'more C']));
    await expect.poll(() => entryVersion(library.get('aa')!)).not.toBe(before);
    expect(await graphReply(library, before, [], indexes)).toBeNull();
    expect(await graphReply(library, '', [], indexes)).toBeNull();
    expect(await graphReply(library, 'null', [], indexes)).toBeNull();
  });

  it('that cannot be made is an error, as it was reported', async () => {
    const { indexes, library } = begin();
    const entry = library.get('bad')!;
    const reply = await graphReply(library, entryVersion(entry), [], indexes);
    if (!reply || !('error' in reply)) return expect.unreachable('it is broken');
    // As it comes out on the other side.
    const error = fromPosted(structuredClone(reply.error));
    expect([error.name, error.message]).toEqual([entry.error!.name, entry.error!.message]);
  });
});

describe('the states of saves', () => {
  it('are of those that were asked for, and follow them', async () => {
    const { library } = begin();
    expect(saveStates(library).size).toBe(0);
    const [good, bad] = [library.get('aa')!, library.get('bad')!];
    await library.load(good);
    await library.load(bad).catch(() => undefined);
    const states = saveStates(library);
    expect([...states.keys()].sort()).toEqual([good.key, bad.key].sort());
    expect(states.get(good.key)).toEqual({ version: entryVersion(good), error: null });
    expect(states.get(bad.key)!.error).not.toBeNull();
    library.release(good);
    expect([...saveStates(library).keys()]).toEqual([bad.key]);
  });
});
