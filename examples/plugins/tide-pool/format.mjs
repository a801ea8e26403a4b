// Tide Pool: one file a pool. Source: two saves, one before and one after the update that shows moods.
import { Cursor, decodeUtf8, defineFormat, FormatError, reportError } from 'savegraph/plugin';

const FIRST = 1;
const LAST = 2;
/** Creatures have a mood. */
const MOODS = 2;
/** Size, name, kind, position, seat, and count of facts. */
const LEAST_CREATURE = 4 + 2 + 1 + 12 + 4 + 2;
const KINDS = ['Crab', 'Rock'];
/** The name of a pool is at most 64 KiB long. */
const HEADER_BYTES = 1 << 16;

const beginning = (file) => String.fromCharCode(...file.head(4));

/** A length of 16 bits, then UTF-8. */
function readText(cursor) {
  const size = cursor.u16();
  const at = cursor.take(size);
  return decodeUtf8(cursor.bytes, at, at + size);
}

/** Magic, version and name. */
function readBeginning(cursor) {
  cursor.skip(4);
  const version = cursor.labelled('version', () => cursor.u32());
  if (version < FIRST || version > LAST) {
    throw cursor.error('UNSUPPORTED', `a version from ${FIRST} to ${LAST}`, String(version), cursor.at - 4);
  }
  return { version, name: cursor.labelled('name', () => readText(cursor)) };
}

function readKind(cursor) {
  const at = cursor.at;
  const kind = cursor.u8();
  if (kind < KINDS.length) return KINDS[kind];
  throw cursor.error('VALUE', 'kind 0 or 1', String(kind), at);
}

/** One creature, checked to its end before an object is made of it. Returns what it sits on. */
function readCreature(cursor, sink, version) {
  const at = cursor.at;
  const nameSize = cursor.u16();
  const nameAt = cursor.take(nameSize);
  const kind = cursor.labelled('kind', () => readKind(cursor));
  const place = [cursor.f32(), cursor.f32(), cursor.f32()];
  const seat = { at: cursor.at, row: cursor.i32() };
  for (let facts = cursor.u16(); facts > 0; facts--) cursor.labelled('fact', () => cursor.skip(cursor.u16() + 4));
  if (version >= MOODS) cursor.skip(1);
  const node = sink.node('RECORD', sink.classOf(sink.texts.add(kind)), sink.texts.intern(nameAt, nameSize));
  sink.span(node, at, cursor.at - at);
  sink.place(node, ...place);
  return { node, seat };
}

export default defineFormat({
  api: 1,
  id: 'TIDE_POOL',
  title: 'Tide Pool',
  files: 'Tide Pool saves (.tide).',
  extensions: ['.tide'],
  versions: '1 to 2',
  claim: (files) =>
    files.filter((file) => beginning(file) === 'TIDE').map((file) => ({ name: file.path, files: [file] })),
  refuse: (file) => (beginning(file) === 'TSET' ? 'the settings of Tide Pool, not a save' : null),

  header({ files: [file] }) {
    const { version, name } = readBeginning(new Cursor(file.head(HEADER_BYTES), { file: file.path }));
    return {
      title: name,
      version: String(version),
      fields: { version, name },
      units: { length: 'm', perMetre: 1, northAxis: null, upAxis: '+Z' },
      playthrough: `tide-pool ${name}`,
    };
  },

  read(_files, sink, { cursors, progress }) {
    const [cursor] = cursors();
    const { version } = readBeginning(cursor);
    const count = cursor.labelled('creatures', () => cursor.count(LEAST_CREATURE, 'creatures'));
    /** One creature is lost, its bytes are not. */
    const lose = (error, bytes) => {
      sink.opaque(bytes);
      reportError(sink, error, null);
    };
    const creatures = [];
    for (let row = 0; row < count; row++) {
      const size = cursor.labelled(row, () => cursor.length('bytes of a creature'));
      const creature = cursor.attempt(size, row, () => readCreature(cursor, sink, version));
      creatures.push(creature instanceof FormatError ? null : creature);
      if (creature instanceof FormatError) lose(creature, size);
      progress?.('creatures', cursor.at - cursor.base, cursor.end - cursor.base, sink.nodeCount);
    }
    if (cursor.left > 0) {
      lose(cursor.error('TRAILING', 'the end of the file', `${cursor.left} more bytes`), cursor.left);
    }
    // A seat may stand further down in the list. One that does not exist is an issue of who sits there.
    const sitsOn = sink.label('PROPERTY', 'sitsOn');
    for (const { node, seat } of creatures.filter(Boolean)) {
      const other = creatures[seat.row];
      if (other) sink.link(node, sitsOn, other.node, seat.at);
      else if (seat.row !== -1) {
        const error = cursor.error('VALUE', 'a creature that was read', `creature ${seat.row}`, seat.at);
        reportError(sink, error, node, { path: 'sitsOn' });
      }
    }
    return { state: { version } };
  },

  *decode(cursor, { state, node, data, names }) {
    readText(cursor);
    cursor.skip(1 + 12);
    const at = cursor.at;
    const edge = data.edges.start[node];
    if (cursor.i32() !== -1 && edge < data.edges.start[node + 1]) {
      const path = names.path(data.edges.target[edge]);
      yield { name: 'sitsOn', value: { kind: 'reference', path, at }, at, size: 4 };
    }
    for (let facts = cursor.u16(); facts > 0; facts--) {
      yield { name: readText(cursor), type: 'i32', at: cursor.at, size: 4, value: cursor.i32() };
    }
    if (state.version >= MOODS) yield { name: 'mood', type: 'u8', at: cursor.at, size: 1, value: cursor.u8() };
  },
});
