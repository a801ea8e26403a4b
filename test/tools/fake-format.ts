// A tiny format for tests of what stands around formats. A file is text: `FAKE title`, then one line an object:
// `path class [target...]`. `!` as a line breaks it there, `?` is what no version of it can read.

import { Cursor } from '../../src/bytes/cursor.ts';
import { FormatError } from '../../src/bytes/format-error.ts';
import { decodeUtf8, encodeUtf8 } from '../../src/bytes/text.ts';
import type { Format, ListedFile } from '../../src/formats/format.ts';
import { lastPart } from '../../src/graph/finished/paths.ts';

const MAGIC = 'FAKE ';

export function fakeSave(title: string, lines: readonly string[]): Uint8Array {
  return encodeUtf8([MAGIC + title, ...lines].join('\n'));
}

const firstLine = (file: ListedFile): string => {
  const head = file.head(256);
  return decodeUtf8(head, 0, head.length).split('\n')[0]!;
};

/** Does this at the moment when it is asked for its saves: after listing, before reading. */
export const fakeFormatAfter = (work: () => void): Format => ({
  ...fakeFormat,
  claim: (files) => {
    work();
    return fakeFormat.claim(files);
  },
});

export const fakeFormat: Format = {
  id: 'SLIME_RANCHER',
  title: 'Fake',
  extensions: ['.sav'],
  versions: '1',
  claim: (files) =>
    files
      .filter((file) => firstLine(file).startsWith(MAGIC))
      .map((file) => ({ name: file.path, files: [file] })),
  refuse: (file) => (firstLine(file).startsWith('KIN') ? 'a kin of the fake format' : null),
  header: ({ files }) => {
    const file = files[0]!;
    const title = firstLine(file).slice(MAGIC.length);
    if (title === '!')
      throw new Cursor(file.head(6), { file: file.path, start: 5 }).error('VALUE', 'a title', '!');
    return {
      title,
      version: '1',
      fields: { title },
      savedAt: title.startsWith('2') ? `${title.slice(0, 10)}T00:00:00.000Z` : null,
      playSeconds: 60,
      units: { length: 'm', perMetre: 1, northAxis: null, upAxis: '+Z' },
      playthrough: title.includes(' of ') ? title.split(' of ')[1]! : null,
    };
  },
  read: (files, sink, tools) => {
    const { bytes, files: images } = sink.image(
      files.map((file) => ({ name: file.name, size: file.bytes.length })),
    );
    files.forEach((file, at) => {
      bytes.set(file.bytes, images[at]!.start);
    });
    const label = sink.label('PROPERTY', 'target');
    const image = images[0]!;
    let at = image.start;
    for (const [row, line] of decodeUtf8(bytes, at, at + image.size)
      .split('\n')
      .entries()) {
      if (line === '!') {
        const facts = { file: image.name, offset: at - image.start, expected: 'an object', found: '!' };
        throw new FormatError({ code: 'VALUE', ...facts, path: ['objects', row] });
      }
      if (line === '?') {
        const facts = { file: image.name, offset: at - image.start, expected: 'version 1', found: '?' };
        throw new FormatError({ code: 'UNSUPPORTED', ...facts });
      }
      if (row > 0 && line !== '') {
        const [path, of, ...targets] = line.split(' ');
        const node = sink.node('RECORD', sink.classOf(sink.texts.add(of!)), sink.texts.add(path!));
        sink.span(node, at, line.length);
        for (const target of targets) sink.linkNamed(node, label, sink.texts.add(target), at);
        if (of === 'Odd' || of === 'Curious') {
          const issue = { code: of.toUpperCase(), message: of.toLowerCase(), file: image.name, offset: at };
          sink.issue({ ...issue, path: null, node, ...(of === 'Curious' && { info: true }) });
        }
      }
      at += line.length + 1;
      tools.progress?.('objects', at, image.size, row);
    }
    return {
      resolver: {
        absent: (path, texts) => ({
          kind: lastPart(texts.text(path)).startsWith('gone') ? 'MISSING' : 'EXTERNAL',
        }),
        choose: (candidates) => candidates[0]!,
      },
      state: null,
      inflateMillis: 0,
      counts: { tombstones: 3 },
    };
  },
  decoder: () => ({
    properties: () => [],
    outline: () => [],
    header: () => ({}),
    pose: () => ({ rotation: null, scale: null }),
    referencePath: () => null,
  }),
};
