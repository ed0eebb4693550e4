import { useTexts } from '../shared/island/use-texts.ts';
import { type FinderSort, SORTS } from '#content/finder/finder-query.ts';
import type { FinderStart } from '#content/pages/locations.ts';
import { change } from '../../stores/finder.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

interface Props {
  sort: FinderSort;
  start: FinderStart;
  canSortByDistance: boolean;
  isWaiting: boolean;
}

/** The order of the list. "Nearest" is offered once the visitor's position is known, or where a link asks for it. */
export function SortSelect({ sort, start: { offers }, canSortByDistance, isWaiting }: Props) {
  const texts = useTexts();
  const orders = SORTS.filter((order) => {
    if (order === 'nearest') return canSortByDistance || sort === order;
    return order !== 'rating' || offers.rating;
  });
  return (
    <div className="finder-sort">
      <select
        className="finder-control finder-choice"
        aria-label={texts.finder.sort}
        disabled={isWaiting}
        value={sort}
        onChange={({ target }) => change({ sort: orders.find((order) => order === target.value) ?? 'listed' })}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {texts.finder.sorts[order]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="finder-control-icon" />
    </div>
  );
}
