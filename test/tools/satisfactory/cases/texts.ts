/** Localised texts with every history. What a reader shows for the composed ones is its own choice. */
import type { FText, NumberOptions } from '../texts.ts';
import { customDateTimeStyle, playerText } from '../texts.ts';
import type { Property } from '../values.ts';
import { prop, text } from '../values.ts';
import type { SaveCase } from './expected.ts';
import { tagVersions } from './scalars.ts';
import { specimenCases, withExpected } from './specimen.ts';

const base = (source: string): FText => ({ history: 'base', namespace: 'Game', key: 'ABC123', source });
const options: NumberOptions = { alwaysSign: true, grouping: true, rounding: 0, digits: [1, 324, 0, 3] };
const ticks = 638_000_000_000_000_000n;

const shown = withExpected(
  ['Station', text(playerText('North Station')), 'North Station'],
  ['Wide', text(playerText('Südbahnhof')), 'Südbahnhof'],
  ['Nothing', text({ flags: 18, history: 'none' }), ''],
  [
    'Base',
    text({ ...base('Radar Tower'), flags: 8 }),
    { text: 'Radar Tower', namespace: 'Game', key: 'ABC123' },
  ],
  ['Unkeyed', text({ history: 'base', namespace: '', key: '', source: 'Plain' }), 'Plain'],
  [
    'EndOnlyNamespace',
    text({ history: 'base', namespace: { narrow: '' }, key: 'K', source: 'Kept' }),
    { text: 'Kept', key: 'K' },
  ],
);

const shownForm = (source: string) => ({ text: source, namespace: 'Game', key: 'ABC123' });
const composedExpected = {
  Named: { text: '5', format: shownForm('{n}'), arguments: { n: '5' } },
  Argument: {
    text: 'Radar Tower: West',
    format: shownForm('Radar Tower: {Name}'),
    arguments: { Name: 'West', Count: '6', Share: 0.5, Exact: 0.1 },
  },
  Upper: { text: 'LOUD', source: shownForm('loud') },
  Table: { text: 'Greeting', table: '/Game/Text/Strings.Strings', key: 'Greeting' },
};

const composed: Property[] = [
  prop(
    'Named',
    text({
      history: 'named',
      format: base('{n}'),
      named: [{ name: 'n', value: { type: 'int64', value: 5n } }],
    }),
  ),
  prop(
    'Argument',
    text({
      flags: 1,
      history: 'argument',
      format: base('Radar Tower: {Name}'),
      named: [
        { name: 'Name', value: { type: 'text', value: playerText('West') } },
        { name: 'Count', value: { type: 'uint64', value: 6n } },
        { name: 'Share', value: { type: 'float', value: 0.5 } },
        { name: 'Exact', value: { type: 'double', value: 0.1 } },
      ],
    }),
  ),
  prop('Upper', text({ history: 'transform', text: base('loud'), transform: 1 })),
  prop('Table', text({ history: 'table', table: '/Game/Text/Strings.Strings', key: 'Greeting' })),
];

/** Known from the engine, never seen in a save. */
const unseen: Property[] = [
  prop(
    'Ordered',
    text({ history: 'ordered', format: base('{0}'), ordered: [{ type: 'text', value: base('x') }] }),
  ),
  prop('Number', text({ history: 'number', value: { type: 'double', value: 1.5 }, culture: '' })),
  prop('Percent', text({ history: 'percent', value: { type: 'float', value: 0.5 }, options, culture: 'en' })),
  prop(
    'Currency',
    text({ history: 'currency', code: 'EUR', value: { type: 'int64', value: 9n }, culture: 'de' }),
  ),
  prop('Date', text({ history: 'date', ticks, style: 1, zone: 'UTC', culture: 'en' })),
  prop('Time', text({ history: 'time', ticks, style: 1, zone: 'UTC', culture: 'en' })),
  prop('DateTime', text({ history: 'dateTime', ticks, styles: [0, 0], zone: '', culture: '' })),
  prop(
    'CustomDateTime',
    text({
      history: 'dateTime',
      ticks,
      styles: [customDateTimeStyle, 0],
      custom: '%Y',
      zone: '',
      culture: '',
    }),
  ),
];

const generated: Property[] = [
  prop('Generator', text({ history: 'generator', type: 'Made', bytes: Uint8Array.of(1, 2, 3) })),
];

const bare: Property[] = [prop('Bare', text({ history: 'bare' })), prop('Base', text(base('Radar Tower')))];

export const textCases: SaveCase[] = [
  ...specimenCases('shown-texts', tagVersions, ...shown),
  ...specimenCases('composed-texts', tagVersions, composed, composedExpected),
  // Histories known from the engine alone.
  ...specimenCases('unseen-texts', [58], unseen, {}),
  // Old builds wrote nothing after a text of no history.
  ...specimenCases('bare-texts', [20, 21], bare, { Base: shownForm('Radar Tower') }),
  ...specimenCases('generated-text', [58], generated, {}),
];
