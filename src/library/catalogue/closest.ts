// The names that may be close to a text, out of very many: those that begin or end like it. Comparing all of them
// letter by letter would hold others up.

/** Names to compare in full. */
const MOST_CLOSE = 500;
/** Longer beginnings and ends count the same. */
const MOST_SAME = 200;

/** At most {@link MOST_CLOSE} of the names, in no particular order. */
export function closest(text: string, names: readonly string[]): readonly string[] {
  if (names.length <= MOST_CLOSE) return names;
  const wanted = bare(text);
  const scores = new Uint8Array(names.length);
  const having = new Uint32Array(MOST_SAME + 1);
  for (const [at, name] of names.entries()) {
    const score = Math.max(sameFrom(wanted, name, 1), sameFrom(wanted, name, -1));
    scores[at] = score;
    having[score]!++;
  }
  let least = MOST_SAME;
  for (let count = having[least]!; least > 0 && count + having[least - 1]! <= MOST_CLOSE; )
    count += having[--least]!;
  const close = names.filter((_, at) => scores[at]! >= least);
  return close.slice(0, MOST_CLOSE);
}

/** Lower case, without separators. */
function bare(text: string): string {
  return text
    .slice(0, MOST_SAME)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** How many letters are the same from the start (1) or the end (-1), whatever their case and what separates them. */
function sameFrom(wanted: string, name: string, step: 1 | -1): number {
  let at = step > 0 ? 0 : name.length - 1;
  for (let same = 0; same < wanted.length; at += step) {
    const unit = name.charCodeAt(at);
    if (Number.isNaN(unit)) return same;
    if (isSeparator(unit)) continue;
    const letter = wanted.charCodeAt(step > 0 ? same : wanted.length - 1 - same);
    if (letter !== unit && letter !== (unit | 0x20)) return same;
    same++;
  }
  return wanted.length;
}

/** Of ASCII; others are letters, nearly always. */
function isSeparator(unit: number): boolean {
  if (unit >= 0x80) return false;
  const isDigit = unit >= 0x30 && unit <= 0x39;
  const lower = unit | 0x20;
  return !isDigit && !(lower >= 0x61 && lower <= 0x7a);
}
