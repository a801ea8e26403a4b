// Accounts and addresses are told by how they look; GUIDs and numbers are none.

import { expect, it } from 'vitest';
import { encodeUtf8 } from '../../src/bytes/text.ts';
import {
  accountCode,
  hasAccounts,
  mayHoldAccount,
  numberWithoutAccount,
  withoutAccounts,
} from '../../src/graph/accounts.ts';

const STEAM = '76561198012345678';
const EOS = `0002${'1f'.repeat(14)}`;
const EPIC = 'fedcba98'.repeat(4);
const MAIL = 'jo.doe+x@mail.example.org';

it.each([
  [STEAM, [STEAM]],
  [`${STEAM}_2023.09.28-15.09.35`, [STEAM]],
  [`8+STEAM+${STEAM}`, [STEAM]],
  [`C:/Saved/${STEAM}/a.sav of player.${STEAM}`, [STEAM]],
  [EOS, [EOS]],
  [`EAS=[${EPIC}] EOS=[${EOS}]`, [EPIC, EOS]],
  [`EpicAccountId: ${EPIC}, account_id="${EPIC.toUpperCase()}"`, [EPIC, EPIC.toUpperCase()]],
  [`to ${MAIL}, or ${MAIL}`, [MAIL]],
])('finds all in %s', (text, ids) => {
  const wanted = ids.reduce((shown, id) => shown.replaceAll(id, accountCode(id)), text);
  expect(withoutAccounts(text)).toBe(wanted);
  expect(withoutAccounts(wanted)).toBe(wanted);
  expect(hasAccounts(`\x01${text}\x00`)).toBe(true);
  const bytes = encodeUtf8(`-${text}-`);
  expect(mayHoldAccount(bytes, 1, bytes.length - 1)).toBe(true);
});

it.each([
  `0.${STEAM}`,
  `1${STEAM}`,
  `${STEAM}9`,
  `0002${'4B'.repeat(14)}`,
  EPIC,
  `Guid=${EPIC}`,
  `EOS=[${EPIC}0]`,
  'icon@2x.png',
  'a@b',
  '@Deprecated.class',
  'Build_ConstructorMk1_C_2147483647',
])('finds none in %s', (text) => {
  expect(withoutAccounts(text)).toBe(text);
  expect(hasAccounts(text)).toBe(false);
});

it('knows the id as a number, and its bytes', () => {
  expect(numberWithoutAccount(BigInt(STEAM))).toBe(accountCode(STEAM));
  expect(numberWithoutAccount(Number('76561198012345680'))).toBe(accountCode('76561198012345680'));
  expect([7, 638_000_000_000_000_000n, Number.NaN].map(numberWithoutAccount)).toEqual([
    7,
    638_000_000_000_000_000n,
    Number.NaN,
  ]);
  const bytes = new Uint8Array(new BigUint64Array([BigInt(STEAM)]).buffer);
  expect(hasAccounts(`name${String.fromCharCode(...bytes)}`)).toBe(true);
});

it('takes time that grows with the text only', () => {
  for (const part of ['a.', 'a@b.', 'a@', 'EAS_', `EAS${'_'.repeat(20)}=[`, '0', `${'0'.repeat(31)} EAS=`])
    expect(withoutAccounts(`@0002${part.repeat(200_000)}`).length).toBeGreaterThan(200_000);
});
