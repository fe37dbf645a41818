import { ProblemError, type RuleViolation } from '@studio/api';
import { equal } from '../../../kernel/editor/equal.ts';
import { refusedAt } from '../../../kernel/editor/placeFailure.ts';
import type { EditorDefinition } from '../../../kernel/editor/types.ts';
import { conditional, reviewRule, type Section } from '../sections.api.ts';
import { sectionEditorText } from '../sections.messages.ts';
import { type SectionBody, type SectionDraft, toSectionBody, toSectionDraft } from './sectionDraft.ts';

type Save = EditorDefinition<Section, SectionDraft>['save'];
type SectionRule = NonNullable<Section['triggerRule']>;

/** What the rules of saving need. */
export interface SectionSaving {
  /** Saves whatever is wrong with the rule. */
  readonly save: Save;
  /** What is wrong with a rule, with pointers into the template. Default: as the server finds it. */
  readonly review?: (rule: SectionRule) => Promise<readonly RuleViolation[]>;
}

/**
 * Saves a section template. Where nothing but the rule of a conditional one has changed, a faulty rule is refused, and nothing is saved. Everything else is
 * saved, and `errors` of the version that comes of it says what is wrong with the rule.
 */
export function saveSection({ save, review = findFaults }: SectionSaving): Save {
  return async (id, draft, base, options) => {
    const body = toSectionBody(draft, base.doc);
    const rule = body.applicability === conditional ? body.triggerRule : null;
    const faults = rule === null ? [] : await review(rule);
    if (faults.length > 0 && isRuleOnly(body, base.doc)) {
      throw refusedAt({ detail: sectionEditorText('invalid.notSaved'), errors: faults });
    }
    const { doc, etag } = await save(id, draft, base, options);
    // The review finds more than the server says of what it has saved, such as fields that are gone.
    return { doc: faults.length === 0 ? doc : { ...doc, errors: [...faults] }, etag };
  };
}

/** What is wrong with a rule; warnings are not. */
async function findFaults(rule: SectionRule): Promise<readonly RuleViolation[]> {
  const { errors } = await reviewRule(rule, null);
  return errors.flatMap(({ pointer, message, severity }) =>
    severity === 'error' ? [{ pointer: `/triggerRule${pointer}`, message }] : [],
  );
}

/** Whether the rule is all that a body changes. */
function isRuleOnly(body: SectionBody, doc: Section): boolean {
  const before = toSectionBody(toSectionDraft(doc), doc);
  return equal({ ...body, triggerRule: null }, { ...before, triggerRule: null });
}

/** What a refused save says of the rule; nothing where it was refused for another reason. */
export function ruleFaultsIn(error: unknown): readonly string[] {
  if (!(error instanceof ProblemError) || error.status !== 422) return [];
  const errors: readonly RuleViolation[] = error.problem.errors ?? [];
  const isOfRule = errors.length > 0 && errors.every(({ pointer }) => pointer.startsWith('/triggerRule'));
  return isOfRule ? errors.map(({ message }) => message) : [];
}
