import { Button, Dialog } from '@studio/ui';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeFaultPlace, type PlaceWords } from './describeFaultPlace.ts';
import { errorsText } from './errors.messages.ts';
import { Errors } from './FormErrorsDialog.styles.ts';
import type { FaultPlace } from './faultPlace.ts';
import type { FormFault } from './formFaults.ts';

/** What is wrong with a form, and whether it was saved. */
export interface FormErrorsDialogProps extends PlaceWords {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The cause of the errors: the form could not be saved, it was saved with them, or it has had them since, as a draft or not as one. */
  readonly cause: 'refused' | 'saved' | 'standing' | 'locked';
  readonly faults: readonly FormFault[];
  /** Of which form they are. */
  readonly form: { readonly uniqueName: string; readonly version: number; readonly type: string };
  /** Leads to the place; the modal is closed then. */
  readonly onShow: (place: FaultPlace) => void;
}

/** Reports the result of a save, and lists what is wrong; each error links to its place. */
export function FormErrorsDialog({
  isOpen,
  onClose,
  cause,
  faults,
  form,
  onShow,
  ...words
}: FormErrorsDialogProps) {
  const { uniqueName, version, type } = form;
  // What is wrong twice at one place is shown once.
  const unique = new Map(
    faults.map((fault) => [`${describeFaultPlace(fault.place, words)} ${fault.message}`, fault]),
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={errorsText('title')}
      size="lg"
      closeLabel={commonText('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {commonText('ok')}
        </Button>
      }
    >
      <Errors>
        <p>{errorsText(cause)}</p>
        <p data-part="form">{errorsText('form', { name: uniqueName, version, type })}</p>
        <ul>
          {[...unique].map(([key, { message, place }]) => (
            <li key={key}>
              <div>
                <strong>{describeFaultPlace(place, words)}</strong>
                <span>{message}</span>
              </div>
              <Button
                size="sm"
                onClick={() => onShow(place)}
                aria-label={errorsText('show.of', { place: describeFaultPlace(place, words) })}
              >
                {errorsText('show')}
              </Button>
            </li>
          ))}
        </ul>
      </Errors>
    </Dialog>
  );
}
