// Palworld: the words of packed structs, and the parts that several of them have. Source: docs/formats/gvas.md#packed-structs.

import type { LayoutText } from '../../../layout/layout-text.ts';
import type { EngineFacts } from '../../../unreal/engine-facts.ts';
import { ENGINE_PARTS } from '../../../unreal/native/engine-structs.ts';
import { type NativeLayout, type NativeWords, nativeLayout } from '../../../unreal/native/native-layout.ts';
import { nothing, type PackedPlace, rest, zeros } from '../../packed/packed-struct.ts';
import { has } from './versions.ts';

export type Layout = NativeLayout<EngineFacts, PackedPlace>;
type Words = NativeWords<EngineFacts, PackedPlace>;

/** Size of what every class writes after its own fields since 'classEnds': zeros. */
export const END = 4;

const PARTS = {
  ...ENGINE_PARTS,
  transform: '(Rotation: quat, Translation: vector, Scale3D: vector)',
  individual: '(PlayerUId: guid, InstanceId: guid)',
  ids: '(CreatedWorldId: guid, LocalIdInCreatedWorld: guid)',
  item: '(StaticId: string, DynamicId: ids)',
  stacks: '[ItemId: item, Num: i32]',
  // Which items may be put in.
  permission: '(TypeA: [u8], TypeB: [u8], ItemStaticIds: [string])',
};

const WORDS: NonNullable<Words['words']> = {
  rest,
  // Zeros of unknown meaning.
  zero: (reader) => zeros(reader, 1),
  zeros: (reader) => zeros(reader, 4),
  // The ends of one class, and of two.
  end: (reader, _, place) => zeros(reader, endOf(place)),
  ends: (reader, _, place) => zeros(reader, endOf(place, 2)),
  noMore: ({ cursor }) => nothing(cursor.i32(), cursor, 'more fields'),
};

/** What fields may depend on. */
const CONDITIONS: Readonly<Record<string, ReturnType<NonNullable<Words['holds']>>>> = {
  versioned: (_, { isVersioned }) => isVersioned,
  classEnds: (_, place) => has(place, 'classEnds'),
  guildRoles: (_, place) => has(place, 'guildRoles'),
  moreModelClasses: (_, place) => has(place, 'moreModelClasses'),
  left: ({ cursor }) => cursor.left > 0,
  leftForTwo: ({ cursor }) => cursor.left >= 8,
  leftBeforeEnd: ({ cursor }, place) => cursor.left > endOf(place),
  leftBeforeEnds: ({ cursor }, place) => cursor.left > endOf(place, 2),
};

/** A layout with these words, conditions and parts; `words` adds some. */
export function layout(text: LayoutText, words: Words['words'] = {}): Layout {
  const holds = (condition: string): (typeof CONDITIONS)[string] => {
    const test = CONDITIONS[condition];
    if (!test) throw new SyntaxError(`{${condition}} is no condition`);
    return test;
  };
  return nativeLayout(text, { parts: PARTS, words: { ...WORDS, ...words }, holds });
}

/** The ends of so many classes. */
export function endOf(place: PackedPlace, classes = 1): number {
  return has(place, 'classEnds') ? classes * END : 0;
}
