/** Texts of the dialog. */
export interface NotImplementedDialogLabels {
  readonly title: string;
  readonly message: (actionName: string) => string;
  readonly ok: string;
}

export const defaultLabels: NotImplementedDialogLabels = {
  title: 'Action not implemented',
  message: (actionName) => `The action '${actionName}' is not available in this version.`,
  ok: 'OK',
};
