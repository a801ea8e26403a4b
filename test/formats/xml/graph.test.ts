// What graphs of documents in the corpus (`graphs.jsonl`) do not show: codes of accounts, and a large document.

import { expect, it } from 'vitest';
import { allPaths } from '../../tools/graph-nodes.ts';
import { jsonOf, readDocument } from '../../tools/xml/read.ts';

it('shows codes for accounts of players, in paths too', () => {
  const id = '76561190000000001';
  const player = `<item><Key><ClientId>${id}</ClientId><SerialId>0</SerialId></Key><Value><Tools Class="x"><n>1</n></Tools></Value></item>`;
  const grids = `<Grids><dictionary><item><Key>${id}</Key><Value /></item></dictionary></Grids>`;
  const { graph } = readDocument(
    `<MyObjectBuilder_Checkpoint><SteamId>${id.replace('7', '8')}</SteamId><Players><dictionary>${player}</dictionary></Players>${grids}</MyObjectBuilder_Checkpoint>`,
  );
  const shown = JSON.stringify([allPaths(graph), jsonOf(graph, 'MyObjectBuilder_Checkpoint')]);
  expect(shown).not.toMatch(/[78]6561/);
  const [, code] = /dictionary\[([0-9a-f]{6}),0\]\/Tools/.exec(shown)!;
  expect(shown.split(`"(withheld ${code})"`)).toHaveLength(3);
});

it('takes a single value of any type of .NET for a list', () => {
  const lists = '<Promoted><unsignedLong>7</unsignedLong></Promoted><Names><string>A</string></Names>';
  const { graph } = readDocument(`<MyObjectBuilder_Checkpoint>${lists}</MyObjectBuilder_Checkpoint>`);
  expect(jsonOf(graph, 'MyObjectBuilder_Checkpoint')).toMatchObject({ Promoted: [7], Names: ['A'] });
});

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
