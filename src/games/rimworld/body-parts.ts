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
