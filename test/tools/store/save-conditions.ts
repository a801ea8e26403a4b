// Conditions on saves, as filters of queries make them.

import type {
  FieldValue,
  SaveCondition,
  SaveField,
  TextField,
} from '../../../src/library/catalogue/catalogue.ts';
import { numberMatcher, numberTest } from '../../../src/query/filter/number-test.ts';
import { textMatcher, textTest } from '../../../src/query/filter/text-test.ts';

type Holds = (value: FieldValue) => boolean;

export function labelIs(filter: Parameters<typeof textTest>[0]): SaveCondition {
  const test = textTest(filter, 'where');
  return { is: 'label', test, holds: textMatcher(test) as Holds };
}

export function textIs(field: TextField, filter: Parameters<typeof textTest>[0]): SaveCondition {
  const test = textTest(filter, 'where');
  return { is: 'field', field, test, holds: textMatcher(test) as Holds };
}

/** @param filter with moments in milliseconds since 1970 */
export function momentIs(field: Extract<SaveField, `${string}_AT`>, filter: object): SaveCondition {
  const test = numberTest(filter, 'where');
  return { is: 'field', field, test, holds: numberMatcher(test) as Holds };
}
