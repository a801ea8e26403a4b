// How large the user wants text: what is measured in pixels, such as texts of a canvas, is scaled by it.

/** Pixels of one rem in the styles. */
const USUAL = 14;
/** Widest screen in rem for which panels lie over each other; the styles have the same number. */
const NARROW = 64;

/** 1 for texts as large as browsers have them at first. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
}

export function isNarrow(): boolean {
  return innerWidth <= NARROW * USUAL * textScale();
}
