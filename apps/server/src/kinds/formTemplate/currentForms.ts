import { formStatus } from './FormTemplateDoc.ts';

/** A version of a form, as far as it takes to choose one. */
interface FormVersion {
  uniqueName: string;
  version: number;
  status: number;
}

/** What comes first when versions of a form are chosen from. */
const order: readonly number[] = [formStatus.inProduction, formStatus.published, formStatus.draft];

/** Of each unique name its current version: the one in production, else the last that is published, else the last. */
export function currentForms<Form extends FormVersion>(forms: readonly Form[]): Form[] {
  const current = new Map<string, Form>();
  for (const form of forms) {
    const known = current.get(form.uniqueName);
    if (known === undefined || comesBefore(form, known)) current.set(form.uniqueName, form);
  }
  return [...current.values()];
}

function comesBefore(one: FormVersion, other: FormVersion): boolean {
  const rank = order.indexOf(one.status) - order.indexOf(other.status);
  return rank < 0 || (rank === 0 && one.version > other.version);
}
