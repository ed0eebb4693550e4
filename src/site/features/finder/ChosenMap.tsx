import { useTexts } from '../shared/island/use-texts.ts';
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { FinderLocation } from '#content/finder/finder-data.ts';
import { mapOf, type MapView } from '#core/links/map.ts';
import { answers } from '../../services/answers.ts';
import { allowForVisit } from '../../ui/behaviour/allowed-for-visit.ts';
import { useAllowed } from '../../ui/behaviour/use-allowed.ts';
import { whenSeen } from '../../ui/behaviour/when-seen.ts';
import { ArrowLink } from '../../ui/button/ArrowLink.tsx';
import { FacadeAsk } from '../shared/facade/FacadeAsk.tsx';

/** While a visitor types, each letter may choose another location. */
const SETTLED_MS = 400;

interface Props {
  location: FinderLocation | undefined;
  /** The map that the guest can ask for is that of all locations, which comes in place of this one. */
  isOfAll: boolean;
  /** The locations are here. */
  isReady: boolean;
  onShow: () => void;
}

/** The chosen location on drawn streets, and the map that Google embeds without a key. Google gets no request until the guest asks for the map. */
export function ChosenMap({ location, isOfAll, isReady, onShow }: Props) {
  const texts = useTexts();
  const view = useMemo(() => location && mapOf(location.name, location, texts), [location, texts]);
  const isAllowed = useAllowed('google-maps');
  const [takesFocus, setTakesFocus] = useState(false);
  const show = () => {
    setTakesFocus(true);
    onShow();
  };
  return (
    <div className="grid min-h-0 grid-rows-[auto_auto_minmax(0,1fr)] overflow-hidden rounded-[inherit]">
      <div className="finder-map-name min-h-26 px-6 py-4">
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
      {(view ?? isOfAll) && !isAllowed && (
        <Ask url={isOfAll ? undefined : view?.embed} isReady={isReady} onShow={show} />
      )}
      <div className="location-map-streets relative row-start-3 grid">
        {view && isAllowed && !isOfAll && <Frame view={view} takesFocus={takesFocus} />}
      </div>
    </div>
  );
}

/** `url`: what has to answer before it is shown, because a frame that fails would show the browser's own page of errors. */
function Ask({ url, isReady, onShow }: { url: string | undefined; isReady: boolean; onShow: () => void }) {
  const { facade } = useTexts();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const show = async () => {
    if (state === 'asking') return;
    setState('asking');
    if (url !== undefined && !(await answers(url))) return setState('failed');
    onShow();
    return allowForVisit('google-maps');
  };
  return (
    <FacadeAsk
      note={state === 'failed' ? facade.noAnswer('Google') : facade.map}
      label={facade.showMap}
      isBusy={state === 'asking'}
      isDisabled={!isReady}
      onShow={() => void show()}
    />
  );
}

function Frame({ view, takesFocus }: { view: MapView; takesFocus: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  /** The button that asked for it is gone, so the frame takes the focus, once. */
  const isFirst = useRef(true);
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
          onLoad={(event) => {
            showFrame(event);
            if (takesFocus && isFirst.current) event.currentTarget.focus({ preventScroll: true });
            isFirst.current = false;
          }}
        />
      )}
    </div>
  );
}

/** A frame that is loading can take the focus, so it is not shown before. */
function showFrame({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  currentTarget.dataset['loaded'] = '';
}
