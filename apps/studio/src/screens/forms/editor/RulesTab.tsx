import type { UiFormTemplate } from '@studio/api';
import { EmptyState } from '@studio/ui';
import type { Ref } from 'react';
import type { FormDraft } from './draft/FormDraft.ts';
import { FormRules } from './FormRules.tsx';
import { placeId } from './faultPlace.ts';
import type { FormFault } from './formFaults.ts';
import { Outline } from './RulesTab.styles.ts';
import { rulesTabText } from './rulesTab.messages.ts';

/** The rules of a form, to be read. */
export interface RulesTabProps {
  readonly draft: FormDraft;
  /** The version that the draft was made from. */
  readonly doc: Pick<UiFormTemplate, 'triggerRule' | 'formTemplate'>;
  /** What is wrong with the form: each fault of a rule is shown at the rule. */
  readonly faults: readonly FormFault[];
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The rule that shows the form, and those that show its fields. */
export function RulesTab({ draft, doc, faults, ref }: RulesTabProps) {
  const byPlace = Map.groupBy(faults, ({ place }) => placeId(place));
  const isEmpty = doc.triggerRule === null && draft.rules.length === 0;
  return (
    <Outline ref={ref} tabIndex={-1} aria-label={rulesTabText('rules')}>
      {isEmpty && <EmptyState title={rulesTabText('empty')} />}
      <FormRules {...{ draft, doc, byPlace }} />
    </Outline>
  );
}

/** Brings a rule into sight, and the focus to it. @param id as `placeId` gives it @returns false where it is not there */
export function showRule(root: HTMLElement | null, id: string): boolean {
  const found = root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`);
  if (!found) return false;
  found.scrollIntoView({ block: 'center' });
  found.focus({ preventScroll: true });
  return true;
}
