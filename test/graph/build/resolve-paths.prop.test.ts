// References by path against a plain reading of what they mean.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GraphBuilder } from '../../../src/graph/build/builder.ts';
import { KIND } from '../../../src/graph/ids.ts';
import { forAll } from '../../tools/for-all.ts';

const PATHS = ['a', 'b', 'c', '/d', '/e', 'f'];
const path = fc.constantFrom(...PATHS);
const nodes = fc.array(
  fc.record({ path, level: fc.nat({ max: 2 }), parent: fc.option(path), targets: fc.array(path) }),
  { maxLength: 12 },
);

it('lead to the node with the path, in the own level where several have it', () => {
  forAll(100, nodes, (list) => {
    const builder = new GraphBuilder();
    builder.image([{ name: 'made', size: 8 }]);
    const { texts } = builder;
    const of = builder.classOf(texts.add('Class'));
    const rows = list.map((node) => {
      builder.level(texts.add(`level ${node.level}`));
      const row = builder.node('ACTOR', of, texts.add(node.path));
      if (node.parent !== null) builder.parentNamed(row, texts.add(node.parent));
      return row;
    });
    const label = builder.label('PROPERTY', 'to');
    list.forEach(({ targets }, at) => {
      for (const target of targets) builder.linkNamed(rows[at]!, label, texts.add(target), at);
    });
    const names = PATHS.map((name) => [texts.add(name), name] as const);
    const nameOf = (text: number): string => names.find(([id]) => id === text)![1];
    const chosen: string[] = [];
    const data = builder.finish({
      absent: (name, named) => ({ kind: named.text(name).startsWith('/') ? 'EXTERNAL' : 'MISSING' }),
      choose: (candidates, at) => {
        chosen.push(`${candidates} at ${at}`);
        return candidates.at(-1)!;
      },
    });

    const absent: string[] = [];
    const wanted: string[] = [];
    /** What a path means to a node: a row, or that of a node that is made for it. */
    const meaning = (from: number, name: string): number => {
      const all = list.flatMap((node, row) => (node.path === name ? [row] : []));
      const own = all.filter((row) => list[row]!.level === list[from]!.level);
      if (all.length < 2) {
        if (all.length === 1) return all[0]!;
        if (!absent.includes(name)) absent.push(name);
        return list.length + absent.indexOf(name);
      }
      if (own.length === 1) return own[0]!;
      wanted.push(`${all} at ${from}`);
      return all.at(-1)!;
    };
    const targets = list.flatMap((node, from) => node.targets.map((name) => meaning(from, name)));
    expect(Array.from(data.edges.target)).toEqual(targets);
    expect(chosen).toEqual(wanted);
    const made = Array.from({ length: data.nodes.count - list.length }, (_, at) => {
      const row = list.length + at;
      return [nameOf(data.nodes.text[row]!), data.nodes.kind[row]];
    });
    const kindOf = (name: string): number => (name.startsWith('/') ? KIND.EXTERNAL : KIND.MISSING);
    expect(made).toEqual(absent.map((name) => [name, kindOf(name)]));
    list.forEach((node, row) => {
      const all = list.flatMap((other, at) => (other.path === node.parent ? [at] : []));
      const own = all.filter((at) => list[at]!.level === node.level);
      expect(data.nodes.parent[row]).toBe(own[0] ?? all[0] ?? -1);
    });
    for (const [text, name] of names) {
      const first = list.findIndex((node) => node.path === name);
      const row = first >= 0 ? first : absent.includes(name) ? list.length + absent.indexOf(name) : -1;
      expect(data.nodeOfText[text]).toBe(row);
    }
    const repeats = list.flatMap((node, row) => {
      const before = list.slice(0, row).filter((other) => other.path === node.path).length;
      return before > 0 ? [[row, before + 1]] : [];
    });
    expect([...data.repeats]).toEqual(repeats);
  });
});
