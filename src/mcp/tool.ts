// Defines a tool: a name, a description, arguments and a call. Tools use GraphQL and this folder, and know no
// transport.

import type { Arguments, ArgumentValues } from '../games/shared/game-tool.ts';
import type { ToolSession } from './tool-session.ts';

/** Facts by name, shown in this order after the warnings; or text that contains nothing from a save. */
export type Answer = Readonly<Record<string, unknown>> | string;

export interface Tool<A extends Arguments = Arguments> {
  readonly name: string;
  readonly description: string;
  readonly arguments: A;
  /** The formats that it supports; it is listed only when a save of one of them is open. Absent: all. */
  readonly formats?: readonly string[];
  call(values: ArgumentValues<A>, session: ToolSession): Promise<Answer>;
}

/** Ties the type of values to the arguments; lists have tools of many types, each called with its own values. */
export function defineTool<const A extends Arguments>(tool: Tool<A>): Tool {
  return tool as unknown as Tool;
}

/** The argument that nearly every tool has. */
export const SAVE_ARGUMENT = {
  type: 'string',
  description: 'slug or title; may be omitted when one save is open',
} as const;
