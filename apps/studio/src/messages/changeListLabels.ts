import type { ChangeListLabels, ListedChange } from '@studio/widgets';
import { diffTextLabels } from './diffTextLabels.ts';
import { t } from './messages.ts';
import { once } from './once.ts';
import './changes.messages.ts';

/** The texts of a list of changes. */
export const changeListLabels = once<Partial<ChangeListLabels>>(() => ({
  list: t('changes.list'),
  kinds: {
    changed: t('changes.changed'),
    added: t('changes.added'),
    removed: t('changes.removed'),
    moved: t('changes.moved'),
  },
  nothing: t('changes.nothing'),
  before: t('changes.before'),
  after: t('changes.after'),
  revert: (change) => t('changes.revert', { what: whatOf(change) }),
  reverting: t('changes.reverting'),
  reverted: (change, rest) => `${t('changes.reverted', { what: whatOf(change) })} ${leftText(rest)}`,
  expand: t('changes.expand'),
  collapse: t('changes.collapse'),
  comparison: diffTextLabels(),
}));

/** A change in the middle of a sentence: 'the addition of Item “Frame”'. */
export function whatOf({ kind, field, subject }: Pick<ListedChange, 'kind' | 'field' | 'subject'>): string {
  if (kind !== 'changed') return t(`changes.what.${kind}`, { subject });
  return field === '' ? subject : t('changes.what.field', { field, subject });
}

function leftText(count: number): string {
  if (count === 0) return t('changes.left.none');
  return count === 1 ? t('changes.left.one') : t('changes.left.many', { count });
}
