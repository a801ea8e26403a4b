// Declares packages of Unreal Engine 3 to the rest of the program.

import type { GameParts } from '../shared/declaration.ts';
import type { GameQuestions } from '../shared/questions.ts';
import { unreal3Save } from './save.ts';
import { unreal3View } from './view.ts';

const questions: GameQuestions = {
  summary: `
    packages(orderBy: [{ field: EXPORTS, direction: DESC }], first: 10) { totalCount nodes { name game fileVersion isMap isCooked exports imports id: object { path } } }
    missing(first: 10) { totalCount nodes { name imports wantedBy } }
    unresolved: imports(where: { state: { eq: UNRESOLVED } }) { totalCount }
    classes { totalCount }
    actors { totalCount by_type: groups(by: [{field: TYPE}], first: 10) { totalCount nodes { keys count } } }
    most_used: usage(orderBy: [{ field: USES, direction: DESC }], first: 5) { nodes { id: path class: className uses } }
    unknown`,
  findItem: {
    selects: `
      found: usage(where: { name: $item }, orderBy: [{ field: USES, direction: DESC }], first: $limit) { totalCount
        nodes { item: name class: className uses inProperties inData inScripts packages isLoaded id: path } }`,
    names: `names: usage(orderBy: [{ field: USES, direction: DESC }], first: 100) { nodes { item: name } }`,
  },
  prompts: [
    {
      name: 'missing_packages',
      title: 'Which packages are missing?',
      text: 'Call summary. Name the packages that are missing and who wants them, the most wanted first, and what that means for the map.',
    },
  ],
};

export function unreal3(): GameParts {
  return { open: (scope) => unreal3View(unreal3Save(scope)), questions, tools: [] };
}
