// Sounds: waves by platform, the editor layout of cues, and the Wwise objects of Mass Effect.

import { ifMore } from '../parts/conditions.ts';
import { listOf } from '../parts/lists.ts';
import type { Part } from '../parts/part.ts';
import { guid, i32, nameOf, raw, ref, text, u8, u16 } from '../parts/plain.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, when } from '../traits.ts';
import { bulk } from './bulk.ts';

/** Positions of a cue's nodes in the editor; empty when cooked. */
const editorNodes: TailLayout = () => [listOf('editorNodes', ref('node'), i32('x'), i32('y'))];

const soundNodeWave: TailLayout = ({ version, since }) => {
  const early = version >= TAIL.earlySounds && version <= TAIL.earlySoundsLast;
  return [
    ...when(early, listOf('channelOffsets', i32('')), listOf('channelSizes', i32(''))),
    bulk('rawData'),
    ...when(early, i32('unknown')),
    bulk('pcData'),
    bulk('xbox360Data'),
    bulk('ps3Data'),
    ...since(TAIL.wiiU, bulk('wiiUData')),
    ...since(TAIL.iPhone, bulk('iPhoneData')),
    ...since(TAIL.flash, bulk('flashData')),
  ];
};

const wwiseStream: TailLayout = ({ massEffect }) => {
  const data = bulk('data', 'Filename');
  if (massEffect === 3) return [data];
  if (massEffect !== 2) return null;
  return [
    i32('unknown1'),
    i32('unknown2'),
    ifMore('stream', guid('guid'), i32('unknown3'), i32('unknown4'), data),
  ];
};

const wwiseEvent: TailLayout = ({ massEffect }) => {
  if (massEffect === 3) return [listOf('streams', ref(''))];
  if (massEffect !== 2) return null;
  return [i32('id'), listOf('links', listOf('banks', ref('')), listOf('streams', ref('')))];
};

const wwiseBank: TailLayout = ({ massEffect }) =>
  massEffect < 2
    ? null
    : [...when(massEffect === 2, i32('unknown1'), i32('unknown2')), bulk('data', 'Filename')];

export const SOUNDS: Readonly<Record<string, TailLayout>> = {
  soundnodewave: soundNodeWave,
  soundcue: editorNodes,
  soundclass: editorNodes,
  wwisebank: wwiseBank,
  wwisestream: wwiseStream,
  wwiseevent: wwiseEvent,
};

/** The editor's notes on objects. */
const metaData: TailLayout = ({ version }) => {
  const object: Part = version < TAIL.soundObjects ? text('object') : ref('object');
  return [listOf('entries', object, listOf('values', nameOf('key'), text('value')))];
};

const font: TailLayout = ({ version }) =>
  version >= TAIL.faceFx
    ? [listOf('characterMap', u16('from'), u16('to'))]
    : [
        listOf('characters', i32('u'), i32('v'), i32('width'), i32('height'), u8('texture')),
        listOf('textures', ref('')),
        raw('unknown', 12),
      ];

export const TEXTS: Readonly<Record<string, TailLayout>> = { metadata: metaData, font };
