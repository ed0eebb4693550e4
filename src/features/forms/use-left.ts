import { useEffect, useState } from 'react';

/** What was left while it was being sent, by the key of its draft. */
const left = new Map<string, unknown>();

/**
 * What an island remembers. It outlives the island where that is left while it is being sent: when the visitor comes back, it says what
 * became of it. `isSending` is the same function each time.
 */
export function useLeft<Kept>(key: string, make: () => Kept, isSending: (kept: Kept) => boolean): Kept {
  const [kept] = useState(() => (left.get(key) as Kept | undefined) ?? make());
  useEffect(() => {
    left.delete(key);
    return () => {
      if (isSending(kept)) left.set(key, kept);
    };
  }, [key, kept, isSending]);
  return kept;
}
