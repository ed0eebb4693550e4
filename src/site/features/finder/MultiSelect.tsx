import { useTexts } from '../shared/island/use-texts.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';

interface Props {
  label: string;
  /** Missing while the locations are loading. */
  names: string[] | undefined;
  chosen: string[];
  onToggle: (name: string) => void;
}

/** Checkboxes in a panel below a button. All of it is native HTML, which keyboards and screen readers know. */
export function MultiSelect({ label, names, chosen, onToggle }: Props) {
  const texts = useTexts();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOutside(box.current), [names]);

  const title = (
    <>
      {label}
      {chosen.length > 0 && (
        <b className="finder-chosen">
          {chosen.length}
          <span className="sr-only"> {texts.finder.chosen}</span>
        </b>
      )}
      <Icon name="chevron-down" />
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
    <details ref={box} className="multi-select" name="finder-choices" onKeyDown={closeOnEscape}>
      <summary className="finder-control finder-choice finder-choice-button">{title}</summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {names.map((name) => (
          <label key={name}>
            <input type="checkbox" checked={chosen.includes(name)} onChange={() => onToggle(name)} />
            <span>{name}</span>
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
