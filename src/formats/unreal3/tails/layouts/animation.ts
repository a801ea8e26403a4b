// Animations: compressed tracks, whose offsets are in the property CompressedTrackOffsets, and facial
// animation.

import { block, listOf } from '../parts/lists.ts';
import { f32, guid, i32, u8 } from '../parts/plain.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, when } from '../traits.ts';
import { bulk } from './bulk.ts';

const animSequence: TailLayout = ({ version, massEffect }) => [
  ...when(massEffect === 2, bulk('rawData')),
  ...when(
    massEffect === 0 && version >= TAIL.animationStreams,
    listOf('rawTracks', block('positions', 12), block('rotations', 16)),
  ),
  listOf('compressed', u8('')),
];

const shadowMap1D: TailLayout = ({ massEffect }) => [
  ...when(massEffect === 3, i32('elementSize')),
  listOf('samples', f32('')),
  guid('lightGuid'),
];

/** Mass Effect 1 and 2 store it in the tail; elsewhere all of it is in properties. */
const forceFeedback: TailLayout = ({ massEffect }) =>
  massEffect === 1 || massEffect === 2
    ? [
        i32('isLooping'),
        listOf(
          'samples',
          u8('leftAmplitude'),
          u8('rightAmplitude'),
          u8('leftFunction'),
          u8('rightFunction'),
          f32('duration'),
        ),
      ]
    : null;

export const ANIMATIONS: Readonly<Record<string, TailLayout>> = {
  animsequence: animSequence,
  facefxanimset: () => [listOf('faceFx', u8('')), i32('unknown')],
  shadowmap1d: shadowMap1D,
  forcefeedbackwaveform: forceFeedback,
};
