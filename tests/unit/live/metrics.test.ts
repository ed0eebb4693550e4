import { expect, test } from 'vitest';
import { makeMetrics } from '#live/metrics.ts';

const GAUGES = {
  queue_length: 2,
  brands_at_work: 1,
  oldest_waiting_seconds: 1.5,
  brands_failing: 0,
  brands_given_up: 0,
};
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`front_of_house_${name}`));

test('counts by label, and tells each family once', () => {
  const metrics = makeMetrics(() => 1000);
  metrics.count('builds_total', { outcome: 'built' });
  metrics.count('builds_total', { outcome: 'built' });
  metrics.count('builds_total', { outcome: 'failed' });
  metrics.count('bytes_sent_total', {}, 117_800);
  const leads = { name: 'deliveries_total', type: 'counter', help: 'Sent.', lines: ['{result="sent"} 3'] };
  const text = metrics.toText(GAUGES, [{ name: 'a:1', atWork: 1 }], [leads]);
  expect(linesOf(text, 'builds')).toEqual([
    'front_of_house_builds_total{outcome="built"} 2',
    'front_of_house_builds_total{outcome="failed"} 1',
  ]);
  expect(linesOf(text, 'bytes')).toEqual(['front_of_house_bytes_sent_total 117800']);
  expect(linesOf(text, 'deliveries')).toEqual(['front_of_house_deliveries_total{result="sent"} 3']);
  expect(linesOf(text, 'queue')).toEqual(['front_of_house_queue_length 2']);
  expect(linesOf(text, 'resident')).toEqual(['front_of_house_resident_memory_bytes 1000']);
  expect(linesOf(text, 'machine')).toEqual(['front_of_house_machine_at_work{machine="a:1"} 1']);
  const families = [...text.matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)].map(([, name]) => name);
  expect(new Set(families).size).toBe(families.length);
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual(
    expect.not.arrayContaining([expect.not.stringMatching(/^[a-z_]+(\{[a-z]+="[^"]*"\})? [\d.]+$/)]),
  );
  expect(text.endsWith('\n')).toBe(true);
});

test('a bucket of the histogram counts what is at most as long, and the last one all', () => {
  const metrics = makeMetrics();
  for (const seconds of [0.05, 0.3, 0.31, 7200]) metrics.observe(seconds);
  const lines = linesOf(metrics.toText(GAUGES), 'change_to_published_seconds');
  expect(lines).toEqual(
    expect.arrayContaining([
      'front_of_house_change_to_published_seconds_bucket{le="0.2"} 1',
      'front_of_house_change_to_published_seconds_bucket{le="0.3"} 2',
      'front_of_house_change_to_published_seconds_bucket{le="0.5"} 3',
      'front_of_house_change_to_published_seconds_bucket{le="1800"} 3',
      'front_of_house_change_to_published_seconds_bucket{le="+Inf"} 4',
      'front_of_house_change_to_published_seconds_count 4',
    ]),
  );
  expect(lines.at(-2)).toMatch(/_sum 7200\.66/);
});
