import type { JavascriptBuilderOption } from '@studio/api';

type Kinds = JavascriptBuilderOption['applicableExpressions'];
type Line = readonly [value: string, operandCount: string, description: string, furtherOperands?: string];

const all: Kinds = ['disable', 'requiredLevel', 'value'];
const fieldFunctions = 'Field Functions';

function optionsOf(
  type: JavascriptBuilderOption['type'],
  group: string,
  applicableExpressions: Kinds,
  lines: readonly Line[],
): readonly JavascriptBuilderOption[] {
  return lines.map(([value, operandCount, description, furtherOperands]) => ({
    ...{ name: value, value, type, group, operandCount, applicableExpressions },
    isFieldRequired: group === fieldFunctions,
    description,
    ...(furtherOperands !== undefined && { furtherOperands }),
  }));
}

/**
 * What scripts of fields can be built of: the functions that the interpreter has, its operators and constants. The same for every form. Lists, `?:`, and
 * `==` and `!=`, which convert, are read where they are typed.
 */
export const javascriptBuilderOptions: readonly JavascriptBuilderOption[] = [
  ...optionsOf(
    'function',
    fieldFunctions,
    ['value'],
    [
      ['sum', '2+', 'Adds the values of the chosen fields.'],
      ['average', '2+', 'The mean of the values of the chosen fields.'],
      ['max', '2+', 'The greatest value of the chosen fields.'],
      ['min', '2+', 'The smallest value of the chosen fields.'],
      ['multiply', '2+', 'Multiplies the values of the chosen fields.'],
      ['minus', 'Exactly 2', 'Takes the second value from the first.'],
      ['divide', 'Exactly 2', 'Divides the first value by the second.'],
    ],
  ),
  ...optionsOf('function', fieldFunctions, all, [
    ['fieldValue', '1', 'The value of a field.'],
    [
      'fieldValues',
      '1',
      'The values of a field on every repetition: of all rows, or of all entries of its section.',
    ],
    ['field', '1', 'A field itself, to hand on to another function.'],
  ]),
  ...optionsOf(
    'function',
    'Math Functions',
    ['value'],
    [
      ['Math.round', 'Exactly 1', 'The nearest whole number.'],
      ['Math.ceil', 'Exactly 1', 'The next whole number above.'],
      ['Math.floor', 'Exactly 1', 'The next whole number below.'],
    ],
  ),
  ...optionsOf('function', 'Date Functions', all, [
    ['wholeYears', 'Exactly 2', 'The whole years from the first date to the second, such as an age.'],
    ['addYears', '1', 'A date so many years later: addYears(date, 1).', '1'],
    ['addMonths', '1', 'A date so many months later, in the month that is meant: addMonths(date, 1).', '1'],
  ]),
  ...optionsOf('operator', 'Operators', all, [
    ['+', '2+', 'Adds, or puts texts together.'],
    ['-', 'Exactly 2', 'Takes away.'],
    ['*', '2+', 'Multiplies.'],
    ['/', 'Exactly 2', 'Divides.'],
    ['%', 'Exactly 2', 'What a division leaves over.'],
    ['===', 'Exactly 2', 'Whether both are the same.'],
    ['!==', 'Exactly 2', 'Whether both differ.'],
    ['>', 'Exactly 2', 'Whether the first is greater.'],
    ['>=', 'Exactly 2', 'Whether the first is greater, or the same.'],
    ['<', 'Exactly 2', 'Whether the first is smaller.'],
    ['<=', 'Exactly 2', 'Whether the first is smaller, or the same.'],
    ['&&', '2+', 'Whether all are true.'],
    ['||', '2+', 'Whether any is true.'],
    ['??', '2+', 'The first one that has a value.'],
    ['!', 'Exactly 1', 'Whether it is not true.'],
  ]),
  ...optionsOf('constant', 'Constants', all, [
    ['true', '', 'Yes.'],
    ['false', '', 'No.'],
    ['null', '', 'Nothing.'],
  ]),
];
