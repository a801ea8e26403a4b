// Values of texts. XML has only texts; what looks like a number or a truth value is shown as one, as long as
// nothing of it is lost: ids with 64 bits stay exact.

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const DECIMAL = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*|(?=[eE]))|\.\d+)(?:[eE][-+]?\d+)?$/;
const MOST_NUMBER = 40;
const [LEAST_INT64, MOST_UINT64] = [-(2n ** 63n), 2n ** 64n - 1n];

export function scalarOf(text: string): number | bigint | string | boolean {
  switch (text) {
    case 'True':
    case 'true':
      return true;
    case 'False':
    case 'false':
      return false;
  }
  if (text.length > MOST_NUMBER) return text;
  if (INTEGER.test(text)) return integerOf(text);
  return DECIMAL.test(text) ? decimalOf(text) : text;
}

/** One that is too large, or too small, would become infinite, nothing, or another whole number. */
function decimalOf(text: string): number | string {
  const number = Number(text);
  const isLost = number === 0 ? /^[^eE]*[1-9]/.test(text) : Math.abs(number) >= 2 ** 53 && !/[eE]/.test(text);
  return Number.isFinite(number) && !isLost ? number : text;
}

function integerOf(text: string): number | bigint | string {
  const number = Number(text);
  if (text === '-0') return text;
  if (Number.isSafeInteger(number)) return number;
  const big = BigInt(text);
  return big >= LEAST_INT64 && big <= MOST_UINT64 ? big : text;
}
