// Every figure of the reference answers about real saves of factories, which another program computed from other readers.

import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { SatisfactoryView } from '../../../src/games/satisfactory/view.ts';
import { type Json, ORACLES, readPacked } from '../../tools/oracle.ts';
import { describeReal } from '../../tools/real-saves.ts';
import * as networks from '../../tools/satisfactory/reference-answers/networks.ts';
import * as production from '../../tools/satisfactory/reference-answers/production.ts';
import * as session from '../../tools/satisfactory/reference-answers/session.ts';
import { openView } from '../../tools/satisfactory-view.ts';

const ANSWERS = new URL('satisfactory/', ORACLES);
const CHECKS = { ...session, ...production, ...networks };

describeReal('satisfactory', 'reference answers', (folder) => {
  const names = existsSync(ANSWERS) ? readdirSync(ANSWERS) : [];
  it('are there', () => expect(names.length).toBeGreaterThan(0));

  describe.each(names)('%s', (name) => {
    const answer: Json = readPacked(new URL(name, ANSWERS));
    const file = fileURLToPath(new URL(`${basename(name, '.views.json.gz')}.sav`, folder));
    let opened: Promise<SatisfactoryView> | null = null;
    const open = (): Promise<SatisfactoryView> => {
      opened ??= openView(file);
      return opened;
    };

    for (const [title, check] of Object.entries(CHECKS))
      it.runIf(check !== networks.expectBelts || answer.traces.length > 0)(title, async () =>
        check(await open(), answer),
      );
  });
});
