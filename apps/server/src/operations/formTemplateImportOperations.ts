import { eq } from 'drizzle-orm';
import { formTemplatesImported } from '../audit/formTemplateEvents.ts';
import { refuseOtherPlan } from '../formTemplateSets/planChange.ts';
import type { Operations } from '../http/Operation.ts';
import { wrongType } from '../http/problems.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { importForms } from '../kinds/formTemplate/importForms.ts';
import { planImport } from '../kinds/formTemplate/planImport.ts';
import { reloadRules } from '../kinds/formTemplate/reloadRules.ts';
import { readRestoreFile } from '../restore/readRestoreFile.ts';
import type { Services } from '../Services.ts';
import { document } from '../store/schema.ts';

type FormTemplateImportOperations = Pick<Operations, 'importFormTemplates' | 'reloadFormTemplateRules'>;

/** Form templates that come in files, and rules that are reloaded. */
export function formTemplateImportOperations(services: Services): FormTemplateImportOperations {
  const { store, queries, registry, contents, audit, preferences } = services;
  const { section } = registry.moduleOf(formTemplateKind.name);
  return {
    importFormTemplates: {
      uploadLimit: () => preferences.get('uploads.largestImportMiB') * 1024 * 1024,
      handle: async ({ query: { mode, expectedPlan }, body: { name, open }, signedIn }) => {
        if (!/\.xml$/i.test(name)) {
          throw wrongType(`File ${name} is not a supported document type for import`);
        }
        const user = signedIn();
        const file = await readRestoreFile(open(), [section], contents);
        const isPlan = mode === 'plan';
        // First of all, so that a save after it is not covered by the plan.
        const { plan, seen } = await planImport(queries, file);
        if (!isPlan) refuseOtherPlan({ plan }, expectedPlan);
        const { userId: authorId, permissions } = user;
        const result = await importForms(file, { store, authorId, permissions, seen, isPlan });
        const message = `${result.imported} form template(s) imported, ${result.notImported} not imported`;
        if (!isPlan) await audit.record(formTemplatesImported(user, name, message));
        return { status: 200, body: { ...result, message, ...(isPlan && { plan }) } };
      },
    },
    reloadFormTemplateRules: {
      handle: async ({ query, signedIn }) => {
        const { ruleType, validateRules: isChecked = false, mode, uiFormTemplateId: id } = query;
        const ids =
          id === undefined ? await allIds(queries) : [(await store.get(formTemplateKind, { id })).id];
        const { userId: authorId } = signedIn();
        const result = await reloadRules({
          store,
          authorId,
          ruleType,
          ids,
          isChecked,
          isPlan: mode === 'plan',
        });
        return { status: 200, body: result };
      },
    },
  };
}

async function allIds(queries: Services['queries']): Promise<string[]> {
  const rows = await queries
    .select({ id: document.id })
    .from(document)
    .where(eq(document.kind, formTemplateKind.name))
    .orderBy(document.name, document.id);
  return rows.map(({ id }) => id);
}
