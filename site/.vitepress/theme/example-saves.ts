// The example saves, read and answered by a worker of this page when a query is first run.
import { withBase } from 'vitepress';
import { BrowserSaves } from '../../../dist/browser/index.js';

let opened: Promise<BrowserSaves> | null = null;

export async function ask(query: string): Promise<unknown> {
  opened ??= open();
  return (await opened).ask(query);
}

async function open(): Promise<BrowserSaves> {
  const saves = new BrowserSaves(new Worker(withBase('/open-saves.js'), { type: 'module' }));
  const paths: string[] = await (await fetch(withBase('/examples.json'))).json();
  const files = paths.map(async (path) => ({
    path,
    file: await (await fetch(withBase(`/examples/${path}`))).blob(),
  }));
  await saves.open(...(await Promise.all(files)));
  return saves;
}
