/** The counters of the builder. Names and units follow the conventions of Prometheus. */
const COUNTERS = {
  changes_heard_total: 'Changes that were heard, by where from.',
  webhooks_total: 'Calls of POST /changes, by the status of the answer.',
  builds_total: 'Builds of a brand, by what became of them.',
  publishes_total: 'Brands brought to the target, by what became of them.',
  files_sent_total: 'Files that were sent to the target.',
  bytes_sent_total: 'Bytes that were sent to the target.',
} as const;
const GAUGES = {
  queue_length: 'Brands that wait or are at work.',
  brands_at_work: 'Brands that are built or published at the moment.',
  oldest_waiting_seconds: 'How long the oldest change that is not published has waited.',
  brands_failing: 'Brands whose last build or publish failed.',
  brands_given_up: 'Those of them that are not tried again before they change.',
} as const;
const HISTOGRAM = 'change_to_published_seconds';
const BUCKETS_S = [0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30, 60, 300, 1800];
const PREFIX = 'front_of_house_';

type Labels = Record<string, string | number>;

export interface Metrics {
  count: (name: keyof typeof COUNTERS, labels?: Labels, by?: number) => void;
  /** Seconds from a change until it was published. */
  observe: (seconds: number) => void;
  /** The text format 0.0.4 of Prometheus. `more`: families that somebody else counts; a line is what follows the name. */
  toText: (
    gauges: Record<keyof typeof GAUGES, number>,
    machines?: { name: string; atWork: number }[],
    more?: readonly { name: string; type: string; help: string; lines: string[] }[],
  ) => string;
}

export function makeMetrics(memory: () => number = () => process.memoryUsage.rss()): Metrics {
  const counts = new Map<keyof typeof COUNTERS, Map<string, number>>();
  const buckets = BUCKETS_S.map(() => 0);
  let [observed, sum] = [0, 0];

  const count: Metrics['count'] = (name, labels = {}, by = 1) => {
    const series = counts.get(name) ?? new Map<string, number>();
    counts.set(name, series.set(labelsToText(labels), (series.get(labelsToText(labels)) ?? 0) + by));
  };

  count('files_sent_total', {}, 0);
  count('bytes_sent_total', {}, 0);

  function observe(seconds: number): void {
    observed += 1;
    sum += seconds;
    for (const [index, bound] of BUCKETS_S.entries()) if (seconds <= bound) buckets[index] = (buckets[index] ?? 0) + 1;
  }

  const toText: Metrics['toText'] = (gauges, machines = [], more = []) => {
    const families = [
      ...Object.entries(COUNTERS).map(([name, help]) => {
        const series = counts.get(name as keyof typeof COUNTERS) ?? [];
        return family(
          name,
          'counter',
          help,
          Array.from(series, ([labels, value]) => `${labels} ${value}`),
        );
      }),
      ...Object.entries(GAUGES).map(([name, help]) =>
        family(name, 'gauge', help, [` ${gauges[name as keyof typeof GAUGES]}`]),
      ),
      family(
        'machine_at_work',
        'gauge',
        'Brands at work on each machine of the queue, of the last five seconds.',
        machines.map(({ name, atWork }) => `${labelsToText({ machine: name })} ${atWork}`),
      ),
      family(HISTOGRAM, 'histogram', 'Seconds from a change that was heard until it was published.', [
        ...BUCKETS_S.map((bound, index) => `_bucket{le="${bound}"} ${buckets[index]}`),
        `_bucket{le="+Inf"} ${observed}`,
        `_sum ${sum}`,
        `_count ${observed}`,
      ]),
      ...more.map(({ name, type, help, lines }) => family(name, type, help, lines)),
      family('resident_memory_bytes', 'gauge', 'Memory of this process, without those that build.', [` ${memory()}`]),
    ];
    return `${families.join('\n')}\n`;
  };

  return { count, observe, toText };
}

function family(name: string, type: string, help: string, lines: string[]): string {
  const full = PREFIX + name;
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines.map((line) => full + line)].join('\n');
}

/** Values are our own words, numbers and names of hosts, so nothing has to be escaped. */
function labelsToText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length === 0 ? '' : `{${pairs.join()}}`;
}
