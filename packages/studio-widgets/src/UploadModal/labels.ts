import type { FileDropLabels } from '@studio/ui';

/** Texts of the upload modal. */
export interface UploadModalLabels {
  /** @default 'Upload Document' */
  readonly title: string;
  /** @default 'Close' */
  readonly close: string;
  /** Closes it; stops a running upload. @default 'Cancel' */
  readonly cancel: string;
  /** @default 'Upload File' */
  readonly upload: string;
  /** Name of the place to drop on. @default 'Document' */
  readonly file: string;
  /** @default 'File Name' */
  readonly fileName: string;
  /** Why it cannot be uploaded yet. @default 'Choose a file first.' */
  readonly fileMissing: string;
  /** Why it cannot be uploaded yet. @default 'Enter a file name.' */
  readonly nameMissing: string;
  /** Title of the alert about files that are not taken. @default 'Alert' */
  readonly alert: string;
  /** @default 'OK' */
  readonly ok: string;
  /** @default 'File {name} is not a supported document type for upload.' */
  readonly unsupportedType: (name: string) => string;
  /** Text while it runs. @default 'Uploading {name}…' */
  readonly uploading: (name: string) => string;
  /** @default 'The upload was cancelled. The file is still chosen.' */
  readonly cancelled: string;
  /** @default 'The file could not be uploaded and is still chosen. {reason}' */
  readonly failed: (reason: string) => string;
  /** The other texts of the place to drop on. */
  readonly fileDrop: Partial<FileDropLabels>;
}

export const defaultLabels: UploadModalLabels = {
  title: 'Upload Document',
  close: 'Close',
  cancel: 'Cancel',
  upload: 'Upload File',
  file: 'Document',
  fileName: 'File Name',
  fileMissing: 'Choose a file first.',
  nameMissing: 'Enter a file name.',
  alert: 'Alert',
  ok: 'OK',
  unsupportedType: (name) => `File ${name} is not a supported document type for upload.`,
  uploading: (name) => `Uploading ${name}…`,
  cancelled: 'The upload was cancelled. The file is still chosen.',
  failed: (reason) => `The file could not be uploaded and is still chosen. ${reason}`.trim(),
  fileDrop: {},
};
