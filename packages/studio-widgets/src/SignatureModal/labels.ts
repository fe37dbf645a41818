import type { RichTextEditorLabels } from '../RichTextEditor/labels.ts';

/** Texts of the signature modal. */
export interface SignatureModalLabels {
  /** Also the name of the text. @default 'Email Signature' */
  readonly title: string;
  /** @default 'Close' */
  readonly close: string;
  /** @default 'Save' */
  readonly save: string;
  /** @default 'Cancel' */
  readonly cancel: string;
  /** Shown to those who may not edit, where there is no signature. @default 'Email Signature Not Configured' */
  readonly notConfigured: string;
  /** Why it cannot be saved yet. @default 'Nothing has changed.' */
  readonly unchanged: string;
  /** Why it cannot be saved at all, where `readOnlyReason` does not say it. @default 'You may not edit this signature.' */
  readonly notAllowed: string;
  /** @default 'Loading the signature…' */
  readonly loading: string;
  /** @default 'The signature could not be loaded' */
  readonly loadFailed: string;
  /** @default 'Retry' */
  readonly retry: string;
  /** Text while it is saved. @default 'Updating Email Signature' */
  readonly saving: string;
  /** @default 'The signature could not be saved. Your text is still here. {reason}' */
  readonly failed: (reason: string) => string;
  /** Asked before edits are dropped. @default 'Are you sure you want to discard your changes?' */
  readonly discardQuestion: string;
  /** @default 'Discard Changes' */
  readonly discardTitle: string;
  /** @default 'Yes' */
  readonly yes: string;
  /** @default 'No' */
  readonly no: string;
  /** Texts of the editor in it. */
  readonly editor: Partial<RichTextEditorLabels>;
}

export const defaultLabels: SignatureModalLabels = {
  title: 'Email Signature',
  close: 'Close',
  save: 'Save',
  cancel: 'Cancel',
  notConfigured: 'Email Signature Not Configured',
  unchanged: 'Nothing has changed.',
  notAllowed: 'You may not edit this signature.',
  loading: 'Loading the signature…',
  loadFailed: 'The signature could not be loaded',
  retry: 'Retry',
  saving: 'Updating Email Signature',
  failed: (reason) => `The signature could not be saved. Your text is still here. ${reason}`.trim(),
  discardQuestion: 'Are you sure you want to discard your changes?',
  discardTitle: 'Discard Changes',
  yes: 'Yes',
  no: 'No',
  editor: {},
};
