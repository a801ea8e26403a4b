// Estimates how many tokens a text costs a language model, without its vocabulary: by pieces of words, groups
// of three digits, and two or three punctuation characters. Meant to be slightly high for JSON, and never far
// too low for base64 ids or other scripts; a test compares it with a real tokenizer.

const PIECE =
  /(?<word>[A-Z]?[a-z]+)|(?<capitals>[A-Z]+)|(?<digits>\d+)|(?<space> +)|(?<ascii>[!-/:-@[-`{-~\n\t]+)|(?<other>[^\x20-\x7e\n\t]+)/g;

const WORD_LETTERS = 7;
const CAPITAL_LETTERS = 1.6;
const DIGITS = 3;
const PUNCTUATION = 2.2;

export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const { 0: piece, groups } of text.matchAll(PIECE)) {
    if (groups!.word) tokens += Math.ceil(piece.length / WORD_LETTERS);
    else if (groups!.capitals) tokens += Math.ceil(piece.length / CAPITAL_LETTERS);
    else if (groups!.digits) tokens += Math.ceil(piece.length / DIGITS);
    else if (groups!.ascii) tokens += Math.ceil(piece.length / PUNCTUATION);
    // A single space belongs to the word that follows it.
    else if (groups!.space) tokens += piece.length > 1 ? 1 : 0;
    else tokens += new TextEncoder().encode(piece).length / 2;
  }
  return Math.ceil(tokens);
}
