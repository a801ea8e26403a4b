// Facts that a buildable has under one name as an object and under another as a lightweight. A query for the name in
// lightweights finds both. Source: docs/formats/satisfactory.md#one-name-for-both-kinds-of-buildables.

const CUSTOMIZATION = 'mCustomizationData';
const COLORS = `${CUSTOMIZATION}.OverrideColorData`;

/** Property paths in objects, by the lower-case name in lightweights (see special/lightweights.ts). */
export const BUILDABLE_ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['swatch', [`${CUSTOMIZATION}.SwatchDesc`]],
  ['material', [`${CUSTOMIZATION}.MaterialDesc`]],
  ['pattern', [`${CUSTOMIZATION}.PatternDesc`]],
  ['skin', [`${CUSTOMIZATION}.SkinDesc`]],
  ['patternrotation', [`${CUSTOMIZATION}.PatternRotation`]],
  ['primarycolor', [`${COLORS}.PrimaryColor`]],
  ['secondarycolor', [`${COLORS}.SecondaryColor`]],
  ['paintfinish', [`${COLORS}.PaintFinish`]],
  ['builtwithrecipe', ['mBuiltWithRecipe']],
  ['blueprintproxy', ['mBlueprintProxy']],
]);
