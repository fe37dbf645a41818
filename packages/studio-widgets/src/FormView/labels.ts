import { formatDay, writeCount } from '@studio/ui/internal';
import { dayOfText } from './model/values.ts';
import type { ViewField, ViewProblemCode } from './types.ts';

/** Every text of the form that is not the form's own. */
export interface FormViewLabels {
  readonly yes: string;
  readonly no: string;
  /** Text of a choice that was not made. */
  readonly choose: string;
  /** In place of a choice that was made, and of one that was not, while the choices are still loading. */
  readonly choicesLoading: string;
  readonly addEntry: (section: string) => string;
  readonly removeEntry: (section: string, number: number) => string;
  readonly entry: (section: string, number: number, count: number) => string;
  readonly addRow: (label: string) => string;
  readonly removeRow: (label: string, number: number) => string;
  readonly row: (label: string, number: number) => string;
  readonly noRows: string;
  /** Why no files can be chosen, where the host takes none. */
  readonly noFiles: string;
  /** Why a function button is off, where the host does nothing with it. */
  readonly noAction: string;
  /** In place of a value that is required and missing, where a form is read. */
  readonly requiredNotFilled: string;
  /** In place of another value that is missing, for assistive technology. */
  readonly notFilled: string;
  /** A value that the field does not take any more. */
  readonly misfit: (value: string) => string;
  readonly removeMisfit: (value: string) => string;
  readonly problem: (code: ViewProblemCode, field: ViewField) => string;
}

/** The English texts. */
export const defaultLabels = (locale: string): FormViewLabels => {
  const write = (number: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(number);
  const day = (text: string) => formatDay(dayOfText(text) ?? 0, locale);
  const rows = (count: number) => `${writeCount(count, locale)} ${count === 1 ? 'row' : 'rows'}`;
  const problems: Readonly<Record<ViewProblemCode, (field: ViewField) => string>> = {
    required: () => 'Required.',
    notInteger: () => 'Enter a whole number.',
    notNumber: () => 'Enter a number.',
    tooSmall: ({ minimum = 0 }) => `At least ${write(minimum)}.`,
    tooLarge: ({ maximum = 0 }) => `At most ${write(maximum)}.`,
    tooManyDecimals: ({ maximumDecimals = 0 }) =>
      `At most ${writeCount(maximumDecimals, locale)} ${maximumDecimals === 1 ? 'decimal' : 'decimals'}.`,
    tooLong: ({ maximumLength = 0 }) => `At most ${writeCount(maximumLength, locale)} characters.`,
    noMatch: ({ patternHint }) => patternHint || 'This is not valid.',
    notOffered: () => 'Choose one of what is offered.',
    notDate: () => 'Enter a date.',
    tooEarly: ({ earliest = '' }) => `${day(earliest)} at the earliest.`,
    tooLate: ({ latest = '' }) => `${day(latest)} at the latest.`,
    tooManyChoices: ({ maximumChoices = 0 }) => `Choose at most ${writeCount(maximumChoices, locale)}.`,
    tooFewRows: ({ minimumRows = 1 }) => `At least ${rows(Math.max(1, minimumRows))}.`,
    tooManyRows: ({ maximumRows = 0 }) => `At most ${rows(maximumRows)}.`,
  };
  return {
    yes: 'Yes',
    no: 'No',
    choose: 'Select',
    choicesLoading: 'Loading…',
    addEntry: (section) => `Add ${section}`,
    removeEntry: (section, number) => `Remove ${section} ${writeCount(number, locale)}`,
    entry: (section, number, count) =>
      `${section} ${writeCount(number, locale)} of ${writeCount(count, locale)}`,
    addRow: (label) => `Add a row to ${label}`,
    removeRow: (label, number) => `Remove row ${writeCount(number, locale)} of ${label}`,
    row: (label, number) => `${label}, row ${writeCount(number, locale)}`,
    noRows: 'Nothing is there yet',
    noFiles: 'Files cannot be added here.',
    noAction: 'This button does nothing here.',
    requiredNotFilled: 'Required, not filled',
    notFilled: 'Not filled',
    misfit: (value) => `“${value}” is not offered here any more.`,
    removeMisfit: (value) => `Remove ${value}`,
    problem: (code, field) => problems[code](field),
  };
};
