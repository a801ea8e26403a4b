// Figures of a view for monitoring systems, and the text format that these read (Prometheus, exposition format 0.0.4).

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** A sample; none of what is unknown. */
export function sample(labels: Sample['labels'], value: number | bigint | null | undefined): Sample[] {
  return value === null || value === undefined ? [] : [{ labels, value: Number(value) }];
}

/** The metrics as text; samples with equal names and labels are added up, because the format allows each only once. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, samples }) => {
      const sums = new Map<string, number>();
      for (const { labels, value } of samples) {
        const line = name + labelsText(labels);
        sums.set(line, (sums.get(line) ?? 0) + value);
      }
      const lines = [...sums].map(([line, value]) => `${line} ${value}`);
      return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('\n')}\n`;
    })
    .join('');
}

function labelsText(labels: Sample['labels']): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
