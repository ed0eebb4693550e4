import { useMemo } from 'react';
import type { FormLocation } from '../../domain/forms/form-locations.ts';
import { foundText } from '../../domain/locations/found-text.ts';
import { hasWords, makeSearchText, searchWordsOf } from '../../domain/text/search.ts';
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
  const { options, find } = useMemo(() => {
    const texts = locations.map(({ name, address }) => makeSearchText([name, address]));
    return {
      options: locations.map(({ name, address }) => ({ name, detail: address })),
      find: (text: string) => {
        const words = searchWordsOf(text);
        return texts.flatMap((each, index) => (hasWords(each, words) ? index : []));
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
      foundText={foundText}
      placeholder="Name, street or city"
      onChoose={choose}
      className="mt-3"
    />
  );
}
