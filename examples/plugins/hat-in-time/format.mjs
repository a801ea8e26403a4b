// The saves of A Hat in Time (.hat), little-endian: version i32, slot i32, then tagged properties of Unreal Engine 3
// whose names are texts, up to "None". Source: the description of a public editor of these files; no game was at hand.
import { Cursor, decodeTags, defineFormat, FormatError, reportError, scanTags } from 'savegraph/plugin';

/** Arrays do not say of what, so that they stay bytes. */
const TAGS = { owner: 'HatSaveGame', facts: { untypedArrays: true } };
const HEADER_BYTES = 8;
/** Bytes that listings look at. */
const HEAD_BYTES = 4096;
const LAST_VERSION = 16;

/** A length of a name, the name and its NUL: how a list of tags begins, after a small version and slot. */
function isSave(file) {
  const head = file.head(HEADER_BYTES + 4 + 64);
  if (head.length < HEADER_BYTES + 4) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const [version, slot, length] = [0, 4, 8].map((at) => view.getInt32(at, true));
  if (version < 1 || version > LAST_VERSION || slot < 0 || slot > 99 || length < 2 || length > 64) return false;
  const name = head.subarray(HEADER_BYTES + 4, HEADER_BYTES + 4 + length);
  return name.length === length && name.every((byte, at) => (at === length - 1 ? byte === 0 : byte > 32 && byte < 127));
}

export const format = defineFormat({
  api: 1,
  id: 'HAT_IN_TIME',
  title: 'A Hat in Time',
  files: 'Saves of A Hat in Time (.hat).',
  extensions: ['.hat'],
  versions: `1 to ${LAST_VERSION}`,
  folders: [{ below: 'steam', path: 'steamapps/common/HatinTime/HatinTimeGame/SaveData' }],
  claim: (files) => files.filter(isSave).map((file) => ({ name: file.path, files: [file] })),

  header({ name, files: [file] }) {
    const cursor = new Cursor(file.head(HEAD_BYTES), { file: file.path });
    const [version, slot] = [cursor.i32(), cursor.i32()];
    const title = decodeTags(cursor, TAGS).find((property) => property.name === 'SaveName')?.value;
    return {
      title: typeof title === 'string' && title !== '' ? title : name,
      game: 'A Hat in Time',
      version: String(version),
      fields: { version, slot },
      units: { length: 'cm', perMetre: 100, northAxis: null, upAxis: '+Z' },
      playthrough: `hat-in-time ${slot}`,
    };
  },

  /** One object with all properties; what they refer to are classes of the game. */
  read(_files, sink, { cursors }) {
    const [cursor] = cursors();
    const save = sink.node('RECORD', sink.classOf(sink.texts.add(TAGS.owner)), sink.texts.add('save'));
    sink.span(save, cursor.at, cursor.left);
    cursor.skip(HEADER_BYTES);
    const fault = cursor.attempt(cursor.left, 'properties', () => scanTags(cursor, sink, save, TAGS));
    if (!(fault instanceof FormatError)) return;
    reportError(sink, fault, save);
    sink.opaque(cursor.end - cursor.base - fault.offset);
  },

  decode(cursor) {
    cursor.skip(HEADER_BYTES);
    return decodeTags(cursor, TAGS);
  },
});
