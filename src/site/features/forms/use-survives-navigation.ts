import { useEffect, useState } from 'react';

/** Islands that were left while they were sending, by the key of their draft. */
const left = new Map<string, unknown>();

/**
 * State of an island that survives a navigation while the form is being sent: when the visitor comes back, the form shows the outcome.
 * `isSending` must be the same function each time.
 */
export function useSurvivesNavigation<Kept>(key: string, make: () => Kept, isSending: (kept: Kept) => boolean): Kept {
  const [kept] = useState(() => (left.get(key) as Kept | undefined) ?? make());
  useEffect(() => {
    left.delete(key);
    return () => {
      if (isSending(kept)) left.set(key, kept);
    };
  }, [key, kept, isSending]);
  return kept;
}
