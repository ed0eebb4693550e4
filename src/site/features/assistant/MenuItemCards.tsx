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
import { CardLink } from './CardLink.tsx';

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
    <ul className="assistant-cards">
      {items.map(({ name, description, price, dietary, tag, url }, index) => (
        <li key={index} className="assistant-card">
          <p className="assistant-card-head">
            <b className="assistant-card-title">
              <CardLink href={url} className="assistant-card-cover">
                {name}
              </CardLink>
            </b>
            {price !== undefined && <span className="phone assistant-card-price">{price}</span>}
          </p>
          {description !== undefined && <p className="assistant-card-note">{description}</p>}
          {(dietary.length > 0 || tag !== undefined) && (
            <ul className="assistant-card-marks">
              {tag !== undefined && <li className="badge">{tag}</li>}
              {DIET_NAMES.filter((diet) => dietary.includes(DIETS[diet].code)).map((diet) => (
                <li key={diet} className={DIET_COLORS[diet]}>
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
