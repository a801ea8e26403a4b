// How to begin when the server has no saves.

import type { Saves } from '../shell/use-saves.ts';

export function NoSaves({ formats }: { readonly formats: Saves['formats'] }) {
  return (
    <section class="panel no-saves" role="status">
      <h2>There is no save yet</h2>
      <p>
        Drop a save on this page, or put one into the folder that is served: it appears here by itself. The
        program also finds the folders of the games on its own machine:{' '}
        <code>savegraph serve --discover</code>, and <code>savegraph</code> alone lists them.
      </p>
      <p>These can be read, recognised by what is in them:</p>
      <ul>
        {formats.map(({ format, title, extensions }) => (
          <li key={format}>
            {title} <span class="muted">{extensions.join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
