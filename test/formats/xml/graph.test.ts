// What graphs of documents in the corpus (`graphs.jsonl`) do not show: a large document.

import { expect, it } from 'vitest';
import { jsonOf, readDocument } from '../../tools/xml/read.ts';

it('shows objects in a large one as references', () => {
  const things = Array.from(
    { length: 3000 },
    (_, i) => `<thing Class="Thing"><def>Steel</def><id>Steel${i}</id><note>${'x'.repeat(60)}</note></thing>`,
  );
  const { graph } = readDocument(
    `<savegame><meta/><game><n>1</n><things>${things.join('')}</things></game></savegame>`,
  );
  const { game } = jsonOf(graph, 'savegame') as { game: { n: number; things: readonly unknown[] } };
  expect(game.n).toBe(1);
  expect(game.things).toHaveLength(3000);
  expect(game.things[2999]).toEqual({ ref: 'savegame/game/things/thing[Steel2999]' });
});
