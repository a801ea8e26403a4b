// A format of ten lines: a file that begins with the line NOTES, and has a note on each line after it.
import { defineFormat } from 'savegraph/plugin';

export default defineFormat({
  api: 1,
  id: 'NOTES',
  title: 'Notes',
  extensions: ['.notes'],
  claim: (files) =>
    files
      .filter((file) => new TextDecoder().decode(file.head(6)) === 'NOTES\n')
      .map((file) => ({ name: file.path, files: [file] })),
  header: ({ files: [file] }) => ({ title: file.path }),
  read(_files, sink, { cursors }) {
    const [cursor] = cursors();
    const note = sink.classOf(sink.texts.add('Note'));
    for (let line = 0; cursor.left > 0; line++) {
      const at = cursor.at;
      const size = (cursor.bytes.subarray(at, cursor.end).indexOf(10) + 1 || cursor.left);
      cursor.skip(size);
      if (line > 0) sink.span(sink.node('RECORD', note, sink.texts.add(`note ${line}`)), at, size);
    }
  },
  decode: (cursor) => [{ name: 'text', value: new TextDecoder().decode(cursor.take8(cursor.left)).trimEnd() }],
});
