// Keeps a view's fault from emptying the page: says what happened, and starts the view again when the server is back.

import { Component, type ComponentChildren } from 'preact';
import { Failure } from './feedback.tsx';
import { hasServer } from './has-server.ts';

const RETRY_MILLIS = 5000;

interface Props {
  readonly children: ComponentChildren;
}

export class Boundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };
  #timer: ReturnType<typeof setInterval> | undefined;

  static override getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(): void {
    // Parts of the page that could not be loaded can be once the server answers; the address has the state.
    if (!hasServer() || this.#timer !== undefined) return;
    this.#timer = setInterval(async () => {
      const isBack = await fetch(document.baseURI, { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isBack && isLoadFault(this.state.error)) location.reload();
    }, RETRY_MILLIS);
  }

  override componentWillUnmount(): void {
    clearInterval(this.#timer);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Failure error={isLoadFault(error) ? new Error(NOT_LOADED) : error} />;
  }
}

const NOT_LOADED =
  'The server does not answer, so this view could not be loaded. The page tries again until it does.';

/** Whether a part of the page's own code could not be loaded. */
function isLoadFault(error: Error | null): boolean {
  return /dynamically imported module|module script failed|Importing a module|preload CSS/i.test(
    error?.message ?? '',
  );
}
