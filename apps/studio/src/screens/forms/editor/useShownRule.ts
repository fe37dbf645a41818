import type { UiFormTemplate } from '@studio/api';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import { settlePendingText } from '../../../kernel/editor/settlePendingText.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import type { FormDraft, RuleRow } from './draft/FormDraft.ts';
import { formRulePath, ruleIn } from './formTabs.ts';
import type { RulesTabProps } from './rules/RulesTab.tsx';
import { rulesTabText } from './rules/rulesTab.messages.ts';

/** Which rule is shown, and the way to another one. */
export interface ShownRule extends Pick<RulesTabProps, 'selected' | 'hrefOf' | 'onSelect' | 'onReplace'> {
  /** Saves what was changed before another rule is shown; false when that failed, which is reported. */
  readonly onLeave: () => Promise<boolean>;
}

/**
 * The rule that the address names; one that was renamed or taken back since is known by its key.
 * @param save saves what was changed; false when that failed
 */
export function useShownRule(
  editor: Editor<UiFormTemplate, FormDraft>,
  { draft, doc }: { readonly draft: FormDraft; readonly doc: UiFormTemplate },
  save: () => Promise<boolean>,
): ShownRule {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState<string | null | undefined>(undefined);
  const { rules } = draft;
  const name = ruleIn(pathname);
  const [first] = rules;
  const fallback = doc.triggerRule === null ? first?.key : null;
  const isThere = (key: string | null | undefined) =>
    key === null ? doc.triggerRule !== null : rules.some((rule) => rule.key === key);
  const named = name === null ? undefined : rules.find((rule) => rule.name === name)?.key;
  const known = last !== undefined && isThere(last) && name !== null ? last : fallback;
  const hrefOf = (rule: RuleRow | null) => formRulePath(editor.id, rule?.name ?? null);
  const go = (rule: RuleRow | null, isReplaced: boolean) => {
    setLast(rule?.key ?? null);
    void navigate(hrefOf(rule), { replace: isReplaced });
  };
  const leave = async () => {
    settlePendingText();
    const isSaved = !editor.isDirty || (await save());
    if (!isSaved) notify({ message: rulesTabText('notSaved'), tone: 'warning' });
    return isSaved;
  };
  const select = async (rule: RuleRow | null) => {
    if (await leave()) go(rule, false);
  };
  return {
    selected: named ?? known,
    hrefOf,
    onSelect: (rule) => void select(rule),
    onReplace: (rule) => go(rule, true),
    onLeave: leave,
  };
}
