import { Dialog, type DialogProps } from '@studio/ui';
import { commonText } from '../platform/i18n/common.messages.ts';

export interface ManageModalProps
  extends Omit<
    DialogProps,
    'isOpen' | 'defaultIsOpen' | 'onOpenChange' | 'trigger' | 'isStatic' | 'closeLabel'
  > {
  isOpen: boolean;
  onClose: () => void;
}

/** The modal of an operation on the whole configuration: its buttons alone close it, neither Escape nor a press beside it. */
export function ManageModal({ onClose, ...rest }: ManageModalProps) {
  return <Dialog {...rest} isStatic onOpenChange={onClose} closeLabel={commonText('close')} />;
}
