// Parts of a human body, by their numbers in saves. Measured: where implants, prostheses and diseases sit in saves of
// versions 1.3 to 1.5.

const TRUNK = [
  'torso, ribcage, sternum, pelvis, spine, stomach, heart, left lung, right lung, left kidney, right kidney, liver',
  'neck, head, skull, brain, left eye, right eye, left ear, right ear, nose, jaw, tongue',
].join(', ');
const HAND =
  'shoulder, clavicle, arm, humerus, radius, hand, little finger, ring finger, middle finger, index finger, thumb';
const FOOT = 'leg, femur, tibia, foot, little toe, fourth toe, middle toe, second toe, big toe';

export const HUMAN_PARTS: readonly string[] = [
  ...TRUNK.split(', '),
  ...sided('left', HAND),
  ...sided('right', HAND),
  'waist',
  ...sided('left', FOOT),
  ...sided('right', FOOT),
];

function sided(side: string, parts: string): string[] {
  return parts.split(', ').map((part) => `${side} ${part}`);
}

/** How many parts are inside one: they have the next numbers. */
const INSIDE: Readonly<Record<string, number>> = {
  ...{ neck: 10, head: 9, skull: 1, jaw: 1 },
  ...{ shoulder: 10, arm: 8, hand: 5, leg: 8, foot: 5 },
};

export function isPartIn(part: number, other: number): boolean {
  const name = HUMAN_PARTS[other]?.replace(/^(?:left|right) /, '') ?? '';
  return part > other && part <= other + (INSIDE[name] ?? 0);
}
