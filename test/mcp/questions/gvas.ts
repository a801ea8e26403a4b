// Questions of players of games with Unreal Engine 4 and 5.

import { askedBeside, type Question, query, tool } from './question.ts';

const P = 'palworld';
const B = 'powered-base';
const S = 'palworld-server';

export const questions: readonly Question[] = askedBeside('GVAS', [
  tool('How stands my world?', 'summary', { save: S }, ['"Green Valley"', '"Hill Makers 1"']),
  tool('Where are my Anubis with ninety attack?', 'find_pals', { save: S, species: 'Anubis' }, [
    '"Dune"',
    '"PALBOX"',
  ]),
  tool(
    'Which of my pals have Legend?',
    'find_pals',
    { save: S, passive: 'legend', owner: 'Ada', talent: 50 },
    ['"total":1'],
  ),
  tool('Who has been away for long?', 'guild_report', { save: S }, ['111600', '"Cleo"']),
  tool('Who idles at my bases, and what stands still?', 'base_report', { save: S }, [
    '"Cold"',
    '"Primitive Furnace"',
  ]),
  tool('How much polymer do I have, and where?', 'find_item', { save: S, item: 'polymer' }, [
    '"GUILD_CHEST"',
    '147',
  ]),
  tool('What is in this world?', 'summary', { save: P }, ['"Ada"', '["PARTY",3]']),
  query(
    'Who owns which pals?',
    P,
    'objects(where: { references: { some: { label: { eq: "SaveParameter.OwnerPlayerUId" } } } }) { nodes { species: property(path: "SaveParameter.CharacterID") { value } level: property(path: "SaveParameter.Level") { value } owner: reference(label: "SaveParameter.OwnerPlayerUId") { target { property(path: "RawData.SaveParameter.NickName") { value } } } } }',
    ['"FlameBuffalo"', '"Ada"', '"totalCount":5'],
  ),
  query(
    'How many pals has each player, and how strong are they?',
    P,
    'objects(where: { class: { eq: "PalIndividualCharacterSaveParameter" }, references: { some: { label: { endsWith: "OwnerPlayerUId" } } } }) { groups(by: [{ reference: "SaveParameter.OwnerPlayerUId" }]) { nodes { keys count number(property: "SaveParameter.Level") { max } } } }',
    ['"count":3', '"max":21'],
  ),
  query(
    'Which pals are above level ten?',
    P,
    'objects(where: { properties: [{ path: "SaveParameter.CharacterID", exists: true }, { path: "SaveParameter.Level", number: { gt: 10 } }] }) { nodes { species: property(path: "SaveParameter.CharacterID") { text } } }',
    ['"SheepBall"', '"FlameBuffalo"', '"totalCount":2'],
  ),
  query(
    'What is in which container?',
    P,
    'objects(where: { class: { eq: "ItemContainerSaveData" } }) { nodes { name property(path: "Slots[].ItemId.StaticId") { value } } }',
    ['"PalSphere"', '"Berries"', '"totalCount":3'],
  ),
  query(
    'How much of each item is there?',
    P,
    'objects(where: { class: { eq: "PalItemSlotSaveData" } }) { groups(by: [{ property: "ItemId.StaticId" }], orderBy: [{ number: { property: "StackCount" }, direction: DESC }], first: 3) { totalCount nodes { keys number(property: "StackCount") { sum } } } }',
    ['["Wood"],"number":{"sum":62}', '"totalCount":6'],
  ),
  query(
    'Who carries the berries?',
    P,
    'objects(where: { properties: [{ path: "ItemId.StaticId", text: { eq: "Berries" } }] }) { nodes { parent { name referencedBy { nodes { path source { path } } } } } }',
    ['Players/51D3A7E2', 'InventoryInfo.CommonContainerId.ID'],
  ),
  query(
    'What does a player refer to?',
    P,
    'object(path: "Players/8C2F1930000000000000000000000000") { references { nodes { label target { path } } } }',
    ['SaveData.PalStorageContainerId.ID', 'CharacterContainerSaveData/'],
  ),
  tool('Which classes have a stack count?', 'search_classes', { save: P, words: 'StackCount' }, [
    'PalItemSlotSaveData',
  ]),
  query(
    'Which socket of the base has nothing plugged in?',
    B,
    'objects(where: { class: { eq: "SaveData_PowerSocket" }, references: { none: { label: { eq: "PluggedInDeviceAssetID" } } } }) { nodes { name } }',
    ['Socket_3', '"totalCount":1'],
  ),
  query(
    'How much power does the base draw?',
    B,
    'objects(where: { class: { eq: "SaveData_Deployed" } }) { totalCount aggregate { number(property: "PowerDraw") { sum } } }',
    ['"sum":70'],
  ),
]);
