// Finds pals by species, passive skill, owner and talent.

import { useContext, useState } from 'preact/hooks';
import { Card, named } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { useQuery } from '../../net/use-data.ts';
import { type PalworldPalFilter, PalworldPalsDocument, type PalworldPalsQuery } from '../../queries.gen.ts';
import { SlugContext } from '../../shell/address.ts';
import { Failure } from '../../shell/feedback.tsx';
import { count, stateText } from '../../shell/format.ts';

interface Wanted {
  readonly species: string;
  readonly passive: string;
  readonly owner: string;
  /** Least of each talent. */
  readonly talent: number;
}

const ANY: Wanted = { species: '', passive: '', owner: '', talent: 0 };

export function PalSearch() {
  const slug = useContext(SlugContext);
  const [wanted, setWanted] = useState(ANY);
  const variables = { save: slug, where: filterOf(wanted) };
  const { data, error } = useQuery(PalworldPalsDocument, variables);
  const found = data?.save?.palworld?.pals;
  const text = (name: 'species' | 'passive' | 'owner', title: string) => (
    <label>
      {title}{' '}
      <input
        type="search"
        class="field"
        value={wanted[name]}
        onInput={({ currentTarget: { value } }) => setWanted({ ...wanted, [name]: value })}
      />
    </label>
  );
  return (
    <Card title="Find pals" isWide document={PalworldPalsDocument} variables={variables}>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        {text('species', 'Species')} {text('passive', 'Passive skill')} {text('owner', 'Owner')}{' '}
        <label>
          All talents from{' '}
          <input
            type="number"
            class="field"
            min={0}
            max={100}
            value={wanted.talent}
            onInput={({ currentTarget: { value } }) => setWanted({ ...wanted, talent: Number(value) || 0 })}
          />
        </label>{' '}
        <span class="muted">{found && `${count(found.totalCount)} found`}</span>
      </form>
      {error ? <Failure error={error} /> : <Found rows={found?.nodes ?? []} />}
    </Card>
  );
}

function filterOf({ species, passive, owner, talent }: Wanted): PalworldPalFilter {
  const like = (text: string) => ({ contains: text.trim(), caseSensitive: false });
  const least = { gte: talent };
  return {
    ...(species.trim() && { species: like(species) }),
    ...(passive.trim() && { passives: like(passive) }),
    ...(owner.trim() && { owner: like(owner) }),
    ...(talent > 0 && { talentHp: least, talentAttack: least, talentDefense: least }),
  };
}

type Pal = NonNullable<
  NonNullable<NonNullable<PalworldPalsQuery['save']>['palworld']>['pals']
>['nodes'][number];

function Found({ rows }: { readonly rows: readonly Pal[] }) {
  return (
    <Table
      caption="Pals"
      rows={rows}
      columns={[
        { title: 'Pal', cell: palName },
        { title: 'Level', number: ({ level }) => level },
        { title: 'Stars', number: ({ stars }) => stars },
        { title: 'Health', number: ({ talentHp }) => talentHp },
        { title: 'Attack', number: ({ talentAttack }) => talentAttack },
        { title: 'Defense', number: ({ talentDefense }) => talentDefense },
        { title: 'Passive skills', things: ({ passives }) => passives },
        { title: 'Owner', things: ({ owner }) => owner },
        { title: 'Where', cell: whereabouts },
      ]}
    />
  );
}

export function palName({ species, nickname }: Pick<Pal, 'species' | 'nickname'>): string {
  return nickname ? `${nickname} (${named(species)})` : named(species);
}

function whereabouts({ where, holder, base, page, slot }: Pal): string {
  if (page !== null) return `${holder ? `${named(holder)}, ` : ''}palbox page ${page}, slot ${slot}`;
  const place = stateText(where ?? 'wild');
  if (base) return where === 'BASE' ? `base ${named(base)}` : `${place} at base ${named(base)}`;
  return holder ? `${place} of ${named(holder)}` : place;
}
