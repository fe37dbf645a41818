import type { Rule, RuleImpactQuery } from '@studio/api';
import { useDeferredPart } from '@studio/ui/internal';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { ObjectAction } from '../../../kernel/object/ObjectAction.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { ruleEditorText } from '../editor.messages.ts';
import type { RuleImpactProps } from '../impact/RuleImpact.tsx';
import { switchRule } from '../rules.api.ts';
import { type RuleDraft, toRuleBody } from './draft/RuleDraft.ts';
import { impactPart } from './settingsPart.ts';

/** What the server's actions do with one rule. Unsaved edits are saved before it is activated or deactivated, where they can be. */
export const ruleActions: Readonly<Record<string, ObjectAction<Rule, RuleDraft>>> = {
  Activate: {
    does: 'change',
    label: () => ruleEditorText('activate'),
    icon: <CircleCheck aria-hidden size={16} />,
    // What somebody else has made inactive meanwhile cannot be saved before it is active: its edits stay.
    unsaved: ({ status }) => (status === 0 ? 'kept' : 'saved'),
    question: (doc, edits) => ({
      size: 'lg',
      message:
        doc.parentId === null
          ? ruleEditorText('activate.question')
          : (onState) => (
              <>
                <p>{ruleEditorText('activate.question')}</p>
                {doc.status === 2 && edits === null && <p>{ruleEditorText('activate.stays')}</p>}
                <ActivationImpact query={{ switching: activationOf(doc, edits) }} onState={onState} />
              </>
            ),
    }),
    texts: () => ({
      loading: ruleEditorText('activate.loading'),
      success: ruleEditorText('activate.success'),
    }),
    run: async ({ id, etag, options }) => {
      const switched = await switchRule(id, etag, options.idempotencyKey, true);
      if (switched.doc.status === 2) notify({ message: ruleEditorText('activate.invalid'), tone: 'warning' });
      return switched;
    },
  },
  Deactivate: {
    does: 'change',
    label: () => ruleEditorText('deactivate'),
    icon: <CircleOff aria-hidden size={16} />,
    unsaved: 'saved',
    texts: () => ({
      loading: ruleEditorText('deactivate.loading'),
      success: ruleEditorText('deactivate.success'),
    }),
    run: ({ id, etag, options }) => switchRule(id, etag, options.idempotencyKey, false),
  },
};

/** What is activated: the rule as it is saved, or as it is going to be saved first. */
function activationOf(doc: Rule, edits: RuleDraft | null): NonNullable<RuleImpactQuery['switching']> {
  const selection = { ids: [doc.id] };
  return { isActive: true, selection, ...(edits !== null && { rule: toRuleBody(edits, doc) }) };
}

/** Loaded with the question. */
function ActivationImpact(props: RuleImpactProps) {
  const Impact = useDeferredPart(impactPart, true);
  return Impact && <Impact {...props} />;
}
