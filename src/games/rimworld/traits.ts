// Traits of people. Some are a scale, of which players know each degree by a name of its own. Source: the game's traits as
// its wiki lists them, the same since 1.0; those of mods stay as they are written.

import { entryOf, type Named } from '../shared/kit.ts';
import { word } from './names.ts';

const DEGREES = [-2, -1, 1, 2];
/** Titles of these degrees; null where the scale does not have one. */
const SCALES: Readonly<Record<string, readonly (string | null)[]>> = {
  Beauty: ['Staggeringly ugly', 'Ugly', 'Pretty', 'Beautiful'],
  DrugDesire: [null, 'Teetotaler', 'Chemical interest', 'Chemical fascination'],
  Immunity: [null, 'Sickly', 'Super-immune', null],
  Industriousness: ['Slothful', 'Lazy', 'Hard worker', 'Industrious'],
  NaturalMood: ['Depressive', 'Pessimist', 'Optimist', 'Sanguine'],
  Nerves: ['Volatile', 'Nervous', 'Steadfast', 'Iron-willed'],
  Neurotic: [null, null, 'Neurotic', 'Very neurotic'],
  PsychicSensitivity: [
    'Psychically deaf',
    'Psychically dull',
    'Psychically sensitive',
    'Psychically hypersensitive',
  ],
  ShootingAccuracy: [null, 'Trigger-happy', 'Careful shooter', null],
  SpeedOffset: [null, 'Slowpoke', 'Fast walker', 'Jogger'],
};

export function traitNamed(name: string | null, degree: number | null): Named | null {
  const title = name === null || degree === null ? null : entryOf(SCALES, name)?.[DEGREES.indexOf(degree)];
  return title ? { title, name: name!, path: null, id: `${name} ${degree}` } : word(name);
}
