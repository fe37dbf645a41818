import type { ComponentPropsWithRef } from 'react';
import type { UploadModalLabels } from './labels.ts';

/** What is to be uploaded. */
export interface FileUpload {
  readonly file: File;
  /** The name it is to have, as the user left it, without blanks around it; never empty. */
  readonly name: string;
}

/** How an upload is cancelled by the user, and reports its progress. */
export interface FileUploadContext {
  /** Aborted when the user cancels, and when the modal is removed. */
  readonly signal: AbortSignal;
  /** @param sentBytes how much of the file was sent so far */
  readonly onProgress: (sentBytes: number) => void;
}

export interface UploadModalProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Whether it is open, when the host holds that. */
  isOpen?: boolean | undefined;
  /**
   * Whether it is open at first, when it holds that itself.
   * @default false
   */
  defaultIsOpen?: boolean | undefined;
  /** Asked to open or to close: also after an upload that went well. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * Sends the file. When the promise is fulfilled the modal closes; when it is rejected the reason is shown and the file
   * stays chosen. Called once however often the button is pressed.
   */
  onUpload: (upload: FileUpload, context: FileUploadContext) => Promise<unknown>;
  /**
   * Extensions with their dot, MIME types or kinds of them.
   * @default .doc, .docx, .pdf, .rtf and .html
   */
  accept?: readonly string[] | undefined;
  /**
   * Bytes that the file may have.
   * @default 52428800 (50 MiB)
   */
  maxBytes?: number | undefined;
  labels?: Partial<UploadModalLabels> | undefined;
}
