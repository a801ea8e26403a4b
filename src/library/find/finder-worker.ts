// The program of a thread finder's thread: finds saves, one question after the other.

import { parentPort } from 'node:worker_threads';
import { FORMATS } from '../../formats/registry.gen.ts';
import { addPluginsOfThread } from '../../thread-plugins.ts';
import { toPosted } from '../load-error.ts';
import { findSaves } from './find-saves.ts';
import { postedFindings, postedRecognised } from './posted-findings.ts';
import { recognise } from './recognise.ts';
import type { FinderAnswer, FinderQuestion } from './thread-finder.ts';

await addPluginsOfThread('reading');
parentPort?.on('message', (question: FinderQuestion) => {
  parentPort?.postMessage(answerTo(question));
});

function answerTo(question: FinderQuestion): FinderAnswer {
  try {
    if (question.kind === 'find') {
      const findings = findSaves(question.path, FORMATS, question.prefix);
      return { kind: 'found', findings: postedFindings(findings) };
    }
    const { name, start, size } = question;
    return { kind: 'recognised', recognised: postedRecognised(recognise(name, start, size, FORMATS)) };
  } catch (error) {
    return { kind: 'failed', error: toPosted(error) };
  }
}
