// The versions that can be read. What each version of a block changed, and how that is known, is in
// layouts/layouts.json.

/** As text for users. */
export const VERSIONS =
  'Slime Rancher 2 early access (SRGAME 1) in full and later versions in part; Slime Rancher 1, SRGAME 4 to 12, from descriptions of its classes';
