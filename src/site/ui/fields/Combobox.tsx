import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useSteady } from '../behaviour/use-steady.ts';

export interface ComboboxOption {
  name: string;
  /** Below the name, smaller. */
  detail: string;
}

interface Props {
  id: string;
  describedBy: string;
  placeholder: string;
  options: ComboboxOption[];
  /** Returns the indexes of the options that match a text; of all options for an empty text. */
  find: (text: string) => number[];
  /** "3 locations found" */
  foundText: (count: number) => string;
  takesFocus: boolean;
  isInvalid?: boolean;
  onChoose: (index: number) => void;
  className?: string;
}

/** So many options are added whenever the visitor scrolls near the end of the list. */
const WINDOW = 60;

/**
 * A field that searches a long list, with the options found below it: the WAI-ARIA combobox with a listbox. The focus stays in the
 * field; arrow keys move through the options, Enter or a click chooses one. The caller renders the label.
 */
export function Combobox(props: Props) {
  const {
    id,
    describedBy,
    placeholder,
    options,
    find,
    foundText,
    takesFocus,
    isInvalid,
    onChoose,
    className = '',
  } = props;
  const [text, setText] = useState('');
  const [isWanted, setOpen] = useState(false);
  const isOpen = useSteady(isWanted);
  const [active, setActive] = useState(-1);
  const [drawn, setDrawn] = useState(WINDOW);
  const list = useRef<HTMLUListElement>(null);
  const found = isOpen ? find(text) : [];
  useActiveInView(list, active);

  const show = (next: string) => {
    setText(next);
    setOpen(true);
    // The first option found is the active one.
    setActive(next.trim() === '' ? -1 : 0);
    setDrawn(WINDOW);
  };
  const move = (index: number) => {
    const next = Math.max(0, Math.min(index, found.length - 1));
    setActive(next);
    setDrawn((count) => Math.max(count, next + WINDOW));
  };
  const press = (event: KeyboardEvent) => {
    const chosen = found[active];
    // During input-method composition, Enter and arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
    else if (['ArrowDown', 'ArrowUp'].includes(event.key) && !isOpen) show(text);
    else if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'PageDown' && isOpen) move(active + 10);
    else if (event.key === 'PageUp' && isOpen) move(active - 10);
    else return;
    // Escape must not close a dialog around it, and arrow keys must not move the cursor.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={`combobox ${className}`}>
      <div className="control-box">
        <input
          id={id}
          className="control control-text"
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] !== undefined ? `${id}-${active}` : undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          aria-invalid={isInvalid ? true : undefined}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={takesFocus}
          value={text}
          onChange={({ target }) => show(target.value)}
          onClick={() => isOpen || show(text)}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
        />
        <Icon name="search" />
      </div>
      <p role="status">{isOpen && foundText(found.length)}</p>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={id}
        hidden={found.length === 0}
        // A press on the list must not take the focus from the field.
        onMouseDown={(event) => event.preventDefault()}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + 2 * clientHeight > scrollHeight) setDrawn(drawn + WINDOW);
        }}
      >
        {found.slice(0, drawn).map((option, index) => (
          <li
            key={option}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-posinset={index + 1}
            aria-setsize={found.length}
            onClick={() => onChoose(option)}
          >
            <b>{options[option]?.name}</b> <span>{options[option]?.detail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scrolls the list, never the page. */
function useActiveInView(list: RefObject<HTMLUListElement | null>, active: number): void {
  useEffect(() => {
    const option = list.current?.children[active];
    if (!list.current || !option) return;
    const [frame, box] = [list.current.getBoundingClientRect(), option.getBoundingClientRect()];
    if (box.top < frame.top) list.current.scrollBy(0, box.top - frame.top);
    else if (box.bottom > frame.bottom) list.current.scrollBy(0, box.bottom - frame.bottom);
  }, [list, active]);
}
