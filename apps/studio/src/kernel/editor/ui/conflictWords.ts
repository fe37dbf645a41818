import { formatDateTime } from '@studio/widgets';
import { t } from '../../../messages/messages.ts';
import { isOwnSave } from '../isOwnSave.ts';
import type { Saver } from '../types.ts';
import type { Unheld } from './UnheldChanges.tsx';
import './safety.messages.ts';

/** What the dialog of a conflict is called, and says. */
export interface ConflictWords {
  readonly title: string;
  readonly text: string;
  readonly apply: string;
  readonly applyAndSave: string;
}

/**
 * The words of a conflict with somebody's version, or one's own of elsewhere.
 * @param unheld what that version cannot hold; undefined for nothing
 */
export function conflictWords(saver: Saver, unheld: Unheld | undefined): ConflictWords {
  const isOwn = isOwnSave(saver);
  const values = { author: saver.author, time: formatDateTime(saver.time) };
  if (unheld === undefined)
    return {
      title: t(isOwn ? 'editor.merge.own.title' : 'editor.merge.title', values),
      text: t(isOwn ? 'editor.merge.own.text' : 'editor.merge.text', values),
      apply: t('editor.merge.apply'),
      applyAndSave: t('editor.merge.save'),
    };
  const { changes, kind } = unheld;
  const count =
    changes.length === 1
      ? t('editor.merge.unheld.one')
      : t('editor.merge.unheld.many', { count: changes.length.toLocaleString() });
  return {
    title: t('editor.merge.unheld.title'),
    text: t(isOwn ? 'editor.merge.unheld.own.text' : 'editor.merge.unheld.text', { ...values, kind, count }),
    apply: t('editor.merge.unheld.apply'),
    applyAndSave: t('editor.merge.unheld.save'),
  };
}
