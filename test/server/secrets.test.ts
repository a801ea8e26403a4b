// Credentials in a save do not come out, whichever way they are asked for.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storeRows } from '../../src/api/store/save-rows.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { accountCode } from '../../src/graph/accounts.ts';
import { headerWithoutSecrets } from '../../src/graph/secrets.ts';
import { corpus } from '../tools/corpus.ts';
import { call, overHttp } from '../tools/mcp-clients.ts';
import { runInProcess } from '../tools/run-cli.ts';
import { serveSaves } from '../tools/serve.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const SECRET = 'hunter2';
const ACCOUNT = '01FEEDBEEFFEEDBEEF';
/** What is told by its look, under names that nobody listed. */
const [STEAM, MAIL] = ['76561198012345678', 'jo@mail.example.org'];
const [EPIC, EOS] = ['fedcba98'.repeat(4), `0002${'1f'.repeat(14)}`];
const BY_LOOK = [STEAM, EPIC, EOS, MAIL];
/** More objects than the kernel leaves to the decoder. */
const MANY = 40;

const PATHS = [
  ...['mServerPassword', 'mApiKey', 'mAccessTokens', 'mAccessTokens[]', 'mOptions.AuthToken', 'mPassword'],
  ...'mPassword.Digits mSettings mSettings[].value mBroken mClientIdentityInfo mLastEditedBy'.split(' '),
  ...['mClientIdentityInfo.OfflineId', 'mClientIdentityInfo.Accounts[].AccountId'],
  'mLastEditedBy[].AssociatedAccountIdString',
  ...['OwnerId', 'PlayerMadeString_7', 'playerIdArray[]', 'mOwnerNumber', 'mRights[].key'],
];
const CONDITIONS = [
  ...[`{eq: "${SECRET}11-a"}`, `{eq: "${ACCOUNT}"}`, '{startsWith: "hun"}', '{endsWith: "a"}'],
  ...['{contains: "unter"}', '{matches: "^h"}', '{in: ["hunter2-a", "hunter2"]}', '{startsWith: "01FEED"}'],
  ...BY_LOOK.map((id) => `{contains: "${id}"}`),
];

function conditions(path: string, at: number): string {
  const asked = (text: string) =>
    `objects(where: {properties: [{path: "${path}", text: ${text}}]}) { totalCount }`;
  return CONDITIONS.map((text, nth) => `c${at}_${nth}: ${asked(text)}`).join('\n');
}

function question(path: string, at: number): string {
  return `o${at}: objects(where: {class: {eq: "Build_Made_C"}}, orderBy: [{property: "${path}"}], first: ${MANY}) {
    nodes { name property(path: "${path}") { text value bytes { base64 } } }
    aggregate { distinct(property: "${path}") }
    groups(by: [{property: "${path}"}]) { nodes { keys count } } }`;
}

