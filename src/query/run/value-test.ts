// Conditions on values as functions: on one value, on all values under a path, and on the elements of a list,
// each of which is tested as a whole.

import type { NodeId } from '../../graph/ids.ts';
import {
  asksOfValue,
  type Condition,
  type ElementCondition,
  type ElementsCondition,
  type InnerReferenceCondition,
  type InnerReferencesCondition,
  type PropertyCondition,
  type ValueTests,
} from '../filter/condition.ts';
import { integerMatcher } from '../filter/integer-test.ts';
import { type NumberTest, numberMatcher } from '../filter/number-test.ts';
import { textMatcher } from '../filter/text-test.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { valuesOn } from '../values/node-values.ts';
import { integerIn, numberIn, type PathValue, textIn, valuesIn } from '../values/property-path.ts';
import { type InnerReference, referencesIn, targetOfFound } from '../values/reference-values.ts';
import type { QueryRun } from './query-run.ts';

/** Whether a value of `node` matches. */
type ValueHolds = (one: PathValue, node: NodeId) => boolean;
/** Whether the values found under a path of `node` match. */
type ValuesHold = (found: readonly PathValue[], node: NodeId) => boolean;

/** A test of rows that decodes them and tests the elements under a path. */
export function elementsTest(run: QueryRun, condition: ElementsCondition): (row: number) => boolean {
  const holds = elementsHold(run, condition);
  return (row) => holds(valuesOn(run.graph, row as NodeId, condition.path), row as NodeId);
}

/** A test of one element of `node`. */
export function elementTest(run: QueryRun, condition: ElementCondition): ValueHolds {
  switch (condition.is) {
    case 'and': {
      const tests = condition.of.map((part) => elementTest(run, part));
      return (one, node) => tests.every((test) => test(one, node));
    }
    case 'or': {
      const tests = condition.of.map((part) => elementTest(run, part));
      return (one, node) => tests.some((test) => test(one, node));
    }
    case 'not': {
      const test = elementTest(run, condition.of);
      return (one, node) => !test(one, node);
    }
    case 'value':
      return valueTest(run, condition);
    case 'property': {
      const holds = propertyHolds(run, condition);
      return (one, node) => holds(valuesIn(one.value, one.property, condition.path), node);
    }
    case 'elements': {
      const holds = elementsHold(run, condition);
      return (one, node) => holds(valuesIn(one.value, one.property, condition.path), node);
    }
    case 'references':
      return innerReferencesTest(run, condition);
  }
}

/** A test of one value: all operators must hold for it. */
function valueTest(run: QueryRun, { number, integer, text, boolean, reference }: ValueTests): ValueHolds {
  const isNumber = number && numberMatcher(number);
  const isInteger = integer && integerMatcher(integer);
  const isText = text && textMatcher(text);
  return (one, node) => {
    const { value } = one;
    if (isNumber && !isNumber(numberIn(value))) return false;
    if (isInteger && !isInteger(integerIn(value))) return false;
    if (isText && !isText(textIn(value))) return false;
    if (boolean !== undefined && value !== boolean) return false;
    return !reference || leadsTo(run, reference, targetOfFound(run.graph, node, one));
  };
}

function leadsTo(run: QueryRun, condition: Condition, target: NodeId | null): boolean {
  return target !== null && run.holds(condition, target);
}

function propertyHolds(run: QueryRun, condition: PropertyCondition): ValuesHold {
  const { quantifier, exists } = condition;
  const asksNothing = !asksOfValue(condition);
  const holds = valueTest(run, condition);
  return (found, node) => {
    if (exists !== undefined && exists !== found.length > 0) return false;
    if (exists === false && quantifier === 'SOME') return asksNothing;
    if (quantifier === 'EVERY') return found.every((one) => holds(one, node));
    return found.some((one) => holds(one, node)) === (quantifier === 'SOME');
  };
}

function elementsHold(run: QueryRun, condition: ElementsCondition): ValuesHold {
  const holds = listTest(condition, (part) => elementTest(run, part));
  return (found, node) => {
    run.tick(found.length);
    return holds(found, node);
  };
}

/** A test of a list by its entries: some, every or none of them, and how many there are. */
function listTest<Part, Entry>(
  condition: {
    readonly some?: Part;
    readonly every?: Part;
    readonly none?: Part;
    readonly count?: NumberTest;
  },
  testOf: (part: Part) => (entry: Entry, node: NodeId) => boolean,
): (entries: readonly Entry[], node: NodeId) => boolean {
  const some = condition.some && testOf(condition.some);
  const every = condition.every && testOf(condition.every);
  const none = condition.none && testOf(condition.none);
  const count = condition.count && numberMatcher(condition.count);
  return (entries, node) => {
    if (count && !count(entries.length)) return false;
    if (some && !entries.some((entry) => some(entry, node))) return false;
    if (none && entries.some((entry) => none(entry, node))) return false;
    return !every || entries.every((entry) => every(entry, node));
  };
}

function innerReferencesTest(run: QueryRun, condition: InnerReferencesCondition): ValueHolds {
  const holds = listTest(condition, (part) => innerReferenceTest(run, part));
  return (one, node) => holds(referencesIn(run.graph, node, one), node);
}

function innerReferenceTest(
  run: QueryRun,
  { kinds, label, object }: InnerReferenceCondition,
): (reference: InnerReference) => boolean {
  const matches = label && indexesOf(run.graph).labels.short.matcher(label);
  return (reference) => {
    if (kinds && !kinds.includes(reference.kind)) return false;
    if (matches && !matches(reference.label)) return false;
    return !object || run.holds(object, reference.target);
  };
}
