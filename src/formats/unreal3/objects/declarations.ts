// Collects array declarations of the loaded packages: every ArrayProperty refers to its inner property.

import type { TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { LinkContext } from '../link/nodes.ts';
import type { FoldId } from '../tables/lower-case-names.ts';
import { lastWord, type Package } from '../tables/package.ts';
import { type ElementType, TYPE, typeNamed } from '../tables/property-types.ts';
import type { Survey } from './survey.ts';

/** Fills the survey's table of arrays. What cannot be read is left out; its own scan reports it. */
export function declareArrays(context: LinkContext, survey: Survey): void {
  const { buffer, byteOffset, byteLength } = context.image;
  const view = new DataView(buffer, byteOffset, byteLength);
  for (const of of context.packages) {
    const { exports } = of;
    for (let index = 0; index < exports.count; index++) {
      const { path } = survey.tree.facts(of, exports.class[index]!);
      if (path !== 'core.arrayproperty' || of.tagsAt[index] === 0) continue;
      const owner = of.exportNode[exports.outer[index]! - 1];
      const element = elementOf(context, survey, of, view, index);
      if (owner === undefined || element === null) continue;
      const arrays = getOrCreate(survey.types.arrays, owner, () => new Map());
      arrays.set(context.folds.lower(of.names.fold[exports.name[index]!]! as FoldId), element);
    }
  }
}

function elementOf(
  context: LinkContext,
  survey: Survey,
  of: Package,
  view: DataView,
  index: number,
): ElementType | null {
  const inner = lastWord(of, view, index);
  if (inner <= 0 || inner > of.exports.count) return null;
  const path = survey.tree.facts(of, of.exports.class[inner - 1]!).path;
  const type = typeNamed(path.replace('core.', ''));
  if (type === TYPE.none || type === TYPE.other || type === TYPE.end) return null;
  if (type !== TYPE.struct) return { type, detail: null };
  const struct = lastWord(of, view, inner - 1);
  const name =
    struct > 0 ? of.exports.name[struct - 1] : struct < 0 ? of.imports.name[-struct - 1] : undefined;
  const text = name === undefined ? undefined : of.names.text[name];
  return { type, detail: text === undefined ? null : context.sink.texts.text(text as TextId) };
}
