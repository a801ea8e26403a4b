// The program of a thread finder's thread: runs one task after the other.

import { parentPort } from 'node:worker_threads';
import { FORMATS } from '../../formats/registry.gen.ts';
import { addPluginsOfThread } from '../../thread-plugins.ts';
import { toPosted } from '../load-error.ts';
import { findSaves } from './find-saves.ts';
import { postedFindings, postedRecognised } from './posted-findings.ts';
import { recognise } from './recognise.ts';
import type { FinderResult, FinderTask } from './thread-finder.ts';

await addPluginsOfThread('reading');
parentPort?.on('message', (task: FinderTask) => {
  parentPort?.postMessage(resultOf(task));
});

function resultOf(task: FinderTask): FinderResult {
  try {
    if (task.kind === 'find') {
      const findings = findSaves(task.path, FORMATS, task.prefix);
      return { kind: 'found', findings: postedFindings(findings) };
    }
    const { name, start, size } = task;
    return { kind: 'recognised', recognised: postedRecognised(recognise(name, start, size, FORMATS)) };
  } catch (error) {
    return { kind: 'failed', error: toPosted(error) };
  }
}
