/** The legend of a step, and how far the visitor has come. */
export function Question({ count, text }: { count: string; text: string }) {
  return (
    <legend>
      <span className="kicker">{count}</span> <span>{text}</span>
    </legend>
  );
}
