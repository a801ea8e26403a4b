// Types and nulls of .NET are known by their namespace, whatever its prefix: in whole examples, and on a phone.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allPaths } from '../../tools/graph-nodes.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { farm, sector } from '../../tools/xml/documents.ts';
import { className, readDocument } from '../../tools/xml/read.ts';

const NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';

/** The classes and values of all objects, in order. */
function contents(text: string): unknown {
  const { graph } = readDocument(text);
  return allPaths(graph).map((path) => [path, className(graph, path), graph.find(path) < 0]);
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

it.each([
  ['in each tag, after its use', (name: string) => ` p3:${name}="$1" xmlns:p3="${NAMESPACE}"`, ''],
  ['at the root', (name: string) => ` i:${name}="$1"`, ` xmlns:i="${NAMESPACE}"`],
])('knows types by a prefix that is bound %s', (_, use, atRoot) => {
  for (const plain of [textOf(farm()), textOf(sector())]) {
    const other = plain
      .replace(/ xmlns:xsi="[^"]*"/g, atRoot)
      .replace(/ xsi:(type|nil)="([^"]*)"/g, (_all, name: string, value: string) =>
        use(name).replace('$1', value),
      );
    expect(other).not.toContain('xsi:');
    expect(contents(other)).toEqual(contents(plain));
    expect(readDocument(other).data.graph.issueCount).toBe(0);
  }
});

it('passes over a default namespace', () => {
  const plain = textOf(farm());
  expect(contents(plain.replace('<SaveGame ', '<SaveGame xmlns="urn:farm" '))).toEqual(contents(plain));
});

describeReal('../cases/reading', 'a farm of a phone', (folder) => {
  it('has the classes that its types name', () => {
    const { graph, data } = readDocument(
      readFileSync(new URL('stardew-mobile-prefix/Sample_314159265', folder)),
    );
    const classes = new Set(allPaths(graph).map((path) => className(graph, path)));
    for (const name of ['Town', 'HoeDirt', 'CommunityCenter', 'LibraryMuseum'])
      expect(classes).toContain(name);
    expect(data.graph.issueCount).toBe(0);
  });
});
