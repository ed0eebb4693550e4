import { useTexts } from '../shared/island/use-texts.ts';
import { useMemo } from 'react';
import type { FormLocation } from '#content/forms/form-locations.ts';
import { hasWords, makeSearchText, searchWordsOf } from '#core/text/search.ts';
import { Combobox } from '../../ui/fields/Combobox.tsx';

interface Props {
  id: string;
  describedBy: string;
  locations: FormLocation[];
  takesFocus: boolean;
  isInvalid?: boolean;
  onChoose: (location: FormLocation) => void;
}

/** For chains with too many locations for a list. */
export function LocationSearch({ locations, onChoose, ...field }: Props) {
  const texts = useTexts();
  const { options, find } = useMemo(() => {
    const searched = locations.map(({ name, address }) => makeSearchText([name, address]));
    return {
      options: locations.map(({ name, address }) => ({ name, detail: address })),
      find: (text: string) => {
        const words = searchWordsOf(text);
        return searched.flatMap((each, index) => (hasWords(each, words) ? index : []));
      },
    };
  }, [locations]);
  const choose = (index: number) => {
    const location = locations[index];
    if (location) onChoose(location);
  };
  return (
    <Combobox
      {...field}
      options={options}
      find={find}
      foundText={texts.found}
      placeholder={texts.forms.searchLocation}
      onChoose={choose}
      className="mt-3"
    />
  );
}
