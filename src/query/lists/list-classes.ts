// Lists of classes: filter, order and page.

import type { Graph } from '../../graph/graph.ts';
import type { ClassId } from '../../graph/ids.ts';
import { badFilter, tooDeep } from '../errors.ts';
import type { ClassFilter } from '../filter/filter.ts';
import type { ClassOrder } from '../filter/filters.gen.ts';
import { numberMatcher, numberTest } from '../filter/number-test.ts';
import { checkWhere, eachEntry, operands } from '../filter/operands.ts';
import { textMatcher, textTest } from '../filter/text-test.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { MOST_FILTER_DEPTH } from '../limits.ts';
import { NO_CLASS } from '../names/class-names.ts';
import type { ClassTitles } from '../names/class-titles.ts';
import { spellingOf } from '../names/spelling.ts';
import { listTag } from '../pages/list-tag.ts';
import { computedRows, ListPage, type PageArgs } from '../pages/page.ts';
import { NO_TOOLS, type QueryTools } from '../tools.ts';
import { classCount } from './class-count.ts';
import { byEach, type Compare } from './order.ts';

export type { ClassOrder };

export interface ClassArgs extends PageArgs {
  readonly where?: ClassFilter | null | undefined;
  readonly orderBy?: readonly ClassOrder[] | null | undefined;
}

/** Classes that have objects, by path unless ordered otherwise. */
export function listClasses(
  graph: Graph,
  args: ClassArgs,
  titles?: ClassTitles,
  tools: QueryTools = NO_TOOLS,
): ListPage {
  checkWhere(args);
  const matches = args.where ? classTest({ graph, titles, tools }, args.where, 'where') : () => true;
  const byPath = indexesOf(graph).classesByPath;
  const ids = byPath.filter((id) => classCount(graph, id) > 0 && matches(id));
  const compares = (args.orderBy ?? []).map((key) => classCompare(graph, key));
  // What compares equal stays by path.
  if (compares.length > 0) ids.sort(byEach(compares));
  return new ListPage(computedRows(Uint32Array.from(ids)), args, () =>
    listTag(indexesOf(graph).contentTag, 'classes', args.where, args.orderBy),
  );
}

function classCompare(graph: Graph, { field, direction }: ClassOrder): Compare<ClassId> {
  const { classes } = graph;
  const sign = direction === 'DESC' ? -1 : 1;
  if (field === 'COUNT') return (a, b) => sign * (classCount(graph, a) - classCount(graph, b));
  const text = (id: ClassId): string => (field === 'PATH' ? classes.path(id) : classes.name(id));
  return (a, b) => (text(a) === text(b) ? 0 : text(a) < text(b) ? -sign : sign);
}

interface Known {
  readonly graph: Graph;
  readonly titles: ClassTitles | undefined;
  readonly tools: QueryTools;
}

function classTest(known: Known, filter: ClassFilter, argument: string, depth = 0): (id: ClassId) => boolean {
  if (depth > MOST_FILTER_DEPTH) throw tooDeep(argument);
  const { graph, titles } = known;
  const { classes } = graph;
  const tests = operands(filter, argument).map(([name, place]): ((id: ClassId) => boolean) => {
    switch (name) {
      case 'and':
      case 'or': {
        const inner = eachEntry(filter[name]!, place, (entry, at) => classTest(known, entry, at, depth + 1));
        return name === 'and'
          ? (id) => inner.every((test) => test(id))
          : (id) => inner.some((test) => test(id));
      }
      case 'not': {
        const inner = classTest(known, filter.not!, place, depth + 1);
        return (id) => !inner(id);
      }
      case 'count': {
        const test = numberMatcher(numberTest(filter.count!, place));
        return (id) => test(classCount(graph, id));
      }
      case 'path':
      case 'name': {
        const test = textMatcher(textTest(filter[name]!, place));
        const names = Array.from(classes, (id) => classes[name](id));
        // Only exact texts are checked: prefixes and parts are how users search the list.
        const spelling = spellingOf('UNKNOWN_CLASS', NO_CLASS, names);
        spelling.warnOfExact(filter[name]!, place, known.tools);
        return (id) => test(classes[name](id));
      }
      case 'title': {
        const test = textMatcher(textTest(filter.title!, place));
        return (id) => {
          const title = titles?.title(id) ?? null;
          return title !== null && test(title);
        };
      }
      default:
        throw badFilter(place, 'is not a condition on classes');
    }
  });
  return (id) => tests.every((test) => test(id));
}
