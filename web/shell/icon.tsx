// Icons, drawn in the colour of the surrounding text.

const PATHS = {
  person: 'M8 8.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM3 14c0-2.6 2.2-4 5-4s5 1.4 5 4',
  hidden: 'M8 8.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM3 14c0-2.6 2.2-4 5-4s5 1.4 5 4M2 2l12 12',
  system: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11ZM8 4v8a4 4 0 0 0 0-8Z',
  dark: 'M13 9.5A5.6 5.6 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5Z',
  light:
    'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8 13 13M13 3l-1.2 1.2M4.2 11.8 3 13',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  fit: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  box: 'M2.5 4h11v8h-11Z',
  polygon: 'M8 2.2 13.8 6.4l-2.2 7H4.4l-2.2-7Z',
  picture: 'M2.5 3h11v10h-11ZM2.5 11l3.5-4 3 3.2 1.8-2 2.7 2.8',
  pin: 'M8 14.2C5 10.6 3.6 8.6 3.6 6.6a4.4 4.4 0 0 1 8.8 0c0 2-1.4 4-4.4 7.6ZM8 8.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z',
  train: 'M4 2.5h8v8H4ZM4 7h8M6 12.5l-1.5 2M10 12.5l1.5 2M4 10.5l1 2h6l1-2',
  ruler: 'M2 11 11 2l3 3-9 9ZM5 8l1.5 1.5M8 5l1.5 1.5',
  save: 'M8 2v8M4.8 7 8 10.2 11.2 7M2.5 13.5h11',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  cross: 'M4 4l8 8M12 4l-8 8',
  folded: 'M6 3.5 10.5 8 6 12.5',
  unfolded: 'M3.5 6 8 10.5 12.5 6',
  raised: 'M3.5 10 8 5.5 12.5 10',
  brand: 'M3.5 12 8 4l4.5 8Z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
      {name === 'brand' && (
        <>
          <circle cx="8" cy="4" r="2.2" />
          <circle cx="3.5" cy="12" r="2.2" />
          <circle cx="12.5" cy="12" r="2.2" />
        </>
      )}
    </svg>
  );
}
