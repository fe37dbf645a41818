import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { AlertSurface } from '../ConfirmDialog/AlertSurface.tsx';
import { useOneAnswer } from '../ConfirmDialog/useOneAnswer.ts';
import type { SurfaceProps } from '../internal/TriggeredLayer.tsx';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import type { AlertDialogProps } from './types.ts';

export type AlertDialogSurfaceProps = SurfaceProps<AlertDialogProps>;

const english = { okLabel: 'OK' };

/** What has to be read, with its one button. */
export function AlertDialogSurface({
  layer: { isOpen, setOpen },
  okLabel,
  ...rest
}: AlertDialogSurfaceProps) {
  const texts = useLabels('AlertDialog', english);
  const okRef = useRef<HTMLButtonElement>(null);
  const answer = useOneAnswer(isOpen);
  const close = () => answer(() => setOpen(false));
  return (
    <AlertSurface
      {...rest}
      isOpen={isOpen}
      onEscape={close}
      initialFocusRef={okRef}
      footer={
        <Button ref={okRef} data-part="ok" variant="primary" onClick={close}>
          {okLabel ?? texts.okLabel}
        </Button>
      }
    />
  );
}
