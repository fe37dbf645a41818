import type { Sort } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef, Ref } from 'react';
import type { CriteriaTableActions } from './CriteriaPlace.ts';
import type { CriteriaTableLabels } from './labels.ts';
import type {
  CriteriaChange,
  CriteriaColumn,
  CriteriaField,
  CriteriaOption,
  CriteriaRefusals,
  CriteriaRow,
} from './types.ts';

/** Props of `CriteriaTable`; what is not named here goes to its root element. */
export interface CriteriaTableProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The rows, when the host holds them; make them with `parseCriteria`, save them with `serializeCriteria`. */
  readonly value?: readonly CriteriaRow[] | undefined;
  /**
   * The rows at first, when the table holds them.
   * @default none
   */
  readonly defaultValue?: readonly CriteriaRow[] | undefined;
  /**
   * The rows after an edit. Unchanged rows are the same objects; typed changes with the same row and column in a row are
   * one burst of typing.
   */
  readonly onValueChange?: ((next: readonly CriteriaRow[], change: CriteriaChange) => void) | undefined;
  /** The items of the data set; undefined while they are loading. */
  readonly dataItems: readonly CriteriaOption[] | undefined;
  /**
   * Adds the column of products.
   * @default false
   */
  readonly isProductDependent?: boolean | undefined;
  /** The products; undefined while they are loading. */
  readonly products?: readonly CriteriaOption[] | undefined;
  /**
   * One for each field dependency, at most 3; each that has a name gives a column.
   * @default none
   */
  readonly fields?: readonly CriteriaField[] | undefined;
  /** The sort, when the host holds it; null for none. It sorts what is shown: the rows keep their order. */
  readonly sort?: Sort<CriteriaColumn> | null | undefined;
  /**
   * @default null
   */
  readonly defaultSort?: Sort<CriteriaColumn> | null | undefined;
  /** A header was pressed, or a cell of the sorted column changed: then null. */
  readonly onSortChange?: ((sort: Sort<CriteriaColumn> | null) => void) | undefined;
  /**
   * Shows everything, changes nothing, and has no blank row.
   * @default false
   */
  readonly isReadOnly?: boolean | undefined;
  /** Which permission or state keeps it from being edited; makes it read-only. */
  readonly readOnlyReason?: string | undefined;
  /** What the server refused, shown in cells that have no fault of their own. Default: nothing. */
  readonly refusals?: CriteriaRefusals | undefined;
  /** Reads where the user is and goes back there, as an undo does. */
  readonly actionsRef?: Ref<CriteriaTableActions> | undefined;
  /** Texts to replace the English ones. Pass the same object at each render. */
  readonly labels?: GivenLabels<CriteriaTableLabels> | undefined;
}
