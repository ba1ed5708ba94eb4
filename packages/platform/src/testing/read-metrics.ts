export interface MetricSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface MetricFamily {
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary';
  readonly help: string;
  readonly samples: MetricSample[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const SAMPLE = new RegExp(
  `^(${NAME})(?:\\{(.*)\\})? (-?(?:\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)|[+-]Inf|Nan|NaN)$`,
);
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,(?=[a-zA-Z_])|$)/y;
const SUFFIXES = {
  counter: [''],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
};

/**
 * Reads Prometheus' text format (version 0.0.4) and takes nothing that the format does not allow: a sample before its HELP and
 * TYPE, a family in two places, a series twice, a histogram whose buckets fall or miss `+Inf`, a counter below zero or one whose
 * name does not say that it is one.
 *
 * @throws Error that names the line
 */
export function readMetrics(text: string): Map<string, MetricFamily> {
  const families = new Map<string, MetricFamily>();
  const series = new Set<string>();
  let help: { readonly name: string; readonly text: string } | undefined;
  let current: { readonly name: string; readonly family: MetricFamily } | undefined;
  if (!text.endsWith('\n')) throw new Error('the last line does not end');
  for (const line of text.split('\n')) {
    const refuse = (why: string): never => {
      throw new Error(`${why}: ${line}`);
    };
    if (line === '') continue;
    const comment = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line);
    if (comment) {
      const [, kind, name = '', rest = ''] = comment;
      if (families.has(name)) refuse('a family in two places');
      if (kind === 'HELP') help = { name, text: rest };
      else {
        if (help?.name !== name) refuse('a type without its help');
        if (!(rest in SUFFIXES)) refuse('no type');
        const family: MetricFamily = {
          type: rest as MetricFamily['type'],
          help: help?.text ?? '',
          samples: [],
        };
        families.set(name, family);
        current = { name, family };
        if (family.type === 'counter' && !name.endsWith('_total')) refuse('a counter that is not called one');
      }
      continue;
    }
    const [, name = '', labelText, valueText = ''] = SAMPLE.exec(line) ?? refuse('no sample');
    if (!current || !SUFFIXES[current.family.type].some((suffix) => name === current?.name + suffix))
      refuse('a sample outside its family');
    const labels = readLabels(labelText ?? '', refuse);
    const key = `${name} ${JSON.stringify(Object.entries(labels).toSorted())}`;
    if (series.has(key)) refuse('a series twice');
    series.add(key);
    const value = Number(valueText.replace('Inf', 'Infinity'));
    if (current?.family.type === 'counter' && !(value >= 0)) refuse('a counter below zero');
    current?.family.samples.push({ name, labels, value });
  }
  for (const [name, family] of families) if (family.type === 'histogram') requireCumulative(name, family);
  return families;
}

function readLabels(text: string, refuse: (why: string) => never): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const [, name = '', value = ''] = LABEL.exec(text) ?? refuse('no labels');
    if (name in labels) refuse('a label twice');
    labels[name] = value.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  }
  return labels;
}

function requireCumulative(name: string, { samples }: MetricFamily): void {
  const groups = Map.groupBy(samples, ({ labels }) =>
    JSON.stringify(
      Object.entries(labels)
        .filter(([label]) => label !== 'le')
        .toSorted(),
    ),
  );
  for (const [key, group] of groups) {
    const of = (suffix: string) => group.filter((sample) => sample.name === name + suffix);
    const buckets = of('_bucket');
    const [count] = of('_count');
    const falls = buckets.some(({ value, labels }, at) => {
      const before = buckets[at - 1];
      const bound = (le = '') => Number(le.replace('Inf', 'Infinity'));
      return (
        before !== undefined && (before.value > value || bound(before.labels['le']) >= bound(labels['le']))
      );
    });
    const last = buckets.at(-1);
    if (falls || last?.labels['le'] !== '+Inf' || last.value !== count?.value || of('_sum').length !== 1)
      throw new Error(`the buckets of ${name} ${key} do not add up`);
  }
}
