import { useTexts } from '../shared/island/use-texts.ts';
import { useStore } from '@nanostores/react';
import { useMemo, useRef } from 'react';
import type { Finder } from '#content/finder/finder.ts';
import { isFiltering, knownQuery } from '#content/finder/finder-query.ts';
import type { FinderStart } from '#content/pages/locations.ts';
import { askPosition } from '../../services/position.ts';
import { $position, $query, change, clearFilters, locate, type VisitorPosition, toggle } from '../../stores/finder.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { SortSelect } from './SortSelect.tsx';
import { Button } from '../../ui/button/Button.tsx';

interface Props {
  start: FinderStart;
  /** Missing while the locations are loading: the controls are shown, but disabled. */
  finder?: Finder;
  takesFocus?: boolean;
}

/** The search, filters and order. Left out where there is only one location. */
export function FinderBar({ start, finder, takesFocus = false }: Props) {
  const texts = useTexts();
  const notLocated: Partial<Record<VisitorPosition['state'], string>> = texts.finder.notLocated;
  const asked = useStore($query, { ssr: 'initial' });
  const position = useStore($position, { ssr: 'initial' });
  const query = useMemo(() => (finder ? knownQuery(asked, finder) : asked), [asked, finder]);
  const field = useRef<HTMLInputElement>(null);
  const { total, offers } = start;
  if (total < 2) return null;

  const isWaiting = !finder;
  const isNearest = query.sort === 'nearest' && position.state === 'known';
  const clear = () => {
    clearFilters();
    // The button disappears with the filters.
    field.current?.focus();
  };
  return (
    <search className="finder-bar" aria-label={texts.finder.find}>
      <div className="finder-search">
        <Icon name="search" className="finder-control-icon" />
        <input
          className="finder-control"
          ref={field}
          type="search"
          aria-label={texts.finder.search}
          placeholder={texts.finder.searchShort}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          autoFocus={takesFocus}
          disabled={isWaiting}
          value={asked.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </div>
      {offers.services && (
        <MultiSelect
          label={texts.finder.services}
          names={finder?.services}
          chosen={query.services}
          onToggle={(name) => toggle('services', name)}
        />
      )}
      {offers.features && (
        <MultiSelect
          label={texts.finder.features}
          names={finder?.features}
          chosen={query.features}
          onToggle={(name) => toggle('features', name)}
        />
      )}
      {offers.openNow && (
        <button
          type="button"
          className="finder-control finder-choice finder-choice-button"
          disabled={isWaiting}
          aria-pressed={query.isOpenNow}
          onClick={() => change({ isOpenNow: !query.isOpenNow })}
        >
          {texts.finder.openNow}
        </button>
      )}
      {offers.nearest && (
        <button
          type="button"
          className="finder-control finder-choice finder-choice-button"
          disabled={isWaiting}
          aria-pressed={isNearest}
          onClick={() => (isNearest ? change({ sort: 'listed' }) : void locate(askPosition))}
        >
          <Icon name="navigation" />
          {position.state === 'asking' ? texts.finder.locating : texts.finder.locate}
        </button>
      )}
      <SortSelect
        sort={query.sort}
        start={start}
        canSortByDistance={position.state === 'known'}
        isWaiting={isWaiting}
      />
      {isFiltering(query) && (
        <Button variant="link" className="finder-choice" onClick={clear}>
          {texts.actions.clearFilters}
        </Button>
      )}
      <p role="status">{notLocated[position.state]}</p>
    </search>
  );
}
