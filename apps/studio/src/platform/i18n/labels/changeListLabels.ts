import type { ChangeListItem, ChangeListLabels } from '@studio/widgets';
import { defineMessages } from '../defineMessages.ts';
import { once } from '../once.ts';
import { translatedLabels } from '../translatedLabels.ts';
import { diffTextLabels } from './diffTextLabels.ts';
import { textComparisonLabels } from './textComparisonLabels.ts';

const changeIds = ['what.added', 'what.removed', 'what.moved', 'what.field'];

const labels = translatedLabels<ChangeListLabels>('changes', {
  kinds: {},
  revert: {
    ids: ['revert', ...changeIds],
    write: (text) => (change) => text('revert', { what: whatOf(change) }),
  },
  reverted: {
    ids: ['reverted', 'left.none', 'left.one', 'left.many', ...changeIds],
    write: (text) => (change, count) => {
      const left = ['none', 'one'][count] ?? 'many';
      return `${text('reverted', { what: whatOf(change) })} ${text(`left.${left}`, { count })}`;
    },
  },
});

/** The texts of a list of changes. */
export const changeListLabels = once<Partial<ChangeListLabels>>(() => ({
  ...labels(),
  comparison: diffTextLabels(),
  textComparison: textComparisonLabels(),
}));

const changeText = defineMessages('changes', {
  'what.added': 'the addition of {subject}',
  'what.removed': 'the removal of {subject}',
  'what.moved': 'the move of {subject}',
  'what.field': '{field} of {subject}',
});

/** A change in the middle of a sentence: 'the addition of Item “Frame”'. */
export function whatOf({ kind, field, subject }: Pick<ChangeListItem, 'kind' | 'field' | 'subject'>): string {
  if (kind !== 'changed') return changeText(`what.${kind}`, { subject });
  return field === '' ? subject : changeText('what.field', { field, subject });
}
