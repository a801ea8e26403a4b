// Rows of damaged saves beside those of the whole ones: what a row states is what the whole save has, or null.

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gameOfEntry, viewOf } from '../../src/api/games/open.ts';
import { isHidden } from '../../src/games/shared/damage.ts';
import type { GameView } from '../../src/games/shared/game.ts';
import { isObjectRef, type Row, rowsOfList, valueAt } from '../../src/games/shared/rows/fields.ts';
import { damagedCopy, expectSaid, openedAt } from '../tools/damaged-view.ts';
import { listsOf } from '../tools/every-list.ts';
import { describeReal } from '../tools/real-saves.ts';

type Damage = (bytes: Uint8Array) => Uint8Array;
const cut: (share: number) => Damage = (share) => (bytes) => bytes.subarray(0, bytes.length * share);
const zero: (share: number) => Damage = (share) => (bytes) =>
  bytes.fill(0, Math.floor(bytes.length * share), Math.floor(bytes.length * share) + 4096);

/** The folder of a format, a save in it, the damaged file, and where in it. */
const CASES: readonly (readonly [string, string, string, Damage])[] = [
  ['satisfactory', 'sv29_hv9_IDeserveToBeWrited_dood24.5_06e35dcc.sav', '', cut(0.5)],
  ['satisfactory', 'sv52_hv14_etothepii4_Dunarr-027.sav', '', cut(0.8)],
  ['satisfactory', 'sv52_hv14_etothepii4_Dunarr-027.sav', '', zero(0.9)],
  ['satisfactory', 'sv36_hv10_etothepii4_FreshStart002.sav', '', zero(0.5)],
  ...['roster', 'town', 'campaign_log', 'upgrades', 'raid', 'map'].map(
    (file) => ['darkest-dungeon', 'hv-profile_0', `persist.${file}.json`, cut(0.5)] as const,
  ),
  ['darkest-dungeon', 'rj-profileReddit', 'persist.roster.json', zero(0.4)],
  ['slime-rancher', 'synthetic/20221020134518_2_1.sav', '', cut(0.5)],
  ['slime-rancher', 'synthetic/20221020134518_2_1.sav', '', zero(0.3)],
  ['gvas', 'plz32-ue5.1-palworld-level-165k.sav', '', cut(0.8)],
  ['gvas', 'palworld-views/server-2026', 'Level.sav', cut(0.6)],
  ['gvas', 'palworld-views/server-2026', 'Level.sav', zero(0.5)],
  ['gvas', 'palworld-views/server-2026', 'Players/A22512B1000000000000000000000000.sav', cut(0.5)],
  ['gvas', 'palworld-views/history-2025', 'Level.sav', cut(0.7)],
  ['unreal3', 'ahit__bowserinadarkworld.umap', '', cut(0.7)],
  ['unreal3', 'udkgames__GPS-VehicleTest.udk', '', zero(0.4)],
  ['unreal3', 'udkgames__GameFramework.u', '', cut(0.5)],
  ['unreal3', 'offworld__UTGameContent.u', '', zero(0.5)],
];

async function viewAt(path: string) {
  const { library, entry } = openedAt(path);
  return { view: viewOf(await library.load(entry!))!, game: gameOfEntry(entry!)! };
}

/** Fields that say what is unknown, where the answer comes from, or how large the file at hand is. */
const SAY_UNKNOWN = new Set('isUnknown isDamaged unknown isComplete source reason size hasFile'.split(' '));

/** What a row says in a field, in short; null if it says nothing. */
function said(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'boolean' || typeof value === 'string' ? String(value) : null;
}

/** Rows by their object; those that share one are left out. */
function byObject(view: GameView, field: string): Map<string, Row> {
  const found = new Map<string, Row>();
  const seen = new Set<string>();
  for (const row of rowsOfList(view, field)) {
    const object = valueAt(row, 'object');
    if (!isObjectRef(object)) continue;
    const path = view.scope.graph.path(object.node);
    if (seen.has(path)) found.delete(path);
    else found.set(path, row);
    seen.add(path);
  }
  return found;
}

for (const [saves, name, file, damage] of CASES) {
  describeReal(saves, `rows of a damaged save: ${name} ${file} ${damage}`, (folder) => {
    const path = fileURLToPath(new URL(name, folder));
    const copy = damagedCopy(path, file, damage);

    it('state nothing else than those of the whole save', async () => {
      const { view: whole, game } = await viewAt(path);
      const { view: damaged } = await viewAt(copy);
      const false_ = new Map<string, unknown[]>();
      for (const { field, type: rowType } of listsOf({ game })) {
        if (field === 'buildings') continue;
        const rows = byObject(damaged, field);
        const { graph } = damaged.scope;
        const isShort = rowsOfList(damaged, field).length < rowsOfList(whole, field).length;
        const saysSo =
          damaged.incomplete === 'ALL' ||
          damaged.incomplete?.has(field) ||
          rowsOfList(damaged, field).some((row) => isHidden(graph, row));
        if (isShort && !saysSo) false_.set(`${field} lacks rows`, [[]]);
        for (const [object, row] of byObject(whole, field)) {
          const other = rows.get(object);
          if (!other) continue;
          for (const name of Object.keys(rowType.getFields())) {
            const [right, now] = [said(valueAt(row, name)), said(valueAt(other, name))];
            if (now === null || now === right || now === 'UNKNOWN' || SAY_UNKNOWN.has(name)) continue;
            // Sums are of what is known, and say of how much it is not.
            if (now !== 0 && Number(valueAt(other, 'unknown')) > 0) continue;
            const key = `${field}.${name}`;
            false_.set(key, [...(false_.get(key) ?? []), [object.split('.').at(-1), right, now]]);
          }
        }
      }
      expect([...false_].map(([key, of]) => `${key} ${of.length} ${JSON.stringify(of[0])}`)).toEqual([]);
    });

    it('and the view says what it does not know', async () => {
      await expectSaid(path, copy, file || name);
    });
  });
}
