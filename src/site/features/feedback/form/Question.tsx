/** The legend of a step, with its number: "1 of 4". */
export function Question({ count, text }: { count: string; text: string }) {
  return (
    <legend>
      <span className="kicker">{count}</span> <span className="feedback-question">{text}</span>
    </legend>
  );
}
