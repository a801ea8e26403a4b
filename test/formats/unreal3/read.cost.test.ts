import { describe, expect, it } from 'vitest';
import { countSteps } from '../../tools/count-steps.ts';
import type { BodyWriter } from '../../tools/unreal3/body-writer.ts';
import { readPackages } from '../../tools/unreal3/open-packages.ts';
import { PackageWriter } from '../../tools/unreal3/package-writer.ts';
import { plainClass } from '../../tools/unreal3/reflection-writer.ts';

// Small files that could make a careless reader work without end. Each takes one to three million
// steps, and more than eight where one number is multiplied by the other.
const MOST_STEPS = 6_000_000;

function stepsOf(bytes: Uint8Array): number {
  return countSteps(() => readPackages({ 'P.umap': bytes }));
}

describe('the cost of reading', () => {
  it('does not multiply actors by the properties of a template that they share', () => {
    const out = new PackageWriter();
    const type = out.classImport('Game.Door');
    const level = out.export({ class: out.classImport('Engine.Level'), name: 'L', body: levelBody });
    const template = out.object(type, 'T', (body) => {
      body.netIndex();
      for (let i = 0; i < 5000; i++) body.int('N', i);
      body.none();
    });
    for (let i = 0; i < 5000; i++)
      out.export({ class: type, outer: level, archetype: template, name: `A${i}` });
    expect(stepsOf(out.finish())).toBeLessThan(MOST_STEPS);
  });

  it('does not multiply classes by the length of their line', () => {
    const out = new PackageWriter();
    for (let i = 1; i <= 4000; i++) {
      out.export({ class: 0, super: i - 1, name: `C${i}`, body: plainClass });
      out.export({ class: 2 * i - 1, name: `O${i}` });
    }
    expect(stepsOf(out.finish())).toBeLessThan(MOST_STEPS);
  });

  it('does not multiply references by the length of their names', () => {
    const long = 'N'.repeat(4000);
    const nested = (body: BodyWriter, depth: number): BodyWriter =>
      depth === 0
        ? body.object('O', 1).none()
        : body.struct(`${long}${depth}`, 'Pair', (inner) => nested(inner, depth - 1)).none();
    const out = new PackageWriter();
    for (let i = 0; i < 50; i++) {
      out.object('Core.Object', `E${i}`, (body) => nested(body.netIndex(), 40));
    }
    expect(stepsOf(out.finish())).toBeLessThan(MOST_STEPS);
  });

  it('does not multiply imports by the objects of the path that they name', () => {
    const out = new PackageWriter();
    const type = out.classImport('Core.Object');
    for (let i = 0; i < 4000; i++) out.export({ class: type, name: 'Same' });
    const self = out.addImport('Core', 'Package', 'P');
    for (let i = 0; i < 4000; i++) out.addImport('Game', 'Other', 'Same', self);
    expect(stepsOf(out.finish())).toBeLessThan(MOST_STEPS);
  });
});

/** An empty level: an address, four lists, and nothing of all that follows. */
function levelBody(body: BodyWriter): void {
  body.netIndex().none().i32(0).i32(0);
  for (const text of ['unreal', '', 'Map', '']) body.text(text);
  body.i32(0).i32(7777).i32(1).zeros(24).i32(1).zeros(157);
}
