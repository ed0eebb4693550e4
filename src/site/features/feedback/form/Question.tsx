/** The legend of a step, with its number: "1 of 4". */
export function Question({ count, text }: { count: string; text: string }) {
  return (
    <legend className="mb-6 w-full p-0">
      <span className="kicker">{count}</span> <span className={TEXT}>{text}</span>
    </legend>
  );
}

/** The fieldset around it. */
export const STEP = 'group/step min-w-0 scroll-my-6 border-0 p-0 focus:[outline:none]';

const TEXT =
  'block type-display text-(length:--question,var(--t3)) leading-[1.1] text-balance [text-transform:var(--display-case)]';
