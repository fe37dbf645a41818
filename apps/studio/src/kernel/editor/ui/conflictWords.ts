import { formatDateTime } from '@studio/widgets';
import { isOwnSave } from '../isOwnSave.ts';
import { safetyText } from '../safety.messages.ts';
import type { Saver } from '../types.ts';
import type { Unsupported } from './UnsupportedChanges.tsx';

/** What the dialog of a conflict is called, and says. */
export interface ConflictWords {
  readonly title: string;
  readonly text: string;
  readonly apply: string;
  readonly applyAndSave: string;
}

/**
 * The words of a conflict with somebody's version, or one's own of elsewhere.
 * @param unsupported what that version cannot hold; undefined for nothing
 */
export function conflictWords(saver: Saver, unsupported: Unsupported | undefined): ConflictWords {
  const isOwn = isOwnSave(saver);
  const values = { author: saver.author, time: formatDateTime(saver.time) };
  if (unsupported === undefined)
    return {
      title: safetyText(isOwn ? 'merge.own.title' : 'merge.title', values),
      text: safetyText(isOwn ? 'merge.own.text' : 'merge.text', values),
      apply: safetyText('merge.apply'),
      applyAndSave: safetyText('merge.save'),
    };
  const { changes, kind } = unsupported;
  const count =
    changes.length === 1
      ? safetyText('merge.unsupported.one')
      : safetyText('merge.unsupported.many', { count: changes.length.toLocaleString() });
  return {
    title: safetyText('merge.unsupported.title'),
    text: safetyText(isOwn ? 'merge.unsupported.own.text' : 'merge.unsupported.text', {
      ...values,
      kind,
      count,
    }),
    apply: safetyText('merge.unsupported.apply'),
    applyAndSave: safetyText('merge.unsupported.save'),
  };
}
