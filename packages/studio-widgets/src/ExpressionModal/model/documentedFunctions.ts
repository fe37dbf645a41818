import { expressionKinds } from '../presets.ts';
import type { ExpressionFunction } from '../types.ts';

const fieldFunctions = 'Field Functions';

const all = Object.keys(expressionKinds);

type Line = readonly [value: string, operandCount: string, description: string, furtherOperands?: string];

function entries(
  type: ExpressionFunction['type'],
  group: string,
  applicableExpressions: readonly string[],
  lines: readonly Line[],
): readonly ExpressionFunction[] {
  return lines.map(([value, operandCount, description, furtherOperands]) => ({
    name: value,
    value,
    type,
    group,
    operandCount,
    applicableExpressions,
    isFieldRequired: group === fieldFunctions,
    description,
    ...(furtherOperands !== undefined && { furtherOperands }),
  }));
}

/** The functions that every expression language of the product has, with operators and constants. */
export const documentedFunctions: readonly ExpressionFunction[] = [
  ...entries(
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
  ...entries('function', fieldFunctions, all, [
    ['fieldValue', '1', 'The value of a field.'],
    [
      'fieldValues',
      '1',
      'The values of a field on every repetition: of all rows, or of all entries of its section.',
    ],
    ['field', '1', 'A field itself, to hand on to another function.'],
  ]),
  ...entries(
    'function',
    'Math Functions',
    ['value'],
    [
      ['Math.round', 'Exactly 1', 'The nearest whole number.'],
      ['Math.ceil', 'Exactly 1', 'The next whole number above.'],
      ['Math.floor', 'Exactly 1', 'The next whole number below.'],
    ],
  ),
  ...entries('function', 'Date Functions', all, [
    ['wholeYears', 'Exactly 2', 'The whole years from the first date to the second, such as an age.'],
    ['addYears', '1', 'A date so many years later: addYears(date, 1).', '1'],
    ['addMonths', '1', 'A date so many months later, in the month that is meant: addMonths(date, 1).', '1'],
  ]),
  ...entries('operator', 'Operators', all, [
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
  ...entries('constant', 'Constants', all, [
    ['true', '', 'Yes.'],
    ['false', '', 'No.'],
    ['null', '', 'Nothing.'],
  ]),
];
