import { useTexts } from '../shared/island/use-texts.ts';
import type { FinderLocation } from '#content/finder/finder-data.ts';
import { mapOf } from '#core/links/map.ts';
import { ArrowLink } from '../../ui/button/ArrowLink.tsx';

interface Props {
  /** The selected location, for a link to Google Maps. */
  location?: FinderLocation;
}

/** Replaces a map that cannot be shown. */
export function MapError({ location }: Props) {
  const texts = useTexts();
  const view = location && mapOf(location.name, location, texts);
  return (
    <div className="grid content-center justify-items-start gap-2 px-gutter py-4 text-sm text-muted max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-baseline max-lg:gap-x-3">
      <h2 className="font-body text-sm/[1.4] font-ui tracking-[0] text-foreground normal-case font-stretch-normal">
        {texts.finder.mapError}
      </h2>
      <p>{texts.finder.noApi}</p>
      {location && view && (
        <div className="hidden lg:-order-1 lg:mb-12 lg:grid lg:justify-items-start lg:gap-4 lg:text-foreground">
          <p className="display text-4xl leading-[max(1,var(--brand-leading))]">{location.name}</p>
          <ArrowLink href={view.link.href}>{view.link.label}</ArrowLink>
        </div>
      )}
    </div>
  );
}
