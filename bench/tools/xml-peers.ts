// Two streaming parsers over XML files, for a comparison: they tell of tags, attributes and texts, and keep nothing.

import type { SourceFile } from '../../src/formats/format.ts';

interface Saxes {
  on(event: 'opentag' | 'closetag' | 'text' | 'error', use: () => void): void;
  write(text: string): { close(): void };
}

/** Milliseconds of each, by its name. @param best measures some work */
export async function xmlPeers(
  saves: readonly { readonly files: readonly SourceFile[] }[],
  best: (work: () => unknown) => number,
): Promise<Record<string, number>> {
  const { SaxesParser } = (await import('saxes')) as unknown as {
    SaxesParser: new (options: object) => Saxes;
  };
  const { Parser } = await import('htmlparser2');
  const texts = saves.flatMap(({ files }) => files.map(({ bytes }) => new TextDecoder().decode(bytes)));
  const saxes = (text: string): void => {
    const parser = new SaxesParser({ xmlns: false });
    for (const event of ['opentag', 'closetag', 'text'] as const) parser.on(event, () => undefined);
    // Invalid documents are read as far as they go.
    parser.on('error', () => undefined);
    parser.write(text).close();
  };
  const none = (): void => undefined;
  const htmlparser2 = (text: string): void =>
    new Parser({ onopentag: none, onclosetag: none, ontext: none }, { xmlMode: true }).end(text);
  return {
    saxes: best(() => texts.map(saxes)),
    htmlparser2: best(() => texts.map(htmlparser2)),
  };
}
