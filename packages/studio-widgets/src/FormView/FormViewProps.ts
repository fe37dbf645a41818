import type { SelectOption } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { FormViewLabels } from './labels.ts';
import type { ViewField, ViewForm, ViewPath, ViewValue, ViewValues } from './types.ts';

/** An attachment, as its host draws it. */
export interface ViewAttachment {
  readonly field: ViewField;
  readonly path: ViewPath;
  readonly value: ViewValue;
  readonly isReadOnly: boolean;
  /** What is wrong with it, in words; undefined where nothing is to be shown. */
  readonly error: string | undefined;
}

/** What a host can do with a form. */
export interface FormViewActions {
  /** Moves the focus to a field, such as the first one of what `checkForm` finds. `false` where it is not there or cannot be focused. */
  readonly focusField: (path: ViewPath) => boolean;
}

/**
 * Props of `FormView`; what is not named here goes to its root element. Objects and functions should stay the same from render to render:
 * every field is drawn again when they change.
 */
export interface FormViewProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The form. Pass the same one at each render. */
  readonly form: ViewForm;
  /** The values, when the host holds them. */
  readonly value?: ViewValues | undefined;
  /** The values at first, when the view holds them. Default: none. */
  readonly defaultValue?: ViewValues | undefined;
  /** The values after an edit, and where it was. */
  readonly onValueChange?: ((next: ViewValues, path: ViewPath) => void) | undefined;
  /** The keys of sections and fields that are not shown, because of a rule. Default: none. */
  readonly hiddenKeys?: ReadonlySet<string> | undefined;
  /**
   * Says of every field what is wrong with it; otherwise of those that were left. `checkForm` returns the same.
   * @default false
   */
  readonly isValidated?: boolean | undefined;
  /** Everything can be read and nothing changed. Default false. */
  readonly isReadOnly?: boolean | undefined;
  /** A function button was pressed. Without it these buttons are off, and say why. */
  readonly onButtonPress?: ((field: ViewField, path: ViewPath) => void) | undefined;
  /** Finds class codes for what was typed, as `AsyncCombobox` searches, and the text of one that was chosen before. Without it a code is typed. */
  readonly searchClassCodes?:
    | ((text: string, options: AskOptions) => Promise<readonly SelectOption<string>[]>)
    | undefined;
  /** The files that were chosen for an attachment. Default: none. */
  readonly getFiles?: ((path: ViewPath) => readonly File[]) | undefined;
  /** Files were chosen for an attachment, or taken out. Without it none can be chosen, and the field says why. */
  readonly onFilesChange?: ((files: readonly File[], path: ViewPath) => void) | undefined;
  /**
   * Draws an attachment in place of `getFiles` and `onFilesChange`, such as one whose files are uploaded and kept as entries of its value.
   * Pass the same function at each render.
   */
  readonly renderAttachment?: ((attachment: ViewAttachment) => ReactNode) | undefined;
  /** The rows of a summary grid, by the names of its columns. Default: none. */
  readonly getSummaryRows?: ((field: ViewField) => readonly Readonly<Record<string, string>>[]) | undefined;
  /** Draws a summary grid in place of `getSummaryRows`, such as one whose rows lead somewhere. Pass the same function at each render. */
  readonly renderSummaryGrid?: ((field: ViewField) => ReactNode) | undefined;
  /**
   * Each row is in a `<form>` of its own, which submits nothing. After each key a browser reads all controls of the form that the field is in, for
   * suggestions, or all of the page that are in none: with hundreds of fields that takes longer than the key. Not inside of another form.
   * @default false
   */
  readonly hasOwnForms?: boolean | undefined;
  /**
   * A key in a field of one line is painted before anything follows from it: `onValueChange` is called when that is done and the browser has nothing else to
   * do, or before anything else happens (another key than a character, a press, a scroll, leaving the field or the page). The same at each render.
   * @default false
   */
  readonly hasHeldTexts?: boolean | undefined;
  /** The level of the headings of sections in the page. Default 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** What the host can do with the form, such as moving the focus to a field. */
  readonly actionsRef?: Ref<FormViewActions> | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<FormViewLabels> | undefined;
}
