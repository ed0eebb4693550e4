/** Works on items, so many at once, in their order. After a failure nothing is begun any more; it is thrown when all that was begun has ended. */
export async function mapConcurrent<T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let failure: { error: unknown } | undefined;
  const workers = Array.from({ length: Math.min(limit, items.length) }, async () => {
    for (const item of waiting) {
      try {
        await work(item);
      } catch (error) {
        failure ??= { error };
      }
      if (failure) return;
    }
  });
  await Promise.all(workers);
  if (failure) throw failure.error;
}
