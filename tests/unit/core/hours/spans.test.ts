import { expect, test } from 'vitest';
import { joinSpans, overlap, type Span } from '#core/hours/spans.ts';

test.each<[joined: Span[], spans: Span[]]>([
  [
    [[600, 900]],
    [
      [660, 900],
      [600, 720],
    ],
  ],
  [
    [[600, 900]],
    [
      [600, 720],
      [720, 900],
    ],
  ],
  [
    [
      [600, 720],
      [721, 900],
    ],
    [
      [721, 900],
      [600, 720],
    ],
  ],
  [
    [[600, 1440, 1]],
    [
      [600, 720],
      [700, 1440, 1],
    ],
  ],
  [
    [[600, 1500]],
    [
      [600, 1440, 1],
      [1440, 1500],
    ],
  ],
  [[], []],
])('%j', (joined, spans) => {
  expect(joinSpans(spans)).toEqual(joined);
});

test.each<[shared: Span[], spans: Span[], others: Span[]]>([
  [[[660, 720]], [[660, 900]], [[600, 720]]],
  [[], [[660, 900]], [[900, 1000]]],
  [
    [
      [1020, 1260],
      [1320, 1440],
    ],
    [[1020, 1440]],
    [
      [0, 1260],
      [1320, 2000],
    ],
  ],
  // Until late, where nothing ends before.
  [[[1020, 1440, 1]], [[1020, 1500]], [[600, 1440, 1]]],
  [[[1020, 1380]], [[1020, 1380]], [[600, 1440, 1]]],
  [[[1020, 1440]], [[1020, 1440, 1]], [[600, 1440]]],
  [[[1020, 1440, 1]], [[1020, 1440, 1]], [[600, 1440, 1]]],
])('%j is what is in %j and in %j', (shared, spans, others) => {
  expect(overlap(spans, others)).toEqual(shared);
});
