import type { Diagnostic } from '../diagnostics/notes.ts';

/** `lost` is the sentence for one: "The item is left out." */
export function describeHiding(
  says: 'hidden' | 'unclear',
  lost = 'The entry is left out.',
): (count: number) => Diagnostic {
  const entry = lost.replace(' is left out.', '');
  return (count) => {
    const [all, are] = count === 1 ? [entry, 'is'] : [`${entry} and ${count - 1} more like it`, 'are'];
    return says === 'hidden'
      ? { problem: 'means that it is not to be shown', outcome: `${all} ${are} left out.` }
      : {
          problem: 'does not tell whether it is to be shown',
          outcome: `${all} ${are} shown.`,
          example: 'true or false',
        };
  };
}
