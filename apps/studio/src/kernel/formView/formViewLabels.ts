import type { WidgetLabels } from '@studio/widgets';
import { translatedLabels } from '../../platform/i18n/translatedLabels.ts';
import { showDay } from '../object/plain/days.ts';

/** The texts of a form that is filled in. */
export const formViewLabels = translatedLabels<WidgetLabels['FormView']>('formView', {
  addEntry: ['section'],
  removeEntry: ['section', 'number'],
  entry: ['section', 'number', 'count'],
  addRow: ['label'],
  removeRow: ['label', 'number'],
  row: ['label', 'number'],
  misfit: ['value'],
  removeMisfit: ['value'],
  problem: {
    ids: [
      ...[
        'required',
        'notInteger',
        'notNumber',
        'tooSmall',
        'tooLarge',
        'tooManyDecimals',
        'tooLong',
        'noMatch',
      ],
      ...['notOffered', 'notDate', 'tooEarly', 'tooLate', 'tooManyChoices', 'tooFewRows', 'tooManyRows'],
    ].map((code) => `problem.${code}`),
    write:
      (text) =>
      (code, { minimum = 0, maximum = 0, maximumLength = 0, minimumRows = 1, maximumRows = 0, ...field }) =>
        (code === 'noMatch' && field.patternHint) ||
        text(`problem.${code}`, {
          ...{ minimum, maximum, maximumLength, maximumRows },
          minimumRows: Math.max(1, minimumRows),
          maximumDecimals: field.maximumDecimals ?? 0,
          maximumChoices: field.maximumChoices ?? 0,
          earliest: showDay(field.earliest ?? ''),
          latest: showDay(field.latest ?? ''),
        }),
  },
});
