// Questions that a client offers its user ready-made. What is asked of one game is declared with the game.

import { type Prompt as ListedPrompt, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { GAMES } from '../games/registry.ts';
import type { GamePrompt } from '../games/shared/questions.ts';

interface Prompt extends GamePrompt {
  /** The format of the saves that it is for. Absent: any. */
  readonly format?: string;
}

const allPrompts = (): readonly Prompt[] => [
  {
    name: 'what_changed',
    title: 'What changed since the last save?',
    text: 'Call what_changed, and compare for single objects. Say what happened in the game’s words, the most important first: figures, then what was built, lost or moved.',
  },
  ...GAMES.flatMap(({ format, questions }) =>
    (questions.prompts ?? []).map((prompt) => ({ ...prompt, format })),
  ),
];

/** @param open formats of which a save is open */
export function listedPrompts(open: ReadonlySet<string>): ListedPrompt[] {
  return allPrompts()
    .filter(({ format }) => format === undefined || open.has(format))
    .map(({ name, title }) => ({
      name,
      title,
      arguments: [{ name: 'save', description: 'slug or title; may be omitted when one save is open' }],
    }));
}

/** @throws ProtocolError when there is no such prompt */
export function promptText(name: string, save: string | undefined): string {
  const prompts = allPrompts();
  const prompt = prompts.find((each) => each.name === name);
  if (!prompt) {
    const names = prompts.map((each) => each.name).join(', ');
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The prompts are ${names}.`);
  }
  const which = save === undefined ? 'the open save' : `the save ${JSON.stringify(save)}`;
  return `About ${which}: ${prompt.title} ${prompt.text}`;
}
