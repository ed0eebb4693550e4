import { useTexts } from '../shared/use-texts.ts';
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { FinderLocation } from '#content/finder/finder-data.ts';
import { mapOf, type MapView } from '#core/links/map.ts';
import { whenSeen } from '../../ui/behaviour/when-seen.ts';
import { ArrowLink } from '../../ui/button/ArrowLink.tsx';

/** While a visitor types, each letter may choose another location. */
const SETTLED_MS = 400;

/** The map that Google embeds without a key, which shows one location. Google gets no request until the visitor sees it. */
export function ChosenMap({ location }: { location: FinderLocation | undefined }) {
  const texts = useTexts();
  const view = useMemo(() => location && mapOf(location.name, location, texts), [location, texts]);
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-[inherit]">
      <div className="min-h-26 px-6 py-4">
        {location && (
          <>
            <p className="type-display text-xl [text-transform:var(--display-case)]">{location.name}</p>
            {view ? (
              <ArrowLink href={view.link.href}>{view.link.label}</ArrowLink>
            ) : (
              <p className="py-2 text-sm text-muted">{texts.finder.noPoint}</p>
            )}
          </>
        )}
      </div>
      <div className="location-map-streets relative grid">{view && <Frame view={view} />}</div>
    </div>
  );
}

function Frame({ view }: { view: MapView }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<MapView>();
  const isShown = shown?.embed === view.embed;
  useEffect(() => {
    if (isShown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopLooking = whenSeen(place.current, () => {
      timer = setTimeout(setShown, shown ? SETTLED_MS : 0, view);
    });
    return () => {
      stopLooking();
      clearTimeout(timer);
    };
  }, [view, shown, isShown]);
  return (
    <div ref={place} className="absolute inset-0">
      {shown && (
        // A new frame for each location: in the same one, every map would be an entry in the history.
        <iframe
          key={shown.embed}
          className="absolute inset-0 size-full not-data-loaded:invisible"
          title={shown.title}
          src={shown.embed}
          referrerPolicy="no-referrer-when-downgrade"
          onLoad={showFrame}
        />
      )}
    </div>
  );
}

/** A frame that is loading can take the focus, so it is not shown before. */
function showFrame({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  currentTarget.dataset['loaded'] = '';
}
