// Shown in place of a map for a save without positions.

import { addressOf } from '../../shell/address.ts';

export function NothingPlaced({ slug }: { readonly slug: string }) {
  return (
    <section class="panel nothing-placed" role="status">
      <h2>There is no map of this save</h2>
      <p>Nothing in it says where it is. What it holds is in the other views.</p>
      <div class="actions">
        <a class="button" href={addressOf({ slug, view: 'dashboard' })}>
          Dashboard
        </a>
        <a class="button" href={addressOf({ slug, view: 'explorer' })}>
          Explorer
        </a>
      </div>
    </section>
  );
}
