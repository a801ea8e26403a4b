// What the save says of one object: its place, its properties, and its references as links.

import type { InspectedFragment } from '../../queries.gen.ts';
import { count, figure, lastPart, words } from '../../shell/format.ts';
import { ValueView } from '../../shell/value-view.tsx';

interface Props {
  readonly object: InspectedFragment;
  readonly onFollow: (path: string) => void;
}

export function ObjectFacts({ object, onFollow }: Props) {
  return (
    <>
      <dl class="facts">
        <dt>Path</dt>
        <dd class="path">{object.path}</dd>
        {object.position && (
          <>
            <dt>Place</dt>
            <dd>{[object.position.x, object.position.y, object.position.z].map(figure).join(', ')}</dd>
          </>
        )}
        {object.level && (
          <>
            <dt>Level</dt>
            <dd>{object.level}</dd>
          </>
        )}
      </dl>
      {object.issues.map(({ code, message }) => (
        <p key={message} class="problem">
          {code}: {message}
        </p>
      ))}
      <Section title="Properties" total={object.properties?.length ?? 0} isOpen>
        <ul class="properties">
          {object.properties?.map(({ name, index, type, value }) => (
            <li key={`${name} ${index}`}>
              <span class="property-name" title={type}>
                {index > 0 ? `${name} [${index}]` : name}
              </span>
              <ValueView value={value} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </Section>
      <References object={object} onFollow={onFollow} />
    </>
  );
}

/** References in both directions, and what the object contains. */
function References({ object, onFollow }: Props) {
  return (
    <>
      <Section title="Leads to" total={object.references?.totalCount ?? 0}>
        <Links
          links={(object.references?.nodes ?? []).map(({ kind, path: label, target }) => ({
            kind,
            label,
            end: target,
          }))}
          onFollow={onFollow}
        />
      </Section>
      <Section title="Named by" total={object.referencedBy?.totalCount ?? 0}>
        <Links
          links={(object.referencedBy?.nodes ?? []).map(({ kind, path: label, source }) => ({
            kind,
            label,
            end: source,
          }))}
          onFollow={onFollow}
        />
      </Section>
      <Section title="Contains" total={object.children?.totalCount ?? 0}>
        <Links
          links={(object.children?.nodes ?? []).map((end) => ({ kind: '', label: '', end }))}
          onFollow={onFollow}
        />
      </Section>
    </>
  );
}

interface Link {
  readonly kind: string;
  readonly label: string;
  readonly end: { readonly path: string; readonly name: string; readonly class: { readonly name: string } };
}

function Links({
  links,
  onFollow,
}: {
  readonly links: readonly Link[];
  readonly onFollow: (path: string) => void;
}) {
  return (
    <ul class="links">
      {links.map(({ label, end }, at) => (
        <li key={at}>
          {label !== '' && <span class="muted">{label} </span>}
          <button type="button" class="link" title={end.path} onClick={() => onFollow(end.path)}>
            {lastPart(end.name)}
          </button>
          <span class="muted"> {words(end.class.name)}</span>
        </li>
      ))}
    </ul>
  );
}

function Section({
  title,
  total,
  isOpen = false,
  children,
}: {
  readonly title: string;
  readonly total: number;
  readonly isOpen?: boolean;
  readonly children: preact.ComponentChildren;
}) {
  if (total === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        {title} <span class="number">{count(total)}</span>
      </summary>
      {children}
    </details>
  );
}
