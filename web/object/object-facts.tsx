// One object: what the game says of it, what it is connected to, and folded what the save has of it.

import { FactList } from '../blocks/blocks.tsx';
import {
  type EndFragment,
  type InspectedFragment,
  ObjectByPathDocument,
  type PlacedFragment,
} from '../queries.gen.ts';
import { Button } from '../shell/controls.tsx';
import { Waiting } from '../shell/feedback.tsx';
import { count, figure, objectTitle, words } from '../shell/format.ts';
import { QueryButton } from '../shell/query-button.tsx';
import { ValueView } from '../shell/value-view.tsx';
import type { Fact, Facts, FactValue } from './facts.ts';
import { GameFacts } from './game-facts.tsx';

interface Props {
  readonly slug: string;
  readonly object: InspectedFragment;
  /** Null while they are not known. */
  readonly facts: Facts | null;
  readonly onFollow: (path: string) => void;
  readonly nameOf: NameOf;
}

export function ObjectFacts(props: Props) {
  const { object, facts, onFollow, nameOf } = props;
  const groups = new Map(facts?.groups);
  const known = new Set(groups.get('leads')?.flatMap(({ values }) => values.map(({ path }) => path)));
  const connected = connectionsOf(object, nameOf)
    .map(({ name, values }) => ({ name, values: values.filter(({ path }) => !known.has(path)) }))
    .filter(({ values }) => values.length > 0);
  if (connected.length > 0) groups.set('leads', [...(groups.get('leads') ?? []), ...connected]);
  return (
    <>
      {object.issues.map(({ code, message }) => (
        <p key={message} class="problem">
          {code}: {message}
        </p>
      ))}
      {facts ? <GameFacts groups={groups} onFollow={onFollow} /> : <Waiting text="Asking" />}
      <details open={facts?.groups.size === 0 && facts.title === null}>
        <summary>As saved</summary>
        <Saved {...props} />
      </details>
    </>
  );
}

function Saved({ slug, object, onFollow }: Props) {
  const { position: at } = object;
  return (
    <>
      <Crumbs object={object} onFollow={onFollow} />
      <FactList
        rows={[
          ['Path', object.path],
          at && ['Place', [at.x, at.y, at.z].map(figure).join(', ')],
          !!object.level && ['Level', object.level],
        ]}
      />
      <div class="actions">
        <QueryButton document={ObjectByPathDocument} variables={{ save: slug, path: object.path }} />
      </div>
      <ul class="properties" aria-label="Properties">
        {object.properties?.map(({ name, index, type, value }) => (
          <li key={`${name} ${index}`}>
            <span class="property-name" title={type}>
              {index > 0 ? `${name} [${index}]` : name}
            </span>
            <ValueView value={value} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <Links
        title="Leads to"
        total={object.references?.totalCount}
        links={object.references?.nodes.map(({ path, target }) => [path, target])}
        onFollow={onFollow}
      />
      <Links
        title="Named by"
        total={object.referencedBy?.totalCount}
        links={object.referencedBy?.nodes.map(({ path, source }) => [path, source])}
        onFollow={onFollow}
      />
      <Links
        title="Contains"
        total={object.children?.totalCount}
        links={object.children?.nodes.map((child) => ['', child])}
        onFollow={onFollow}
      />
    </>
  );
}

function Crumbs({ object, onFollow }: Pick<Props, 'object' | 'onFollow'>) {
  return (
    <nav class="crumbs" aria-label="Where it belongs">
      {ancestorsOf(object).map(({ path, name, title }) => (
        <span key={path}>
          <Button class="link" title={path} onClick={() => onFollow(path)}>
            {title ?? name}
          </Button>
          <span aria-hidden="true"> › </span>
        </span>
      ))}
      <span>{object.name}</span>
      <span class="badge">{object.kind.toLowerCase()}</span>
    </nav>
  );
}

interface Crumb {
  readonly path: string;
  readonly name: string;
  readonly title: string | null;
  readonly parent?: Crumb | null;
}

/** The outermost first. */
function ancestorsOf({ parent }: { readonly parent?: Crumb | null }): Crumb[] {
  const found: Crumb[] = [];
  for (let crumb = parent; crumb; crumb = crumb.parent) found.unshift(crumb);
  return found;
}

interface LinksProps extends Pick<Props, 'onFollow'> {
  readonly title: string;
  readonly total: number | undefined;
  /** What each is called where it is named, and what it leads to. */
  readonly links: readonly (readonly [string, EndFragment])[] | undefined;
}

function Links({ title, total = 0, links = [], onFollow }: LinksProps) {
  if (total === 0) return null;
  return (
    <details>
      <summary>
        {title} <span class="number">{count(total)}</span>
      </summary>
      <ul class="links">
        {links.map(([label, end], at) => (
          <li key={at}>
            {label !== '' && <span class="muted">{label} </span>}
            <Button class="link" title={end.path} onClick={() => onFollow(end.path)}>
              {objectTitle(end)}
            </Button>
            <span class="muted"> {end.class.title ?? words(end.class.name)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a thing is called on the map; null if it is not there. */
type NameOf = (thing: PlacedFragment) => string | null;

function connectionsOf(object: InspectedFragment, nameOf: NameOf): Fact[] {
  const [around, within]: [FactValue[], FactValue[]] = [[], []];
  const seen = new Set([object.path]);
  for (const end of endsOf(object)) {
    const thing = placed(end);
    if (!thing || seen.has(thing.path)) continue;
    seen.add(thing.path);
    const text = (thing.title ? null : nameOf(thing)) ?? objectTitle(thing);
    (object.parent?.path === thing.path ? within : around).push({ text, path: thing.path });
  }
  return [
    { name: 'Part of', values: within },
    { name: 'Connected to', values: around },
  ];
}

type Ends = Omit<InspectedFragment['children'] & object, 'totalCount'>['nodes'][number];

function endsOf(object: InspectedFragment): EndFragment[] {
  const of = ({ references, referencedBy }: Pick<Ends, 'references' | 'referencedBy'>): EndFragment[] => [
    ...(references?.nodes ?? []).map(({ target }) => target),
    ...(referencedBy?.nodes ?? []).map(({ source }) => source),
  ];
  return [...of(object), ...(object.children?.nodes ?? []).flatMap(of)];
}

/** A component is where the thing is that it belongs to. */
function placed(end: EndFragment): PlacedFragment | null {
  if (end.position) return end;
  return end.parent?.position ? end.parent : null;
}
