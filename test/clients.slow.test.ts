// Examples of docs/clients.md that run without installing more: curl's requests, and Python's where there is one.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startServer } from './tools/program.ts';
import { runInProcess } from './tools/run-cli.ts';
import { tempFolder } from './tools/temp-folder.ts';

const page = readFileSync('docs/clients.md', 'utf8');
const fences = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map((match) => match[1]!);

it('shows requests that are answered', async () => {
  const { url, child } = await startServer([]);
  const port = new URL(url).port;
  try {
    const answers: string[] = [];
    for (const text of fences('sh').filter((each) => each.startsWith('curl'))) {
      const body = /-d '(.*?)'\n/s.exec(text)![1]!;
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      answers.push(await response.text());
    }
    expect(answers).toHaveLength(2);
    expect(JSON.parse(answers[0]!)).toEqual({
      data: { save: { title: 'Little Factory', playSeconds: 52380 } },
    });
    expect(JSON.parse(answers[1]!).data.save.satisfactory.items.nodes[0]).toEqual({
      item: { title: 'Concrete' },
      amount: 1120,
    });

    const [script, check] = fences('python');
    const python = spawnSync('python3', ['-c', script!.replace(':4000/', `:${port}/`)], { encoding: 'utf8' });
    if (python.error) console.warn('docs/clients.md: its Python was not run, there is no python3');
    else {
      expect([python.stderr, python.status]).toEqual(['', 0]);
      expect(python.stdout.split('\n').slice(0, 2)).toEqual([
        'Build_ConstructorMk1_C_1 1.5',
        'Build_ConstructorMk1_C_2 1',
      ]);
      const folder = tempFolder({ 'schema.graphql': (await runInProcess('schema')).out });
      const core = spawnSync('python3', ['-c', check!], { encoding: 'utf8', cwd: folder });
      // Some systems still come with version 2, which has other names.
      if (/No module named 'graphql'|cannot import name 'build_schema'/.test(core.stderr)) {
        console.warn(
          'docs/clients.md: its check of queries was not run, there is no graphql-core 3 for python3',
        );
      } else {
        expect([core.stderr, core.stdout]).toEqual([
          '',
          `[]\n["Cannot query field 'ammount' on type 'SatisfactoryItem'. Did you mean 'amount'?"]\n`,
        ]);
      }
    }
  } finally {
    child.kill();
  }
});
