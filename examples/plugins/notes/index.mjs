// A format of ten lines: a file that begins with the line NOTES, and has a note on each line after it.
import { defineFormat } from 'savegraph/plugin';

const FIRST = 'NOTES\n';

export default defineFormat({
  api: 1,
  id: 'NOTES',
  title: 'Notes',
  extensions: ['.notes'],
  claim: (files) =>
    files
      .filter((file) => new TextDecoder().decode(file.head(FIRST.length)) === FIRST)
      .map((file) => ({ name: file.path, files: [file] })),
  header: ({ files: [file] }) => ({ title: file.path }),
  read(_files, sink, { cursors }) {
    const [cursor] = cursors();
    cursor.skip(FIRST.length);
    const note = sink.classOf(sink.texts.add('Note'));
    for (let line = 1; cursor.left > 0; line++) {
      const at = cursor.at;
      cursor.skip(cursor.bytes.subarray(at, cursor.end).indexOf(10) + 1 || cursor.left);
      sink.span(sink.node('RECORD', note, sink.texts.add(`note ${line}`)), at, cursor.at - at);
    }
  },
  decode: (cursor) => [
    { name: 'text', value: new TextDecoder().decode(cursor.take8(cursor.left)).trimEnd() },
  ],
});
