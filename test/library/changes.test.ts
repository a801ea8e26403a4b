// Every listener hears of each change to a save, however slowly it reads.

import { describe, expect, it } from 'vitest';
import { type ChangeKind, Changes, type LibraryChange } from '../../src/library/changes.ts';
import type { SaveEntry } from '../../src/library/save.ts';

const change = (key: string, kind: ChangeKind = 'CHANGED'): LibraryChange => ({
  kind,
  entry: { key } as SaveEntry,
});

/** The next changes that a listener gets, as `KIND key`. */
async function read(listener: AsyncIterator<LibraryChange>, count: number): Promise<string[]> {
  const got: string[] = [];
  while (got.length < count) {
    const { value, done } = await listener.next();
    if (done) return [...got, 'end'];
    got.push(`${value.kind} ${value.entry.key}`);
  }
  return got;
}

describe('a listener', () => {
  it('gets what happened before it asks and what happens while it waits', async () => {
    const changes = new Changes();
    const listener = changes.listen();
    changes.publish(change('a', 'ADDED'));
    changes.publish(change('b', 'REMOVED'));
    const three = read(listener, 3);
    await Promise.resolve();
    changes.publish(change('c'));
    expect(await three).toEqual(['ADDED a', 'REMOVED b', 'CHANGED c']);
  });

  it('gets only the last change of a save, where that came', async () => {
    const changes = new Changes();
    const listener = changes.listen();
    for (const each of [change('a', 'ADDED'), change('b'), change('a', 'REMOVED')]) changes.publish(each);
    expect(await read(listener, 2)).toEqual(['CHANGED b', 'REMOVED a']);
  });

  it('gets only what it asked for, and takes nothing from others', async () => {
    const changes = new Changes();
    const [ofB, all] = [changes.listen({ only: 'b' }), changes.listen()];
    for (const key of ['a', 'b', 'c']) changes.publish(change(key));
    expect(await read(all, 3)).toEqual(['CHANGED a', 'CHANGED b', 'CHANGED c']);
    const two = read(ofB, 2);
    changes.end();
    expect(await two).toEqual(['CHANGED b', 'end']);
  });

  it('that does not read loses the oldest of more than 1000 saves', async () => {
    const changes = new Changes();
    const listener = changes.listen();
    for (let at = 0; at <= 1000; at++) changes.publish(change(String(at)));
    const got = await read(listener, 1000);
    expect([got[0], got[999]]).toEqual(['CHANGED 1', 'CHANGED 1000']);
  });

  it('may be asked again before it has answered', async () => {
    const changes = new Changes();
    const listener = changes.listen();
    const asked = [read(listener, 1), read(listener, 1), read(listener, 1)];
    await Promise.resolve();
    for (const key of ['a', 'b']) changes.publish(change(key));
    expect(await Promise.all(asked.slice(0, 2))).toEqual([['CHANGED a'], ['CHANGED b']]);
    changes.end();
    expect(await asked[2]).toEqual(['end']);
  });

  it('that returns is forgotten, and stops waiting', async () => {
    const changes = new Changes();
    const listener = changes.listen();
    const other = changes.listen();
    expect(changes.listeners).toBe(2);
    const waiting = read(listener, 1);
    expect(await listener.return!()).toEqual({ value: undefined, done: true });
    expect(await waiting).toEqual(['end']);
    expect(changes.listeners).toBe(1);
    changes.publish(change('a'));
    expect([await read(listener, 1), await read(other, 1)]).toEqual([['end'], ['CHANGED a']]);
  });
});

it('all listeners end with the library, and later ones at once', async () => {
  const changes = new Changes();
  const waiting = [changes.listen(), changes.listen({ only: 'a' })].map((listener) => read(listener, 1));
  changes.end();
  expect(await Promise.all(waiting)).toEqual([['end'], ['end']]);
  expect(await read(changes.listen(), 1)).toEqual(['end']);
  expect(changes.listeners).toBe(0);
});
