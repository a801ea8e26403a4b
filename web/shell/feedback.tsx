// What is said while something is awaited, when it failed, and when there is nothing.

import type { ComponentChildren } from 'preact';

export function Waiting({ text }: { readonly text: string }) {
  return (
    <p class="waiting" role="status">
      <span class="spinner" aria-hidden="true" /> {text} …
    </p>
  );
}

export function Failure({ error }: { readonly error: Error }) {
  return (
    <div class="failure" role="alert">
      <strong>That did not work.</strong>
      <p>{error.message}</p>
    </div>
  );
}

export function Nothing({ children }: { readonly children: ComponentChildren }) {
  return <p class="nothing">{children}</p>;
}
