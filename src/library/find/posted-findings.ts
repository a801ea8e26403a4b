// Findings as plain data, to post them to another thread.

import type { FormatError } from '../../bytes/format-error.ts';
import { FORMATS } from '../../formats/registry.gen.ts';
import { type FileError, fromPosted, type PostedError, toPosted } from '../load-error.ts';
import type { Findings } from './find-saves.ts';
import type { Recognised } from './recognise.ts';

export type PostedFindings = ReturnType<typeof postedFindings>;

export type PostedRecognised =
  | { readonly is: 'save' | 'unknown' }
  | { readonly is: 'none'; readonly why: PostedError };

/** More of them would take long to take over, and say nothing new. */
const MOST_PROBLEMS = 100;

/** Without the files of claims, which can only be read on the thread that listed them. */
export function postedFindings({ saves, problems, watched }: Findings) {
  return {
    saves: saves.map(({ format, claim: { files: _, ...claim }, ...save }) => ({
      ...save,
      format: format.id,
      claim,
    })),
    problems: problems.slice(0, MOST_PROBLEMS).map(toPosted),
    watched,
  };
}

export function findingsOf({ saves, problems, watched }: PostedFindings): Findings {
  return {
    saves: saves.map(({ format, claim, ...save }) => ({
      ...save,
      format: FORMATS.find(({ id }) => id === format)!,
      claim: { ...claim, files: [] },
    })),
    problems: problems.map((posted) => fromPosted(posted) as FormatError | FileError),
    watched,
  };
}

export function postedRecognised(found: Recognised): PostedRecognised {
  return found.is === 'none' ? { is: 'none', why: toPosted(found.why) } : found;
}

export function recognisedOf(posted: PostedRecognised): Recognised {
  return posted.is === 'none' ? { is: 'none', why: fromPosted(posted.why) as FormatError } : posted;
}
