import { Button } from '../../../ui/button/Button.tsx';

interface Props {
  note: string;
  label: string;
  /** The host is being asked whether it answers. */
  isBusy?: boolean;
  /** The page is not ready to answer a click yet. */
  isDisabled?: boolean;
  onShow: () => void;
}

/** `FacadeAsk.astro` for islands. */
export function FacadeAsk({ note, label, isBusy = false, isDisabled = false, onShow }: Props) {
  return (
    <div className="facade-ask">
      <p aria-live="polite">{note}</p>
      <Button variant="link" aria-busy={isBusy} disabled={isDisabled} onClick={onShow}>
        {label}
      </Button>
    </div>
  );
}
