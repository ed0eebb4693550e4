import badgeCheck from 'lucide-static/icons/badge-check.svg?raw';
import flame from 'lucide-static/icons/flame.svg?raw';
import leaf from 'lucide-static/icons/leaf.svg?raw';
import sprout from 'lucide-static/icons/sprout.svg?raw';
import wheatOff from 'lucide-static/icons/wheat-off.svg?raw';
import type { DietCode, MenuItemCard } from '../../domain/assistant/answer.ts';
import { IslandIcon } from '../../ui/icons/IslandIcon.tsx';
import { CARD, CARD_TITLE, CardLink, CARDS, COVER } from './CardLink.tsx';

const DIETS: Record<DietCode, { label: string; icon: string }> = {
  v: { label: 'Vegetarian', icon: leaf },
  ve: { label: 'Vegan', icon: sprout },
  gf: { label: 'Gluten-free', icon: wheatOff },
  halal: { label: 'Halal', icon: badgeCheck },
  spicy: { label: 'Spicy', icon: flame },
};

export function MenuItemCards({ items }: { items: MenuItemCard[] }) {
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
            <ul className="mt-1 flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-xs text-accent-text">
              {tag !== undefined && <li className={TAG}>{tag}</li>}
              {dietary.map((code) => (
                <li key={code} className="inline-flex items-center gap-[0.35em]">
                  <IslandIcon svg={DIETS[code].icon} />
                  {DIETS[code].label}
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
  'phone max-w-[50%] flex-none text-end text-[1.0625rem] font-[600] grotesk:font-[700] grotesk:font-stretch-84%';
const TAG = 'rounded-sm bg-accent px-[0.6em] py-[0.45em] leading-none font-[700] text-on-accent';
