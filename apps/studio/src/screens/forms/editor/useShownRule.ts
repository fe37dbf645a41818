import type { UiFormTemplate } from '@studio/api';
import { useEffect, useEffectEvent, useState } from 'react';
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

/** A rule by its key (null is that of the form), and the names that the address has, or had, for it. */
interface SelectedRule {
  readonly key: string | null;
  readonly names: readonly (string | null)[];
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
  const { rules } = draft;
  const name = ruleIn(pathname);
  const named = name === null ? undefined : rules.find((rule) => rule.name === name)?.key;
  const [last, setLast] = useState<SelectedRule | null>(() =>
    named === undefined ? null : { key: named, names: [name] },
  );
  const [first] = rules;
  const fallback = doc.triggerRule === null ? first?.key : null;
  const isThere = (key: string | null) =>
    key === null ? doc.triggerRule !== null : rules.some((rule) => rule.key === key);
  const isLastThere = last !== null && isThere(last.key);
  // It may have another name now, and a rule of somebody else the one that it had.
  const isKept = isLastThere && last.names.includes(name);
  const found = named ?? (isLastThere && name !== null ? last.key : fallback);
  const hrefOf = (rule: RuleRow | null) => formRulePath(editor.id, rule?.name ?? null);
  const go = (rule: RuleRow | null, isReplaced: boolean, before: readonly string[] = []) => {
    setLast({ key: rule?.key ?? null, names: [...before, rule?.name ?? null] });
    void navigate(hrefOf(rule), { replace: isReplaced });
  };
  const renamed = isKept ? rules.find((rule) => rule.key === last.key && rule.name !== name) : undefined;
  const newName = renamed?.name;
  const follow = useEffectEvent(() => {
    if (renamed !== undefined && name !== null) go(renamed, true, [name]);
  });
  useEffect(() => {
    if (newName !== undefined) follow();
  }, [newName]);
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
    selected: isKept ? last.key : found,
    hrefOf,
    onSelect: (rule) => void select(rule),
    onReplace: (rule) => go(rule, true),
    onLeave: leave,
  };
}
