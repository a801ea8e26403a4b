// Facts that every save has, whatever its game: numbers of objects, their classes, and what could not be read.

import { Bars, Card, Tiles } from '../blocks/blocks.tsx';
import { Table } from '../blocks/table.tsx';
import { useQuery } from '../net/use-data.ts';
import { SaveFactsDocument } from '../queries.gen.ts';
import { Failure, Waiting } from '../shell/feedback.tsx';
import { bytes, count, words } from '../shell/format.ts';

const MOST_FILES = 40;

export function SaveFacts({ slug }: { readonly slug: string }) {
  const variables = { save: slug };
  const { data, error, isLoading } = useQuery(SaveFactsDocument, variables);
  if (error) return <Failure error={error} />;
  const save = data?.save;
  if (!save?.stats) return isLoading ? <Waiting text="Reading the save" /> : null;
  const { stats, classes, issues, files } = save;
  return (
    <>
      <h2 class="part">
        The save itself
        {stats.integrity !== 'NONE' && (
          <span class="badge" title="What the sum that the file holds of its own bytes says">
            {stats.integrity === 'MATCHES' ? 'as the game wrote it' : 'changed or damaged'}
          </span>
        )}
      </h2>
      <Tiles
        tiles={[
          ['Objects', count(stats.objects)],
          ['References', count(stats.references)],
          ['Classes', count(stats.classes)],
          ['Read in', `${count(stats.loadMillis)} ms`],
          ['Inflated', bytes(Number(stats.bytes))],
          ['Not understood', count(stats.issues)],
        ]}
      />
      <div class="cards">
        <Card title="Most frequent classes" document={SaveFactsDocument} variables={variables}>
          <Bars
            rows={(classes?.nodes ?? [])
              .filter(({ path }) => path !== 'External' && path !== 'Missing')
              .map(({ path, name, title, count: members }) => [
                title ?? (name === '#' ? entriesOf(path) : words(name)),
                members,
              ])}
          />
        </Card>
        <Card title="Files">
          {/* Of all of them: a save has one version, packages as many as there are among them. */}
          <p class="muted">{files[0]?.version}</p>
          <Table
            caption="Files"
            rows={files.slice(0, MOST_FILES)}
            total={files.length}
            columns={[
              { title: 'Name', cell: ({ name }) => name },
              { title: 'Size', number: (file) => Number(file.bytes ?? 0), show: bytes },
            ]}
          />
        </Card>
        {issues && issues.totalCount > 0 && (
          <Card title={`What could not be read (${count(stats.issues)})`}>
            <ul class="lines">
              {issues.nodes.map(({ code, message, file, count: alike }, at) => (
                <li key={`${at} ${message}`}>
                  <span class="badge">{code}</span> {message} <span class="muted">{file}</span>
                  {alike > 1 && <span class="muted"> ({count(alike)} times)</span>}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}

/** Entries of a list whose keys are numbers have no name but its. */
function entriesOf(path: string): string {
  return `Entries of ${words(path.split(/[/:]/).at(-2) ?? path).replace(/ #$/, '')}`;
}
