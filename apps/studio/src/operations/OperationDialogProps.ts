/** What the dialog of every operation takes. */
export interface OperationDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
