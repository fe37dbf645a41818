import type { LoadError } from '@studio/ui';
import type { ComponentPropsWithRef } from 'react';
import type { RichTextEditorProps } from '../RichTextEditor/RichTextEditorProps.ts';
import type { SignatureModalLabels } from './labels.ts';

export interface SignatureModalProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'>,
    Pick<RichTextEditorProps, 'onAttach' | 'maxAttachmentBytes' | 'allowImage'> {
  /** Whether it is open, when the host holds that. */
  isOpen?: boolean | undefined;
  /**
   * Whether it is open at first, when it holds that itself.
   * @default false
   */
  defaultIsOpen?: boolean | undefined;
  /** Asked to open or to close: by its buttons, also after a save that went well. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The signature as it is stored, as HTML; empty for none, undefined while it is loading. */
  value: string | undefined;
  /** Why it could not be loaded, and how to try again; shown while there is no `value`. */
  error?: LoadError | undefined;
  /** Why it can only be read, such as the permission that is missing. With it, it is read-only. */
  readOnlyReason?: string | undefined;
  /**
   * It can only be read.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Stores the sanitised signature. When the promise is fulfilled the modal closes; when it is rejected the reason is
   * shown and the text is kept. Called once however often the button is pressed.
   */
  onSave: (value: string, { signal }: { readonly signal: AbortSignal }) => Promise<unknown>;
  /** Called with the text as it is edited, for a host that keeps it; null when it is as stored again. Once it is closed, nothing is unsaved. */
  onEdit?: ((value: string | null) => void) | undefined;
  /**
   * A text that was edited before and not saved, which an opening goes on with.
   * @default none: it begins with `value`
   */
  defaultDraft?: string | undefined;
  labels?: Partial<SignatureModalLabels> | undefined;
}