it.each([
  ['a Satisfactory save', 'satisfactory', MANY],
  ['a save game of Unreal 5', 'gvas', 1],
] as const)('of %s', async (_, folder, objects) => {
  // Objects whose secrets are in the opposite order of their names.
  const files = { 'a.sav': corpus(`${folder}/secrets/a.sav`), 'b.sav': corpus(`${folder}/secrets/b.sav`) };
  const server = await serveSaves(files, FORMATS);
  const answers: string[] = [];
  const keep = async (address: string, init?: RequestInit): Promise<void> => {
    const response = await fetch(new URL(address, server.url), init);
    answers.push(`${address} ${Buffer.from(await response.arrayBuffer()).toString('latin1')}`);
  };

  const matched = await server.query(`{ save(id: "a") { ${PATHS.map(conditions).join('\n')}
    search(text: "${SECRET}") { nodes { object { path } } } digits: search(text: "${ACCOUNT}") { nodes { object { path } } } } }`);
  expect(matched.body.errors).toBeUndefined();
  const { search, digits, ...lists } = matched.body.data.save;
  expect([search, digits]).toEqual([{ nodes: [] }, { nodes: [] }]);
  expect(Object.values(lists).filter((list) => (list as { totalCount: number }).totalCount > 0)).toEqual([]);
  const codes = BY_LOOK.map(accountCode);
  const found = await server.query(`{ save(id: "a") {
    ${BY_LOOK.map((id, at) => `id${at}: search(text: "${id}") { totalCount }`).join('\n')}
    ${codes.map((code, at) => `code${at}: search(text: "${code}", first: 1) { nodes { object { path } } }`).join('\n')}
    number: objects(where: {properties: [{path: "mOwnerNumber", text: {eq: "${codes[0]}"}}]}) { totalCount }
    texts: objects(where: {properties: [{path: "PlayerMadeString_7", text: {eq: "by ${codes[0]}, ${codes[3]}"}}]}) { totalCount } } }`);
  expect(found.body.errors).toBeUndefined();
  const { number, texts, ...searches } = found.body.data.save;
  expect([number, texts]).toEqual(Array(2).fill({ totalCount: objects }));
  for (const at of BY_LOOK.keys()) {
    expect(searches[`id${at}`]).toEqual({ totalCount: 0 });
    expect(searches[`code${at}`].nodes).toHaveLength(1);
  }
  const { warnings } = matched.body.extensions;
  answers.push(JSON.stringify(warnings.map(({ suggestions }: { suggestions: unknown }) => suggestions)));

  const whole = `{ save(id: "a") { ${PATHS.map(question).join('\n')}
    objects(first: ${MANY}, where: {class: {eq: "Build_Made_C"}}) { nodes { path json properties { name text value note } } } }
    diff(from: "a", to: "b") { changed { nodes { properties { path before after } } } } }`;
  const { body } = await server.query(whole);
  expect(body.errors).toBeUndefined();
  answers.push(JSON.stringify(body));
  for (const at of PATHS.keys()) {
    const names = body.data.save[`o${at}`].nodes.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted());
  }
  const { json } = body.data.save.objects.nodes[0];
  expect(json).toMatchObject({
    mPassword: { Digits: '(withheld)', Tries: 3 },
    mSettings: [{ key: 'AdminPassword', value: '(withheld)' }],
    mLabel: 'plain',
  });
  const code = json.mLastEditedBy[0].AssociatedAccountIdString;
  expect(code).toMatch(/^\(withheld [0-9a-f]{6}\)$/);
  expect(json).toMatchObject({
    OwnerId: `EAS=[${codes[1]}] EOS=[${codes[2]}]`,
    playerIdArray: [codes[0]],
    mOwnerNumber: codes[0],
    mRights: [{ key: codes[0] }],
  });
  if ('mClientIdentityInfo' in json)
    expect(json.mClientIdentityInfo).toMatchObject({ Accounts: [{ AccountId: code }] });

  const columns = `columns=path,${PATHS.filter((path) => !path.includes('Client')).join(',')}`;
  for (const format of ['csv', 'json', 'ndjson', 'geojson', 'arrow', 'parquet'])
    for (const part of [columns, 'columns=properties']) await keep(`/saves/a/objects.${format}?${part}`);
  await keep(`/flat?query=${encodeURIComponent('{ save(id: "a") { objects { nodes { json } } } }')}`);
  for (const attribute of ['mServerPassword', 'mOptions.AuthToken'])
    await keep(`/saves/a/objects.columns?attribute=${attribute}`);

  const mcp = await overHttp(server.url);
  answers.push((await call(mcp, 'query', { query: whole })).text);
  answers.push((await call(mcp, 'compare', { from: 'a', to: 'b' })).text);
  const save = await server.library.load(server.library.get('a')!);
  answers.push(JSON.stringify([...storeRows(save).objects]));

  const path = join(tempFolder(files), 'a.sav');
  const commands = [
    ['export', path, '--columns', 'properties'],
    ['types', path],
    ['inspect', path, '--format', 'json'],
  ];
  for (const command of commands) answers.push(JSON.stringify(await runInProcess(...command)));
  const accounts = [ACCOUNT, ACCOUNT.toLowerCase(), ACCOUNT.slice(2).toLowerCase()];
  const leaks = [SECRET, btoa(SECRET), ...accounts, ...BY_LOOK];
  expect(answers.filter((answer) => leaks.some((leak) => answer.includes(leak)))).toEqual([]);
});

it('of a header', () => {
  expect(
    headerWithoutSecrets({
      MapOptions: '?skiponboarding?ClientIdentity=QUJD?Visibility=SV_Private',
      Server: { AdminPassword: 'x', ServerPassword: '', Ports: [1] },
      Tokens: { AccessTokens: ['x'] },
      Host: { Id: STEAM, SteamId: BigInt(STEAM), Names: [`of ${STEAM}`] },
    }),
  ).toEqual({
    MapOptions: '?skiponboarding?ClientIdentity=(withheld)?Visibility=SV_Private',
    Server: { AdminPassword: '(withheld)', ServerPassword: '', Ports: [1] },
    Tokens: { AccessTokens: ['(withheld)'] },
    Host: { Id: accountCode(STEAM), SteamId: accountCode(STEAM), Names: [`of ${accountCode(STEAM)}`] },
  });
});
