// Facts that a buildable has under one name as an object and under another as a lightweight: asking for the name of the
// lightweight finds both. Source: docs/formats/satisfactory.md#one-name-for-both-kinds-of-buildables.

const CUSTOMIZATION = 'mCustomizationData';
const COLORS = `${CUSTOMIZATION}.OverrideColorData`;

/** By the name in lightweights (see special/lightweights.ts), in lower case: the property path in objects. */
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
