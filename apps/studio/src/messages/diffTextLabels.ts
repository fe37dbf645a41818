import type { DiffTextLabels } from '@studio/ui';
import './diff.messages.ts';
import { t } from './messages.ts';

/** The texts of a comparison. */
export function diffTextLabels(): DiffTextLabels {
  return {
    summary: (added, removed) => t('diff.summary', { added, removed }),
    same: t('diff.same'),
    notShortest: t('diff.notShortest'),
    unfold: (count) => t('diff.unfold', { count }),
    more: (count) => t('diff.more', { count }),
    added: t('diff.added'),
    removed: t('diff.removed'),
    unchanged: '',
    before: t('diff.before'),
    after: t('diff.after'),
    line: t('diff.line'),
    change: t('diff.change'),
  };
}
