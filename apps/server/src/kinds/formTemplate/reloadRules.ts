import type { RulesReloaded } from '@studio/api';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { findDocumentsById } from '../../store/findDocuments.ts';
import { rebuildIndex } from '../../store/rebuildIndex.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { ruleErrors } from './checkForm.ts';
import type { FormError, FormTemplateDoc } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import { recheckStored } from './recheckForms.ts';

interface ReloadOptions {
  store: DocumentStore;
  authorId: string;
  ruleType: 'form' | 'field';
  /** Of the forms. */
  ids: readonly string[];
  /** Whether rules are checked with what they name, and forms marked valid or not by the result. Else they are only compiled. */
  isChecked: boolean;
  /** Tells how many there are, and writes nothing. */
  isPlan: boolean;
}

/** So many forms are in memory, and rebuilt in a transaction, at a time. */
const atOnce = 50;

/**
 * Compiles the rules of forms that are of a type again, rebuilds from these forms the index of what they refer to, and checks the rules with
 * what they name when that is wanted.
 */
export async function reloadRules(options: ReloadOptions): Promise<RulesReloaded> {
  const { ids } = options;
  const report: RulesReloaded = { forms: 0, rules: 0, rebuilt: 0, failures: [] };
  for (let start = 0; start < ids.length; start += atOnce) {
    await reloadSome(ids.slice(start, start + atOnce), report, options);
  }
  return report;
}

async function reloadSome(ids: string[], report: RulesReloaded, options: ReloadOptions): Promise<void> {
  const { store, authorId, ruleType, isChecked, isPlan } = options;
  const found = await findDocumentsById(store.queries, formTemplateKind, ids);
  const forms = found.filter(({ doc }) => countRules(doc, ruleType) > 0 || lacksRule(doc, ruleType));
  report.forms += forms.length;
  for (const { doc } of forms) report.rules += countRules(doc, ruleType);
  if (isPlan) return;
  const affected = forms.map(({ id }) => id);
  report.rebuilt += await rebuildIndex(store.queries, formTemplateKind, affected);
  for (const form of forms) {
    const errors = isChecked ? await recheckStored(store, authorId, form) : ruleErrors(form.doc);
    report.failures.push(...errors.filter(isOfType(ruleType)).map((error) => failureOf(form, error)));
  }
}

function countRules(
  { triggerRule, fieldRules = [] }: FormTemplateDoc,
  ruleType: ReloadOptions['ruleType'],
): number {
  return ruleType === 'field' ? fieldRules.length : Number(Boolean(triggerRule));
}

/** Whether a rule that it must have is missing: of such a rule there is something to tell. */
function lacksRule(
  { root = true, triggerRule }: FormTemplateDoc,
  ruleType: ReloadOptions['ruleType'],
): boolean {
  return ruleType === 'form' && !root && !triggerRule;
}

function isOfType(ruleType: ReloadOptions['ruleType']) {
  const place = ruleType === 'field' ? '/fieldRules' : '/triggerRule';
  return ({ pointer }: FormError) => pointer.startsWith(place);
}

function failureOf({ id, doc }: StoredDocument<FormTemplateDoc>, error: FormError) {
  const { uniqueName, version, type } = doc;
  return { id, uniqueName, version, type, ...error };
}
