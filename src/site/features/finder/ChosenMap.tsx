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
    <div className="chosen-map">
      <div className="chosen-map-head">
        {location && (
          <>
            <p className="chosen-map-name">{location.name}</p>
            {view ? (
              <ArrowLink href={view.link.href}>{view.link.label}</ArrowLink>
            ) : (
              <p className="chosen-map-note">{texts.finder.noPoint}</p>
            )}
          </>
        )}
      </div>
      <div className="location-map-streets">{view && <Frame view={view} />}</div>
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
    <div ref={place} className="chosen-map-frame">
      {shown && (
        // A new frame for each location: in the same one, every map would be an entry in the history.
        <iframe
          key={shown.embed}
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
