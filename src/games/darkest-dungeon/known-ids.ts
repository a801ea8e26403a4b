// Ids whose meaning is not in the tables of names, which come from elsewhere.

/** Monsters, without the letter of their strength: saves have hashes of these ids. */
export const MONSTERS: readonly string[] = [
  'brigand_blood',
  'brigand_cutthroat',
  'brigand_fusilier',
  'cultist_brawler',
  'cultist_witch',
  'fishman_crabby',
  'fishman_harpoon',
  'fishman_shaman',
  'jellyfish',
  'maggot',
  'skeleton_courtier',
  'skeleton_defender',
  'snail_urchin',
  'spider_spitter',
  'spider_webber',
  'swine_drummer',
  'swine_prince',
];

/** Quirks that are diseases. No source at hand lists them: these are the illnesses among the names. */
export const DISEASES: ReadonlySet<string> = new Set([
  'bad_humours',
  'creeping_cough',
  'ennui',
  'grey_rot',
  'hysterical_blindness',
  'lethargy',
  'rabies',
  'scurvy',
  'sky_taint',
  'spotted_fever',
  'stomach_cramp',
  'syphilis',
  'tapeworm',
  'tetanus',
  'the_ague',
  'the_black_plague',
  'the_fits',
  'the_red_plague',
  'the_runs',
  'the_worries',
  'vampiric_spirits',
  'vertigo',
  'wasting_sickness',
]);
