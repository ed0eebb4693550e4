import { useTexts } from '../shared/use-texts.ts';
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw';
import flame from 'lucide-static/icons/flame.svg?raw';
import leaf from 'lucide-static/icons/leaf.svg?raw';
import sprout from 'lucide-static/icons/sprout.svg?raw';
import wheatOff from 'lucide-static/icons/wheat-off.svg?raw';
import type { MenuItemCard } from '#content/chat/answer.ts';
import { DIET_NAMES, type DietIcon, DIETS } from '#core/menu/diets.ts';
import { DIET_COLORS } from '../shared/diet-colors.ts';
import { IslandIcon } from '../../ui/icons/IslandIcon.tsx';
import { CARD, CARD_TITLE, CardLink, CARDS, COVER } from './CardLink.tsx';

const SVG_OF: Record<DietIcon, string> = {
  leaf,
  sprout,
  'wheat-off': wheatOff,
  'badge-check': badgeCheck,
  flame,
};

export function MenuItemCards({ items }: { items: MenuItemCard[] }) {
  const texts = useTexts();
  return (
    <ul className={CARDS}>
      {items.map(({ name, description, price, dietary, tag, url }, index) => (
        <li key={index} className={CARD}>
          <p className="flex items-baseline justify-between gap-4">
            <b className={`min-w-0 ${CARD_TITLE}`}>
              <CardLink href={url} className={COVER}>
                {name}
              </CardLink>
            </b>
            {price !== undefined && <span className={PRICE}>{price}</span>}
          </p>
          {description !== undefined && <p className="text-muted">{description}</p>}
          {(dietary.length > 0 || tag !== undefined) && (
            <ul className="mt-1 flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-xs">
              {tag !== undefined && <li className="badge">{tag}</li>}
              {DIET_NAMES.filter((diet) => dietary.includes(DIETS[diet].code)).map((diet) => (
                <li key={diet} className={`inline-flex items-center gap-[0.35em] ${DIET_COLORS[diet]}`}>
                  <IslandIcon svg={SVG_OF[DIETS[diet].icon]} />
                  {texts.diets[diet]}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

const PRICE =
  'phone max-w-[50%] flex-none [text-align:var(--end-side)] text-[1.0625rem] font-(--price-weight) [font-stretch:var(--item-stretch)]';
