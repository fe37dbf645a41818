import type { FormError, FormField, FormTemplateDoc } from './FormTemplateDoc.ts';
import { fieldTypes } from './settings/FieldSetting.ts';
import { readOptions } from './settings/fieldOptions.ts';

/** Limits of fields that nothing can keep, and those that cannot be read. Pointers lead into the stored form. */
export function limitErrors({ fields }: Pick<FormTemplateDoc, 'fields'>): FormError[] {
  return fields.flatMap((field, index) =>
    faultsOf(field).map(({ property, message }) => ({ pointer: `/fields/${index}/${property}`, message })),
  );
}

/** Row repeaters without rows to repeat because the row behind ends with another one. */
export function repeaterErrors({
  fields,
  sections = [],
}: Pick<FormTemplateDoc, 'fields' | 'sections'>): FormError[] {
  const indexes = new Map(fields.map(({ id }, index) => [id, index]));
  const repeaterAt = (id: string | undefined) => {
    const index = id === undefined ? undefined : indexes.get(id);
    const field = index === undefined ? undefined : fields[index];
    return field?.type === fieldTypes.rowRepeater ? { index, name: field.name } : undefined;
  };
  return sections.flatMap(({ rows }) =>
    rows.flatMap((row, at): FormError[] => {
      const repeater = repeaterAt(row.at(-1));
      if (repeater === undefined || repeaterAt(rows[at + 1]?.at(-1)) === undefined) return [];
      const message = `The Row Repeater '${repeater.name}' repeats nothing: the row behind it ends with a Row Repeater, too.`;
      return [{ pointer: `/fields/${repeater.index}`, message }];
    }),
  );
}

interface LimitFault {
  readonly property: keyof FormField;
  readonly message: string;
}

function faultsOf(field: FormField): readonly LimitFault[] {
  const { type, options = null, valueExpression = '' } = field;
  // What is computed is not limited.
  if (valueExpression !== '') return [];
  if (type === fieldTypes.textInput) return [...rangeFaults(field), ...roundingFaults(field)];
  if (type === fieldTypes.rowRepeater) return inOptions(rowFaults(readOptions(options)));
  if (type === fieldTypes.calendar) return inOptions(dayFaults(readOptions(options)));
  return [];
}

const ranged: readonly (string | null | undefined)[] = ['numberRange', 'percent'];

function rangeFaults({ validator, rangeMin = '', rangeMax = '' }: FormField): readonly LimitFault[] {
  if (!ranged.includes(validator)) return [];
  const unread = [
    ...(isNumberOrNone(rangeMin) ? [] : [notNumber('rangeMin', 'Range Minimum', rangeMin)]),
    ...(isNumberOrNone(rangeMax) ? [] : [notNumber('rangeMax', 'Range Maximum', rangeMax)]),
  ];
  if (!isBackwards(rangeMin, rangeMax)) return unread;
  return [
    { property: 'rangeMax', message: `Range Minimum, ${rangeMin}, is above Range Maximum, ${rangeMax}.` },
  ];
}

function roundingFaults({ validator = null, numberDomain, rounding = '' }: FormField): readonly LimitFault[] {
  if (validator === null || numberDomain === 'decimal' || rounding.trim() === '') return [];
  return Number(rounding) > 0 ? [] : [notNumber('rounding', 'Rounding', rounding, 'number above 0')];
}

function notNumber(property: keyof FormField, label: string, text: string, wanted = 'number'): LimitFault {
  return { property, message: `${label} is no ${wanted}: '${text}'.` };
}

type Options = ReadonlyMap<string, string>;

function rowFaults(options: Options): readonly string[] {
  const [fewest, most] = [options.get('fewestRows') ?? '', options.get('mostRows') ?? ''];
  return isBackwards(fewest, most) ? [`Fewest Rows, ${fewest}, are more than Most Rows, ${most}.`] : [];
}

const day = /^\d{4}-\d\d-\d\d$/;
/** As the form view has it: days from today. */
const fromToday = /^[+-]?\d{1,5}$/;

function dayFaults(options: Options): readonly string[] {
  const [earliest, latest] = [(options.get('earliest') ?? '').trim(), (options.get('latest') ?? '').trim()];
  const unread = [
    ...(isDayOrNone(earliest) ? [] : [`Earliest Date is neither a date nor days from today: '${earliest}'.`]),
    ...(isDayOrNone(latest) ? [] : [`Latest Date is neither a date nor days from today: '${latest}'.`]),
  ];
  // Which of a date and of days from today is earlier depends on today.
  const areDays = day.test(earliest) && day.test(latest);
  const isContrary = areDays ? earliest > latest : isBackwards(earliest, latest);
  return isContrary ? [`Earliest Date, ${earliest}, is after Latest Date, ${latest}.`] : unread;
}

function isDayOrNone(text: string): boolean {
  return text === '' || fromToday.test(text) || (day.test(text) && !Number.isNaN(Date.parse(text)));
}

function inOptions(messages: readonly string[]): readonly LimitFault[] {
  return messages.map((message) => ({ property: 'options', message }));
}

function isNumberOrNone(text: string): boolean {
  return text.trim() === '' || Number.isFinite(Number(text));
}

/** Whether both are numbers, and the first one is above the second. */
function isBackwards(low: string, high: string): boolean {
  return low.trim() !== '' && high.trim() !== '' && Number(low) > Number(high);
}
