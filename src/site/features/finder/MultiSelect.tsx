import { useTexts } from '../shared/use-texts.ts';
import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IslandIcon } from '../../ui/icons/IslandIcon.tsx';

interface Props {
  label: string;
  /** Missing while the locations are loading. */
  names: string[] | undefined;
  chosen: string[];
  onToggle: (name: string) => void;
}

/** Below its button where it fits, also with larger letters; otherwise as wide as the screen. */
const PANEL =
  'absolute inset-x-gutter z-1 mt-2 max-h-[min(24rem,60svh)] min-w-0 overflow-y-auto overscroll-contain rounded-[min(var(--r2),16px)] border-0 bg-surface-raised p-2 text-foreground shadow-float @min-[54rem]:start-0 @min-[54rem]:end-auto @min-[54rem]:w-max @min-[54rem]:max-w-[18rem]';

/** Checkboxes in a panel below a button. All of it is native HTML, which keyboards and screen readers know. */
export function MultiSelect({ label, names, chosen, onToggle }: Props) {
  const texts = useTexts();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOutside(box.current), [names]);

  const title = (
    <>
      {label}
      {chosen.length > 0 && (
        <b className="grid min-h-[1.65em] min-w-[1.65em] place-items-center rounded-full bg-primary text-xs text-on-primary [font-variant-numeric:tabular-nums_lining-nums]">
          {chosen.length}
          <span className="sr-only"> {texts.finder.chosen}</span>
        </b>
      )}
      <IslandIcon svg={chevron} className="size-[1.1em] group-open:rotate-180" />
    </>
  );
  if (!names)
    return (
      <button type="button" className="finder-control finder-choice finder-choice-button" disabled>
        {title}
      </button>
    );
  return (
    // The browser keeps only one open among several of the same name.
    <details ref={box} className="group @min-[54rem]:relative" name="finder-choices" onKeyDown={closeOnEscape}>
      <summary className="finder-control finder-choice finder-choice-button has-[b]:text-primary-text">{title}</summary>
      <fieldset className={PANEL}>
        <legend className="sr-only">{label}</legend>
        {names.map((name) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[min(var(--r1),10px)] px-3 py-1 text-sm leading-[1.3] hover:bg-tint"
          >
            <input
              type="checkbox"
              className="size-5 flex-none accent-primary focus-visible:rounded-[2px] focus-visible:outline-offset-2"
              checked={chosen.includes(name)}
              onChange={() => onToggle(name)}
            />
            <span className="min-w-0">{name}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  Object.assign(currentTarget, { open: false });
  currentTarget.querySelector('summary')?.focus();
}

/** A click or a focus outside closes the panel, like a menu. */
function closeOutside(box: HTMLDetailsElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const close = ({ target }: Event) => {
    if (target instanceof Node && !box.contains(target)) Object.assign(box, { open: false });
  };
  document.addEventListener('pointerdown', close);
  document.addEventListener('focusin', close);
  return () => {
    document.removeEventListener('pointerdown', close);
    document.removeEventListener('focusin', close);
  };
}
