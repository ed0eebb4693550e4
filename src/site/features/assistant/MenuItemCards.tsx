import { useTexts } from '../shared/island/use-texts.ts';
import type { MenuItemCard } from '#content/chat/answer.ts';
import { DIET_NAMES, DIETS } from '#core/menu/diets.ts';
import { DIET_COLORS } from '../shared/diet-colors.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { CardLink } from './CardLink.tsx';

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
                  <Icon name={DIETS[diet].icon} />
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
