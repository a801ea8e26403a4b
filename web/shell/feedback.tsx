// Messages while something loads, when it failed and what to do then, and when there is nothing.

import { Component, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { AnswerError, isAwayError } from '../net/client.ts';
import { hasServer, setAway, useIsAway, whenBack } from '../net/presence.ts';
import { addressOf } from './address.ts';
import { Button } from './controls.tsx';
import { LacksObjects } from './save-health.tsx';

export function Waiting({ text }: { readonly text: string }) {
  return (
    <p class="waiting" role="status">
      <span class="spinner" aria-hidden="true" /> {text} …
    </p>
  );
}

export function Failure({ error }: { readonly error: Error }) {
  if (isAwayError(error)) return <Waiting text="Waiting for the server" />;
  const advice = error instanceof AnswerError ? adviceFor(error.code) : undefined;
  return (
    <div class="failure" role="alert">
      <strong>That did not work.</strong>
      <p>{error.message}</p>
      {advice !== undefined && <p>{advice}</p>}
      <div class="actions">
        <Button onClick={() => location.reload()}>Try again</Button>
        <a class="button" href={addressOf({})}>
          All saves
        </a>
      </div>
    </div>
  );
}

/** Says that the server is away, whatever is shown. */
export function Away() {
  if (!useIsAway()) return null;
  return (
    <p class="away" role="status">
      <strong>The server does not answer.</strong> What is shown stays as it was, and goes on by itself when
      the server is back. Saves can be opened in this browser without it.
    </p>
  );
}

/** What to do about an error, by its code. */
export function adviceFor(code: string): string | undefined {
  return ADVICE[code];
}

const ADVICE: Readonly<Record<string, string>> = {
  SAVE_NOT_FOUND: 'It may have been moved or renamed: choose it from the list of saves.',
  BAD_FILTER: 'Change the condition: a path is written as in a.b, a[].b or a[3].b.',
  BAD_ARGUMENT: 'Change what is asked for: a path is written as in a.b, a[].b or a[3].b.',
  AMBIGUOUS_CLASS: 'Write the class with its full path.',
  LIMIT_EXCEEDED:
    'Try again: what was read is kept. If it stays so, ask for less: choose one class, add a condition, or take a smaller part of the map.',
  PARSE_FAILED:
    'The file is damaged, or of a version that is not known yet: try an earlier save of this world.',
  UNSUPPORTED_FORMAT: 'Save it again with a later version of the game, or convert it.',
  NOT_A_SAVE: 'Check that this is the right file.',
  FILE_UNREADABLE: 'Check that the file still exists and can be read, then try again.',
  UNAUTHENTICATED: 'Reload the page: the server then asks for its token.',
  FORBIDDEN: 'This server does not allow it: start it with the option for it, or ask its operator.',
  STORE_BUSY: 'The database has much to do just now: try again in a moment, or ask for less.',
  STORE_UNAVAILABLE: 'The database cannot be reached just now: try again in a moment.',
  INTERNAL_SERVER_ERROR:
    'This is a fault of Savegraph: the number above identifies it in the log of the server.',
};

export function Nothing({ children }: { readonly children?: ComponentChildren }) {
  const mayLack = useContext(LacksObjects);
  return (
    <p class="nothing">
      {children ?? (mayLack ? 'Nothing of it can be read.' : 'There is nothing to show.')}
    </p>
  );
}

export class Boundary extends Component<
  { readonly children: ComponentChildren },
  { readonly error: Error | null }
> {
  override state: { readonly error: Error | null } = { error: null };
  #stop: (() => void) | undefined;

  static override getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (!hasServer() || !isLoadFault(error)) return;
    // Parts of the page that could not be loaded can be once the server answers; the address has the state.
    setAway(true);
    this.#stop = whenBack(() => location.reload());
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return isLoadFault(error) ? (
      <Waiting text="Waiting for this part of the page" />
    ) : (
      <Failure error={error} />
    );
  }
}

/** True if a part of the page's own code could not be loaded. */
function isLoadFault(error: Error | null): boolean {
  return /dynamically imported module|module script failed|Importing a module|preload CSS/i.test(
    error?.message ?? '',
  );
}
