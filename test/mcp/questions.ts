// What players ask about the examples, as the calls that a model would make. `own` questions are none of docs/views.md.

export interface Question {
  readonly format: string;
  readonly question: string;
  readonly own?: true;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the answer must say, as it stands in its text. */
  readonly says: readonly string[];
}

const S = 'little-factory';
const D = 'hollowmere';
const R = '20221101120000_2_1';
const U = 'unreal3';
const P = 'palworld';
const B = 'powered-base';
const PATH = 'Persistent_Level:PersistentLevel.';

function ask(save: string, fields: string): { readonly query: string } {
  return { query: `{ save(id: "${save}") { ${fields} } }` };
}

export const QUESTIONS: readonly Question[] = [
  ...[
    {
      question: 'What makes my iron plates, and how many a minute?',
      tool: 'balance',
      args: { save: S, item: 'Iron Plate' },
      says: [
        '["Iron Plate",30,30,0,24,24,',
        '"Constructor","Iron Plate",1.5,true',
        `${PATH}Build_ConstructorMk1_C_1`,
      ],
    },
    {
      question: 'Of what do I use more than I make?',
      tool: 'balance',
      args: { save: S, only: 'SHORTAGES' },
      says: ['["Screws",40,60,-20,', '["Wire",22.5,60,-37.5,', '["Water",0,90,-90,'],
    },
    {
      question: 'Which power network is short?',
      tool: 'power',
      args: { save: S },
      says: ['"headroom_MW"', '[2,[2],0,1,2.5,0,-2.5,', '"Coal-Powered Generator","Coal",2,150'],
    },
    {
      question: 'Where are my screws?',
      tool: 'find_item',
      args: { save: S, item: 'screws' },
      says: [
        '"Screws",500,',
        '"total":4',
        '["Screws","pieces",4,684]'.replace('"pieces",4,684', '4,684,"pieces"'),
      ],
    },
    {
      question: 'How much do I have of everything?',
      tool: 'query',
      args: ask(S, 'satisfactory { items(first: 20) { nodes { item { title } amount places } } }'),
      says: ['"totalCount":13', '"Concrete"', '1078'],
    },
    {
      question: 'Where do the iron rods go?',
      tool: 'trace',
      args: { save: S, from: `${PATH}Build_ConstructorMk1_C_2` },
      says: [
        '"carriers":1',
        '"per_minute":60',
        `["Constructor",1,"${PATH}Build_ConstructorMk1_C_3"`,
        '["Iron Rod",7]',
      ],
    },
    {
      question: 'Which slugs are left near home?',
      tool: 'nearest',
      args: { save: S, what: 'slugs', x: -104000, y: 52000, limit: 3 },
      says: ['"total":1240', '"distance_m"', 'BLUE_SLUG'],
    },
    {
      question: 'Who is here, and what do they carry?',
      tool: 'roster',
      args: { save: S },
      says: ['"Pioneer Ada",70,6,4', '["Iron Plate",86]', '["Power Shard",2]'],
    },
    {
      question: 'Which machines stand still, and why?',
      tool: 'summary',
      args: { save: S },
      says: ['"standing_still":{"total":1', '["PAUSED",1]'],
    },
    {
      question: 'What changed since the earlier save?',
      own: true as const,
      tool: 'compare',
      args: { from: 'little-factory-earlier', to: S },
      says: ['["Iron Plate","amount",343,1078]', '"added":{"total":65', '["mCurrentPotential",null,1.5]'],
    },
    {
      question: 'Which constructors are there, and how does one look?',
      own: true as const,
      tool: 'search_classes',
      args: { save: S, words: 'constructor' },
      says: ['"Build_ConstructorMk1_C"', '"count":5', '["mCurrentRecipe","ObjectProperty",5]'],
    },
    {
      question: 'How long have I played?',
      own: true as const,
      tool: 'query',
      args: ask(S, 'title savedAt playSeconds'),
      says: ['52380'],
    },
  ].map((each) => ({ format: 'SATISFACTORY', ...each })),
  ...[
    {
      question: 'Who is at home, the most stressed first?',
      tool: 'roster',
      args: { save: D, status: 'ACTIVITY' },
      says: ['"total":1', '["Evette","herbalist","ACTIVITY",false,30,'],
    },
    { question: 'What have I got?', tool: 'find_item', args: { save: D, item: 'gold' }, says: ['4200'] },
    {
      question: 'Which heroes have locked quirks, and which?',
      tool: 'roster',
      args: { save: D },
      says: ['"Dorn"', '"locked"', '["steadfast","night_terrors"],["steadfast"]'],
    },
    {
      question: 'Where are my trinkets, and who wears which?',
      tool: 'find_item',
      args: { save: D, item: 'moth_wing' },
      says: ['"HERO","Cezanne"', '"HERO","Dorn"'],
    },
    {
      question: 'What can I do this week, and what does it pay?',
      tool: 'expedition',
      args: { save: D },
      says: ['["gold",null,900]', '"plot_flooded_gate"'],
    },
    {
      question: 'How goes the raid?',
      tool: 'expedition',
      args: { save: D },
      says: ['"torchlight_of_100":75', '"area":"rooB"', '["Dorn","warden",88,'],
    },
    {
      question: 'Who is being treated, where, and which places are free?',
      tool: 'query',
      args: ask(
        D,
        'darkestDungeon { activities { nodes { building { name } activity { name } isFree heroName visitsRemaining } } }',
      ),
      says: ['"hospice"', '"Evette"', '"totalCount":2'],
    },
    {
      question: 'Who died, when and where?',
      tool: 'query',
      args: ask(
        D,
        'darkestDungeon { deaths { nodes { name week quest { name } dungeon { name } source } } }',
      ),
      says: ['"Gaspar"', '"week":1'],
    },
    {
      question: 'Who of the party is closest to breaking?',
      own: true as const,
      tool: 'roster',
      args: { save: D, status: 'PARTY', limit: 1 },
      says: ['"total":4', '["Dorn","warden","PARTY",true,88,'],
    },
    {
      question: 'How stands the estate?',
      own: true as const,
      tool: 'summary',
      args: { save: D },
      says: ['"week":2', '["gold","gold",4200]', '["PARTY",4]'],
    },
    {
      question: 'What classes of objects does the profile have?',
      own: true as const,
      tool: 'search_classes',
      args: { save: D, words: 'hero', limit: 3 },
      says: ['"Hero"', 'm_Stress'],
    },
  ].map((each) => ({ format: 'DARKEST_DUNGEON', ...each })),
  ...[
    {
      question: 'How much of everything have I got?',
      tool: 'summary',
      args: { save: R },
      says: ['["Pink Plort",125]', '["Pink Slime",35]'],
    },
    {
      question: 'What is the market full of?',
      tool: 'summary',
      args: { save: R },
      says: ['["Rock Plort",58]'],
    },
    {
      question: 'How far is the game?',
      tool: 'summary',
      args: { save: R },
      says: ['"day":3', '"currency":1234', '"closed_pods":3'],
    },
    {
      question: 'What lives on each plot, and how hungry is it?',
      tool: 'query',
      args: ask(
        R,
        'slimeRancher { plots(where: { slimes: { gt: 0 } }) { nodes { id type slimes tracked { item { title } count hunger } } } }',
      ),
      says: ['"corral"'],
    },
    {
      question: 'How many slimes are where?',
      tool: 'query',
      args: ask(
        R,
        'slimeRancher { actors(where: { kind: { eq: SLIME } }) { totalCount groups(by: ["item", "sceneGroup"]) { nodes { keys count } } } }',
      ),
      says: ['"totalCount":30', 'SceneGroup.MadeUpMeadow'],
    },
    {
      question: 'Which slimes are feral or starving?',
      tool: 'query',
      args: ask(
        R,
        'slimeRancher { actors(where: { kind: { eq: SLIME }, or: [{ isFeral: true }, { hunger: { gt: 0.9 } }] }, orderBy: [{ field: "hunger", direction: DESC }], first: 3) { totalCount nodes { item { title } hunger isFeral } } }',
      ),
      says: ['"totalCount":13', '0.97326'],
    },
    {
      question: 'Which treasure pods are not open, and which gordos are not popped?',
      tool: 'query',
      args: ask(
        R,
        'slimeRancher { pods(where: { isOpen: false }) { nodes { id } } gordos(where: { state: { ne: POPPED } }) { nodes { id item { title } state eaten } } }',
      ),
      says: ['pod0000000001', '"Pink Gordo"'],
    },
    {
      question: 'Where is my pink plort?',
      own: true as const,
      tool: 'find_item',
      args: { save: R, item: 'Pink Plort' },
      says: ['["Pink Plort",40,"REFINERY",true,', '["Pink Plort","PLOT",4,85]'],
    },
    {
      question: 'Which rock slime is nearest to me?',
      own: true as const,
      tool: 'nearest',
      args: { save: R, what: 'rock slime', limit: 2 },
      says: ['"from":"the player"', '"distance_m"', '"Rock Slime"'],
    },
    {
      question: 'How do I ask for gadgets?',
      own: true as const,
      tool: 'examples',
      args: { save: R, question: 'Which gadgets stand where?' },
      says: ['gadgets {', R],
    },
  ].map((each) => ({ format: 'SLIME_RANCHER', ...each })),
  ...[
    {
      question: 'Which packages are missing, and who wants them?',
      tool: 'summary',
      args: { save: U },
      says: ['["Engine",9,["Lighthouse","LighthouseGame","LighthouseProps"]]', '"total":4'],
    },
    {
      question: 'What stands on the map, by class and mesh?',
      tool: 'query',
      args: ask(U, 'unreal3 { actors { groups(by: ["type", "meshName"]) { nodes { keys count } } } }'),
      says: ['["StaticMeshActor","Rock"]'],
    },
    {
      question: 'Which materials are used most, and where?',
      tool: 'query',
      args: ask(
        U,
        'unreal3 { usage(where: { className: { eq: "Material" } }, orderBy: [{ field: "uses", direction: DESC }], first: 2) { nodes { name path uses } } }',
      ),
      says: ['"Stone"', '"Wood"'],
    },
    {
      question: 'What does this class derive from, and what does its source say?',
      tool: 'query',
      args: ask(
        U,
        'unreal3 { classes(where: { name: { eq: "Lamp" } }) { nodes { parentName functions source } } }',
      ),
      says: ['"parentName":"Actor"', 'class Lamp extends Actor'],
    },
    {
      question: 'What uses the stone material?',
      own: true as const,
      tool: 'find_item',
      args: { save: U, item: 'Stone' },
      says: ['"LighthouseProps.Materials.Stone"'],
    },
    {
      question: 'What uses it exactly?',
      own: true as const,
      tool: 'query',
      args: ask(
        U,
        'object(path: "LighthouseProps.Materials.Stone") { referencedBy(where: { kind: { in: [PROPERTY, NATIVE] } }) { nodes { path source { path } } } }',
      ),
      says: ['"totalCount":2', 'LighthouseProps.Meshes.Tower'],
    },
    {
      question: 'What stands near the middle of the map?',
      own: true as const,
      tool: 'nearest',
      args: { save: U, x: 0, y: 0, limit: 3 },
      says: ['"distance_m"', 'StaticMeshActor'],
    },
    {
      question: 'Which classes are there?',
      own: true as const,
      tool: 'search_classes',
      args: { save: U },
      says: ['"total":'],
    },
    {
      question: 'How do I ask what a function calls?',
      own: true as const,
      tool: 'search_schema',
      args: { words: 'class functions source', depth: 1, limit: 2 },
      says: ['type Unreal3Class', 'source: String'],
    },
    {
      question: 'Who calls the function Switch?',
      own: true as const,
      tool: 'query',
      args: ask(
        U,
        'object(path: "LighthouseGame.Lamp.Switch") { referencedBy(where: { label: { eq: "script" } }) { nodes { source { path } } } }',
      ),
      says: ['LighthouseGame.Lamp.Tick'],
    },
  ].map((each) => ({ format: 'UNREAL_ENGINE_3', ...each })),
  ...[
    {
      question: 'What is in this world?',
      tool: 'summary',
      args: { save: P },
      says: ['"ItemContainerSaveData"', 'PalIndividualCharacterSaveParameter'],
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
        'objects(where: { class: { eq: "PalIndividualCharacterSaveParameter" }, references: { some: { label: { endsWith: "OwnerPlayerUId" } } } }) { groups(by: [{ reference: "SaveParameter.OwnerPlayerUId" }]) { nodes { keys count number(path: "SaveParameter.Level") { max } } } }',
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
        'objects(where: { class: { eq: "PalItemSlotSaveData" } }) { groups(by: [{ property: "ItemId.StaticId" }], orderBy: [{ number: { path: "StackCount" }, direction: DESC }], first: 3) { totalCount nodes { keys number(path: "StackCount") { sum } } } }',
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
        'objects(where: { class: { eq: "SaveData_Deployed" } }) { totalCount aggregate { number(path: "PowerDraw") { sum } } }',
      ),
      says: ['"sum":70'],
    },
  ].map((each) => ({ format: 'GVAS', own: true as const, ...each })),
];
