import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import type { FeedbackLocation } from '../../domain/feedback/feedback-start.ts';
import { IslandIcon } from '../../ui/IslandIcon.tsx';

interface Props {
  location: FeedbackLocation;
  isFixed: boolean;
  onChange: () => void;
}

export function ChosenLocation({ location: { name, address }, isFixed, onChange }: Props) {
  return (
    <div className="feedback-chosen">
      <IslandIcon svg={mapPin} />
      <p>
        <b>{name}</b>
        <span>{address}</span>
      </p>
      <button type="button" aria-label="Change location" disabled={isFixed} onClick={onChange}>
        Change
      </button>
    </div>
  );
}
