import { useTexts } from '../shared/island/use-texts.ts';
import type { FormLocation } from '#content/forms/form-locations.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/button/Button.tsx';

interface Props {
  location: FormLocation;
  isFixed: boolean;
  onChange: () => void;
}

export function ChosenLocation({ location: { name, address }, isFixed, onChange }: Props) {
  const texts = useTexts();
  return (
    <div className="mb-8 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 leading-[1.35]">
      <Icon name="map-pin" className="text-primary-text" />
      <p>
        <b className="block font-heading">{name}</b>
        <span className="text-sm text-muted">{address}</span>
      </p>
      <Button
        variant="link"
        className="-me-2 bold:font-[800] bold:uppercase bold:font-stretch-92%"
        aria-label={texts.forms.changeLocation}
        disabled={isFixed}
        onClick={onChange}
      >
        {texts.forms.change}
      </Button>
    </div>
  );
}
