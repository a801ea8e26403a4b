// What players of games with Unreal Engine 4 and 5 ask.

import { ask, type Question } from './question.ts';

const P = 'palworld';
const B = 'powered-base';
const S = 'palworld-server';

export const questions: readonly Question[] = [
  {
    question: 'How stands my world?',
    tool: 'summary',
    args: { save: S },
    says: ['"Green Valley"', '"Hill Makers 1"'],
  },
  {
    question: 'Where are my Anubis with ninety attack?',
    tool: 'find_pals',
    args: { save: S, species: 'Anubis' },
    says: ['"Dune"', '"PALBOX"'],
  },
  {
    question: 'Which of my pals have Legend?',
    tool: 'find_pals',
    args: { save: S, passive: 'legend', owner: 'Ada', talent: 50 },
    says: ['"total":1'],
  },
  {
    question: 'Who has been away for long?',
    tool: 'guild_report',
    args: { save: S },
    says: ['111600', '"Cleo"'],
  },
  {
    question: 'Who idles at my bases, and what stands still?',
    tool: 'base_report',
    args: { save: S },
    says: ['"Cold"', '"Primitive Furnace"'],
  },
  {
    question: 'Where is my polymer?',
    tool: 'find_item',
    args: { save: S, item: 'polymer' },
    says: ['"GUILD_CHEST"', '147'],
  },
  {
    question: 'What is in this world?',
    tool: 'summary',
    args: { save: P },
    says: ['"Ada"', '["PARTY",3]'],
  },
  {
    question: 'Who owns which pals?',
    tool: 'query',
    args: ask(
      P,
      'objects(where: { references: { some: { label: { eq: "SaveParameter.OwnerPlayerUId" } } } }) { nodes { species: property(path: "SaveParameter.CharacterID") { value } level: property(path: "SaveParameter.Level") { value } owner: reference(label: "SaveParameter.OwnerPlayerUId") { target { property(path: "RawData.SaveParameter.NickName") { value } } } } }',
    ),
    says: ['"FlameBuffalo"', '"Ada"', '"totalCount":5'],
  },
  {
    question: 'How many pals has each player, and how strong are they?',
    tool: 'query',
    args: ask(
      P,
      'objects(where: { class: { eq: "PalIndividualCharacterSaveParameter" }, references: { some: { label: { endsWith: "OwnerPlayerUId" } } } }) { groups(by: [{ reference: "SaveParameter.OwnerPlayerUId" }]) { nodes { keys count number(property: "SaveParameter.Level") { max } } } }',
    ),
    says: ['"count":3', '"max":21'],
  },
  {
    question: 'Which pals are above level ten?',
    tool: 'query',
    args: ask(
      P,
      'objects(where: { properties: [{ path: "SaveParameter.CharacterID", exists: true }, { path: "SaveParameter.Level", number: { gt: 10 } }] }) { nodes { species: property(path: "SaveParameter.CharacterID") { text } } }',
    ),
    says: ['"SheepBall"', '"FlameBuffalo"', '"totalCount":2'],
  },
  {
    question: 'What is in which container?',
    tool: 'query',
    args: ask(
      P,
      'objects(where: { class: { eq: "ItemContainerSaveData" } }) { nodes { name property(path: "Slots[].ItemId.StaticId") { value } } }',
    ),
    says: ['"PalSphere"', '"Berries"', '"totalCount":3'],
  },
  {
    question: 'How much of each item is there?',
    tool: 'query',
    args: ask(
      P,
      'objects(where: { class: { eq: "PalItemSlotSaveData" } }) { groups(by: [{ property: "ItemId.StaticId" }], orderBy: [{ number: { property: "StackCount" }, direction: DESC }], first: 3) { totalCount nodes { keys number(property: "StackCount") { sum } } } }',
    ),
    says: ['["Wood"],"number":{"sum":62}', '"totalCount":6'],
  },
  {
    question: 'Who carries the berries?',
    tool: 'query',
    args: ask(
      P,
      'objects(where: { properties: [{ path: "ItemId.StaticId", text: { eq: "Berries" } }] }) { nodes { parent { name referencedBy { nodes { path source { path } } } } } }',
    ),
    says: ['Players/51D3A7E2', 'InventoryInfo.CommonContainerId.ID'],
  },
  {
    question: 'What does a player refer to?',
    tool: 'query',
    args: ask(
      P,
      'object(path: "Players/8C2F1930000000000000000000000000") { references { nodes { label target { path } } } }',
    ),
    says: ['SaveData.PalStorageContainerId.ID', 'CharacterContainerSaveData/'],
  },
  {
    question: 'Which classes have a stack count?',
    tool: 'search_classes',
    args: { save: P, words: 'StackCount' },
    says: ['PalItemSlotSaveData'],
  },
  {
    question: 'Which socket of the base has nothing plugged in?',
    tool: 'query',
    args: ask(
      B,
      'objects(where: { class: { eq: "SaveData_PowerSocket" }, references: { none: { label: { eq: "PluggedInDeviceAssetID" } } } }) { nodes { name } }',
    ),
    says: ['Socket_3', '"totalCount":1'],
  },
  {
    question: 'How much power does the base draw?',
    tool: 'query',
    args: ask(
      B,
      'objects(where: { class: { eq: "SaveData_Deployed" } }) { totalCount aggregate { number(property: "PowerDraw") { sum } } }',
    ),
    says: ['"sum":70'],
  },
].map((each) => ({ format: 'GVAS', own: true as const, ...each }));
