export interface Clock {
  /** The first date on which the brand's pages say something else: `YYYY-MM-DD`. */
  expect: (slug: string, date: string) => void;
  /** The brands whose date has come. Each is told once. */
  due: (today: string) => string[];
}

/** Remembers on which day each brand must be built again although its configuration is the same: an offer or special hours have ended. */
export function makeClock(): Clock {
  const dates = new Map<string, string>();

  function due(today: string): string[] {
    const slugs = [...dates].filter(([, date]) => date <= today).map(([slug]) => slug);
    for (const slug of slugs) dates.delete(slug);
    return slugs;
  }

  return { expect: (slug, date) => void dates.set(slug, date), due };
}
