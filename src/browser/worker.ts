// The page's worker that opens what is dropped on it: takes one request after the other, and answers each
// with a message.

import './platform.ts';
import { Answers, type PageAnswer, type PageProgress, type PageRequest } from './answer.ts';
import { DroppedSaves } from './dropped-saves.ts';

interface WorkerScope {
  onmessage: (message: { readonly data: PageRequest }) => void;
  postMessage(message: PageAnswer | PageProgress, transfer?: readonly ArrayBufferLike[]): void;
}

// The global types are those of a page, not of a worker.
const scope = globalThis as unknown as WorkerScope;
const saves = new DroppedSaves((step, percent) => scope.postMessage({ step, percent }));
const answers = new Answers(saves, (error, id) => {
  // biome-ignore lint/suspicious/noConsole: a browser has no other log
  console.error(`error ${id}`, error);
});

scope.onmessage = async ({ data }) => {
  const answer = await answers.answer(data);
  scope.postMessage({ id: data.id, ...answer }, [answer.body.buffer]);
};
