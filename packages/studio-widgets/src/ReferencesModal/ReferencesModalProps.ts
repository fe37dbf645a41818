import type { DialogProps, LoadError, Sort } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ReactNode } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import type { ReferencesModalLabels } from './labels.ts';
import type { CodeTexts, ObjectReference, ReferenceColumn, ReferencesVariant } from './types.ts';

type DialogPart = Omit<
  DialogProps,
  'title' | 'description' | 'children' | 'footer' | 'size' | 'isStatic' | 'closeLabel' | 'initialFocusRef'
>;

/** Props of `ReferencesModal`; what is not named here goes to the dialog. */
export interface ReferencesModalProps extends DialogPart {
  /**
   * `view` has one button; `delete` and `modify` append their question, with Yes and No.
   * @default 'view'
   */
  readonly variant?: ReferencesVariant | undefined;
  /** What is referred to, for the message. */
  readonly objectName: string;
  /** What refers to it; undefined while it is looked for. 10,000 are fine: only those in sight are drawn. */
  readonly references: readonly ObjectReference[] | undefined;
  /** Why the references could not be loaded. Nothing can be confirmed meanwhile. */
  readonly error?: LoadError | undefined;
  /**
   * What the types mean. A type without a text shows as `unknownCode` of `labels` has it.
   * @default {}
   */
  readonly referenceTypes?: CodeTexts | undefined;
  /**
   * What the states mean, when there is a column of them.
   * @default {}
   */
  readonly statuses?: CodeTexts | undefined;
  /**
   * Adds the column of states.
   * @default false
   */
  readonly hasStatus?: boolean | undefined;
  /** Where a reference is edited; undefined for one without an editor, which shows as plain text. */
  readonly getHref?: ((reference: ObjectReference) => string | undefined) | undefined;
  /**
   * Draws a link by the host's router.
   * @default a plain anchor
   */
  readonly renderLink?: RenderLink | undefined;
  /** The sort, when the host holds it; null for the order given. */
  readonly sort?: Sort<ReferenceColumn> | null | undefined;
  /**
   * The sort at first.
   * @default by name, ascending
   */
  readonly defaultSort?: Sort<ReferenceColumn> | null | undefined;
  /** A header was pressed. */
  readonly onSortChange?: ((sort: Sort<ReferenceColumn>) => void) | undefined;
  /**
   * Yes was pressed. When it returns a promise the modal stays, pending, until that is fulfilled; when it is rejected its
   * reason is shown below the references.
   */
  readonly onConfirm?: (() => unknown) | undefined;
  /** No, OK, Escape, the close button or the backdrop. */
  readonly onCancel?: (() => void) | undefined;
  /**
   * The confirmed work is pending, when the host knows better than a promise of `onConfirm`: nothing closes the modal.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /** Why what was confirmed has failed, below the references, when the host knows better than a promise of `onConfirm`. @default nothing */
  readonly failure?: ReactNode;
  /** Texts to replace the English ones; those of the studio's own kinds are in `@studio/widgets/presets`. */
  readonly labels?: GivenLabels<ReferencesModalLabels> | undefined;
}
