import { useTexts } from '../shared/island/use-texts.ts';
import type { OfIsland } from '../shared/island/island-props.ts';
import { Island } from '../shared/island/Island.tsx';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Finder as LocationFinder } from '#content/finder/finder.ts';
import type { FinderData } from '#content/finder/finder-data.ts';
import type { FinderStart } from '#content/pages/locations.ts';
import { fetchSiteData } from '../../services/site-data.ts';
import { learnZonesOfPage } from '../../services/zone-offsets.ts';
import { $locations, loadLocations } from '../../stores/finder.ts';
import { followAddress } from './address-bar.ts';
import { FinderBar } from './FinderBar.tsx';
import { FinderCount } from './FinderCount.tsx';
import { FinderResults } from './FinderResults.tsx';
import { MapPanel } from './MapPanel.tsx';
import { useFound } from './use-found.ts';
import { useAllowed } from '../../ui/behaviour/use-allowed.ts';
import { Button } from '../../ui/button/Button.tsx';

/** Replaces the static list once the locations are fetched. Until then it reserves the space it will need. */
export function Finder({ lang, ...start }: OfIsland<FinderStart>) {
  return (
    <Island lang={lang}>
      <FinderParts {...start} />
    </Island>
  );
}

function FinderParts(start: FinderStart) {
  const texts = useTexts();
  const { dataUrl, total } = start;
  const locations = useStore($locations, { ssr: 'initial' });
  const [isSecondTry, setSecondTry] = useState(false);
  useEffect(() => {
    learnZonesOfPage();
    void loadLocations(() => fetchSiteData<FinderData>(dataUrl));
  }, [dataUrl]);
  useEffect(followAddress, []);

  if (locations.state === 'ready')
    return <ReadyFinder start={start} finder={locations.finder} takesFocus={isSecondTry} />;
  // The static list stays on the page.
  const failed = { idle: '', loading: texts.finder.again, failed: texts.finder.noFilters };
  const hasFailed = locations.state === 'failed' || isSecondTry;
  const tryAgain = () => {
    setSecondTry(true);
    void loadLocations(() => fetchSiteData<FinderData>(dataUrl));
  };
  return (
    <>
      {!hasFailed && <FinderBar start={start} />}
      <FinderCount text={hasFailed ? failed[locations.state] : texts.found(total)} hasFailed={hasFailed}>
        {hasFailed && (
          <Button variant="link" onClick={tryAgain}>
            {texts.actions.tryAgain}
          </Button>
        )}
      </FinderCount>
      <MapPanel start={start} />
    </>
  );
}

function ReadyFinder({ start, finder, takesFocus }: ReadyProps) {
  const found = useFound(finder);
  const isAllowed = useAllowed('google-maps');
  const isMapOfAll = start.map === 'all' && isAllowed;
  return (
    <>
      <FinderBar start={start} finder={finder} takesFocus={takesFocus} />
      <FinderResults
        found={found}
        map={start.map === 'all' && !isAllowed ? 'chosen' : start.map}
        isListWide={start.isListWide && !isMapOfAll}
      />
      <MapPanel start={start} found={found} />
    </>
  );
}

interface ReadyProps {
  start: FinderStart;
  finder: LocationFinder;
  takesFocus: boolean;
}
