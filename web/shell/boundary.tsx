// Keeps a view's fault from emptying the page: says what happened, and starts the view again when the server is back.

import { Component, type ComponentChildren } from 'preact';
import { setAway, whenBack } from '../net/presence.ts';
import { Failure, Waiting } from './feedback.tsx';
import { hasServer } from './has-server.ts';

interface Props {
  readonly children: ComponentChildren;
}

export class Boundary extends Component<Props, { readonly error: Error | null }> {
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

/** Whether a part of the page's own code could not be loaded. */
function isLoadFault(error: Error | null): boolean {
  return /dynamically imported module|module script failed|Importing a module|preload CSS/i.test(
    error?.message ?? '',
  );
}
