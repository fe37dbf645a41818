import type { AdvancedFilterLabels } from '@studio/widgets';
import { translatedLabels } from '../translatedLabels.ts';

/** The texts of an advanced filter. */
export const advancedFilterLabels = translatedLabels<AdvancedFilterLabels>('advancedFilter', {
  active: ['count'],
  condition: ['ordinal'],
  removeCondition: ['ordinal'],
  operators: {},
  typeOperators: { text: {}, number: {}, date: {}, boolean: {}, choice: {}, choices: {} },
  faults: {},
  nameFaults: {},
  problem: {
    ids: ['path', 'term', 'encoding', 'field', 'operator', 'value', 'twice'].map((code) => `problem.${code}`),
    write:
      (text) =>
      ({ code, part, text: at }) =>
        text(`problem.${code}`, { part, text: at }),
  },
  savedOption: {
    ids: ['savedOption.default'],
    write: (text) => (name, isDefault) => (isDefault ? text('savedOption.default', { name }) : name),
  },
  deleteQuestion: ['name'],
  failed: {
    ids: ['failed', 'failed.reason'],
    write: (text) => (action, reason) =>
      reason === '' ? text('failed', { action }) : text('failed.reason', { action, reason }),
  },
  announcements: { removed: ['left'], applied: ['name'], saved: ['name'], deleted: ['name'] },
});
