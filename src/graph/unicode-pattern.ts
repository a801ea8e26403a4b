// Patterns with classes of Unicode. V8 takes up to a millisecond to read one, and does so whenever it reads the code around
// it; nearly all texts are ASCII, where a few ranges mean the same.

const IN_ASCII: Readonly<Record<string, string>> = {
  ...{ L: 'A-Za-z', Lu: 'A-Z', Ll: 'a-z', N: '0-9', M: '', Cc: '\\0-\\x1f\\x7f' },
  Default_Ignorable_Code_Point: '',
};

/** The pattern to use on a text. @param source its classes (`\p{L}`) are in brackets */
export function unicodePattern(source: string, flags = ''): (text: string) => RegExp {
  const inAscii = source.replace(/\\p\{(\w+)\}/g, (_, name) => IN_ASCII[name]!);
  const ascii = new RegExp(inAscii, flags);
  let whole: RegExp | null = null;
  return (text) => {
    if (!/[^\0-\x7f]/.test(text)) return ascii;
    whole ??= new RegExp(source, `${flags}u`);
    return whole;
  };
}
