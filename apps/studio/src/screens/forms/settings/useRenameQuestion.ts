import type { UiFormTemplate } from '@studio/api';
import { useRef } from 'react';
import { useQuestion } from '../../../kernel/editor/modal/useQuestion.ts';
import { reportActivity } from '../../../platform/feedback/activity.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { findDependents, findOtherVersions, formatVersions } from '../findDependents.ts';
import { formSettingsText } from './settings.messages.ts';
import type { AgreeToName, RenameAsked } from './settingsAgreements.ts';

/** What the question of a new unique name is made of. */
export interface RenameQuestion {
  /** What refers to the form, while it is asked about; null for nothing. */
  readonly asked: RenameAsked | null;
  readonly answer: (isYes: boolean) => void;
  /** Asks once for each name: who asks meanwhile gets the same answer, and a name that was agreed to is not asked about again. */
  readonly agreeTo: AgreeToName;
}

/**
 * Asks whether a form gets another unique name, when something refers to it by the one it has. What another version of that name serves as
 * well stays with it and is not asked about; references that no other version serves are broken then, which the question says.
 * @param form the form as it was saved; null for a new one, to which nothing refers
 */
export function useRenameQuestion(form: Pick<UiFormTemplate, 'id' | 'formTemplate'> | null): RenameQuestion {
  const { question, ask, answer } = useQuestion<RenameAsked>();
  const asked = useRef(new Map<string, Promise<boolean>>());
  const find = async (to: string): Promise<boolean> => {
    try {
      const found = form === null ? null : await findAsked(form);
      const isAgreed = found === null || (await ask(found));
      if (!isAgreed) asked.current.delete(to);
      return isAgreed;
    } catch (error) {
      asked.current.delete(to);
      reportActivity(formSettingsText('rename.failed'), describeError(error));
      throw error;
    }
  };
  return {
    asked: question,
    answer,
    agreeTo: (to) => {
      const known = asked.current.get(to) ?? find(to);
      asked.current.set(to, known);
      return known;
    },
  };
}

/** Null where nothing has to be asked. */
async function findAsked({ id, formTemplate }: Pick<UiFormTemplate, 'id' | 'formTemplate'>) {
  const { references } = await findDependents(id);
  if (references.length === 0) return null;
  const others = await findOtherVersions(formTemplate);
  if (others.length === 0) return { references, note: '' };
  const text = others.length === 1 ? 'rename.keeps' : 'rename.keep';
  return { references, note: formSettingsText(text, { versions: formatVersions(others) }) };
}
