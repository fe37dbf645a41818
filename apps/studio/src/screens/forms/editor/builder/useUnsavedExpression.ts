import type { ExpressionValue } from '@studio/widgets';
import { useState } from 'react';
import {
  forgetWork,
  keptWork,
  useUnsavedWork,
  type WorkKey,
} from '../../../../platform/navigationLock/unsavedWork.ts';
import { session } from '../../../../platform/session/session.ts';
import type { FormPart } from '../draft/FormDraft.ts';
import { builderText } from './builder.messages.ts';

/** Which expression is typed: of a setting of the selected parts of a form. */
export interface TypedExpression {
  readonly formId: string;
  readonly parts: readonly Pick<FormPart, 'id' | 'key'>[];
  readonly settingName: string;
}

/** What is typed into a modal and not saved holds the page, and is there again after a reload, or once its user has signed in again. */
export function useUnsavedExpression(
  typed: TypedExpression,
  { saved, isLocked }: { readonly saved: ExpressionValue; readonly isLocked: boolean },
) {
  const key = expressionKey(session.current?.user.id ?? '', typed);
  const [kept] = useState(() => {
    const found = isLocked ? null : keptWork<ExpressionValue>(key);
    return found === null || isSameExpression(found, saved) ? undefined : found;
  });
  const [draft, edit] = useState<ExpressionValue | null>(kept ?? null);
  useUnsavedWork(key, draft, builderText('unsavedExpression'));
  return {
    ...{ kept, edit },
    forget: () => {
      forgetWork(key);
      edit(null);
    },
  };
}

/**
 * What it is kept under: the parts themselves, whatever they are called by then, in whatever order they were selected. A saved field has its
 * number; a new one the key that it has in every copy of the draft.
 */
export function expressionKey(userId: string, { formId, parts, settingName }: TypedExpression): WorkKey {
  const of = parts.map(({ id, key }) => id || key).toSorted();
  return ['unsavedExpression', userId, formId, settingName, ...of];
}

/** Whether what was kept has been saved meanwhile, elsewhere as well. */
export function isSameExpression(one: ExpressionValue, other: ExpressionValue): boolean {
  const scriptOf = ({ script }: ExpressionValue) => script.replaceAll(/\r\n?/g, '\n');
  return scriptOf(one) === scriptOf(other) && (one.valueFormat ?? '') === (other.valueFormat ?? '');
}
