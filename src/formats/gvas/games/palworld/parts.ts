// Palworld: the words of packed structs, and the parts that several of them have. Source: docs/formats/gvas.md#packed-structs.

import type { LayoutText } from '../../../layout/layout-text.ts';
import { ENGINE_PARTS } from '../../../unreal/native/engine-structs.ts';
import { type NativeWords, nativeLayout } from '../../../unreal/native/native-layout.ts';
import type { NativeLayout, NativeVisit } from '../../../unreal/native/native-visit.ts';
import { nothing, rest, zeros } from '../../structs/packed-struct.ts';
import { has } from './versions.ts';

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

const FILLERS: NativeWords['fillers'] = {
  unknown: rest,
  // Zeros of unknown meaning.
  zero: (visit) => zeros(visit, 1),
  zeros: (visit) => zeros(visit, 4),
  // The ends of one class, and of two.
  end: (visit) => zeros(visit, endOf(visit)),
  ends: (visit) => zeros(visit, endOf(visit, 2)),
  noMore: ({ cursor }) => nothing(cursor.i32(), cursor, 'more fields'),
};

type Conditions = Readonly<Record<string, (visit: NativeVisit) => boolean>>;

/** Conditions that fields may depend on. */
const CONDITIONS: Conditions = {
  versioned: ({ place }) => place!.isVersioned,
  classEnds: ({ place }) => has(place!, 'classEnds'),
  guildRoles: ({ place }) => has(place!, 'guildRoles'),
  moreModelClasses: ({ place }) => has(place!, 'moreModelClasses'),
  left: ({ cursor }) => cursor.left > 0,
  onlyEnd: ({ cursor }) => cursor.left === END,
  leftForTwo: ({ cursor }) => cursor.left >= 8,
  leftBeforeEnd: (visit) => visit.cursor.left > endOf(visit),
  leftBeforeEnds: (visit) => visit.cursor.left > endOf(visit, 2),
};

/** A layout with these words, conditions and parts, and some of its own. */
export function layout(
  text: LayoutText,
  {
    words = {},
    fillers = {},
    conditions = {},
  }: Pick<NativeWords, 'words' | 'fillers'> & { readonly conditions?: Conditions } = {},
): NativeLayout {
  const all = { ...CONDITIONS, ...conditions };
  const holds = (condition: string): Conditions[string] => {
    const test = all[condition];
    if (!test) throw new SyntaxError(`{${condition}} is no condition`);
    return test;
  };
  return nativeLayout(text, {
    ...{ parts: PARTS, words, fillers: { ...FILLERS, ...fillers }, links: 'guids', holds },
  });
}

/** The ends of so many classes. */
export function endOf({ place }: NativeVisit, classes = 1): number {
  return has(place!, 'classEnds') ? classes * END : 0;
}
