/** Documents for tests alone: a universe of X4, a replay of RimWorld, and one of a game that nobody knows. */
import { deflateRawSync } from 'node:zlib';
import { document, each, el } from './write.ts';

export function universe(): Uint8Array {
  const station = el(
    'component',
    [
      el('offset', [el('position', null, { x: 12.5, z: -3 })]),
      el('connections', [
        el(
          'connection',
          [
            el('connected', null, { connection: '[0x20]' }),
            el('component', null, { class: 'turret', id: '[0x21]', macro: 'turret_macro', owner: 'player' }),
          ],
          { connection: 'space', id: '[0x11]' },
        ),
      ]),
    ],
    {
      class: 'station',
      macro: 'station_macro',
      owner: 'argon',
      id: '[0x10]',
      code: 'ABC-123',
      name: 'Depot',
    },
  );
  const sector = el('component', [el('connections', [el('connection', [station], { id: '[0x20]' })])], {
    class: 'sector',
    id: '[0x2]',
  });
  const factions = ['argon', 'player'].map((id) =>
    el(
      'faction',
      [
        el('relations', [
          el('relation', null, { faction: id === 'argon' ? 'player' : 'xenon', relation: '-0.5' }),
        ]),
      ],
      { id },
    ),
  );
  const script = el('script', [
    el('refs', [el('ref', 'hello', { id: 1 }), el('ref', 'world', { id: 2 })], { type: 'string' }),
    el('refs', [el('ref', [el('value', null, { type: 'string', value: 2 })], { id: 1 })], { type: 'table' }),
    el('cue', [el('value', null, { type: 'component', value: '[0x99]' })], { id: 5 }),
  ]);
  const info = el('info', [
    el('save', null, { name: 'Quick & save', date: 1_700_000_000 }),
    el('game', null, { guid: 'F00', version: 610, time: 60.5 }),
  ]);
  return document(el('savegame', [info, el('universe', [el('factions', factions), sector]), script]));
}

/** In the order of the real ones: maps first. */
export function replay(): Uint8Array {
  const map = el('li', {
    uniqueID: 4,
    things: [
      el(
        'thing',
        { def: 'Steel', id: 'Steel9', pos: '(1, 0, 2)', owner: 'Thing_Human1' },
        { Class: 'Thing' },
      ),
    ],
  });
  const human = el('li', { def: 'Human', id: 'Human1', map: 'Map_4' }, { Class: 'Pawn' });
  const world = el('savegame', { meta: { gameVersion: '1.3.3387' }, game: { maps: null, pawns: [human] } });
  const entries = {
    'maps/000_4_save': map,
    'maps/000_4_cmds': 'cmds',
    'world/000_save': world,
    info: '<ReplayInfo />',
  };
  return zip(Object.entries(entries).map(([name, text]) => [name, new TextEncoder().encode(text)]));
}

/** Everything that XML may have and games do not write. */
export function oddDocument(): Uint8Array {
  const text = `<?xml version='1.0'?><!-- made up -->
<root xmlns:xsi='x' a='1'   b = "two &amp; 'three'">
  <text>&lt;&#x41;&#66;&unknown;<![CDATA[<raw & unread>]]> end</text>
  <?note to nobody?><empty/><also></also>
  <ids><thing id="6f9619ff-8b86-d011-b42d-00c04fc964ff"><x>1</x></thing><uses of="6f9619ff-8b86-d011-b42d-00c04fc964ff"/></ids>
  <numbers>${each('n', ['12', '-0', '007', '1E-05', '9007199254740993', '99999999999999999999999', 'true', ' 1 ', 'NaN']).join('')}</numbers>
</root>`;
  return new TextEncoder().encode(text);
}

/** An archive with a directory at its end. */
export function zip(entries: readonly (readonly [name: string, content: Uint8Array])[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const row = Buffer.alloc(16);
    row.writeUInt32LE(at, 12);
    const version = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02', 'latin1'),
        version,
        facts.subarray(0, 24),
        facts.subarray(24),
        row.subarray(2),
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    at += local.length;
  }
  const rows = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(rows.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, rows, Buffer.from('PK\x05\x06', 'latin1'), end]));
}
