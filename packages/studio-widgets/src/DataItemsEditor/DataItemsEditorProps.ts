import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import type { ScrollElement } from '../shared/scrollElement/useScrollElement.ts';
import type { DataItemsEditorActions } from './DataItemsPlace.ts';
import type { DataItemsEditorLabels } from './labels.ts';
import type { DataItemRefusals, DataItemsChange, DataItemsDraft, DataItemsSelection } from './types.ts';

/** Props of `DataItemsEditor`; what is not named here goes to its root element. */
export interface DataItemsEditorProps<Extra extends object = object>
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /**
   * What is edited, when the host holds it; make it with `parseDataItems`. Give the value of `onValueChange` back before
   * the next keystroke: fields show what `value` says.
   */
  readonly value?: DataItemsDraft<Extra> | undefined;
  /** What is edited at first, when the editor holds it. Default: one group without items. */
  readonly defaultValue?: DataItemsDraft<Extra> | undefined;
  /**
   * The draft after an edit, and which edit it was. Unchanged rows and groups are the same objects as before.
   * Changes with the same `reason`, group and item in a row are one burst of typing; `settle-row` only tidies
   * up after the change before it.
   */
  readonly onValueChange?: ((next: DataItemsDraft<Extra>, change: DataItemsChange) => void) | undefined;
  /** What is selected, when the host holds it. Rows and groups that are not there do not count. */
  readonly selection?: DataItemsSelection | undefined;
  /** What is selected at first, when the editor holds it. Default: nothing. */
  readonly defaultSelection?: DataItemsSelection | undefined;
  readonly onSelectionChange?: ((next: DataItemsSelection) => void) | undefined;
  /** Shows the column of default priorities, and checks them. */
  readonly hasDefaultPrecedence: boolean;
  /** Shows everything, lets text be selected and copied, changes nothing. Default: whether there is a `readOnlyReason`. */
  readonly isReadOnly?: boolean | undefined;
  /** What the server refused, shown in cells that have no error of their own. Default: nothing. */
  readonly refusals?: DataItemRefusals | undefined;
  /** Which permission or state keeps the items from being edited; shown when read-only. */
  readonly readOnlyReason?: ReactNode;
  /** BCP 47 tag of the language whose alphabet sorts texts. Default: the browser's. */
  readonly locale?: string | undefined;
  /**
   * What scrolls the editor. Default: the nearest ancestor with `overflow-y: auto` or `scroll`, else the
   * page. A bar that sticks to its top is left free by setting `--data-items-sticky-top` to its height.
   */
  readonly scrollElement?: ScrollElement | undefined;
  /** Reads where the user is and goes back there, as an undo does. */
  readonly actionsRef?: Ref<DataItemsEditorActions> | undefined;
  /**
   * Texts to replace the English ones. Pass the same object at each render: rows are drawn again when it
   * changes.
   */
  readonly labels?: GivenLabels<DataItemsEditorLabels> | undefined;
}
