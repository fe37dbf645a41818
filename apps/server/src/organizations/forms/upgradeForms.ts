import type { WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import type { OrganizationForm } from '../../kinds/organization/OrganizationDoc.ts';
import type { ReadValue } from './readValues.ts';
import { emptyForm, type Template, templateOf } from './templates.ts';
import { type LostValue, upgradeValues } from './upgradeValues.ts';

/** A form that an upgrade has changed, or added. */
export interface UpgradedForm {
  id: string;
  name: string;
  /** Null for a form that the organization did not have. */
  fromVersion: number | null;
  toVersion: number;
  /** Values that have no place any more. They stay in the history of the organization. */
  lost: LostValue[];
}

interface UpgradeOptions {
  templates: ReadonlyMap<string, Template>;
  newId: () => string;
  /** How values that have no place any more are reported. */
  read: ReadValue;
}

/** Whether an upgrade brings a form to another version. */
export function isOutdated(form: OrganizationForm, inForce: readonly WholeForm[]): boolean {
  return inForce.some(
    ({ uniqueName, version }) => uniqueName === form.uniqueName && version > form.templateVersion,
  );
}

/**
 * The forms of an organization by the forms in force: newer versions take the place of older ones, and forms that it lacks are added, empty. A
 * form that is not in force any more, or in an older version, stays as it is.
 */
export function upgradeForms(
  forms: readonly OrganizationForm[],
  inForce: readonly WholeForm[],
  { templates, newId, read }: UpgradeOptions,
): { forms: OrganizationForm[]; upgraded: UpgradedForm[] } {
  const upgraded: UpgradedForm[] = [];
  const current = new Map(inForce.map((form) => [form.uniqueName, form]));
  const kept = forms.map((form) => {
    const to = current.get(form.uniqueName);
    if (to === undefined || !isOutdated(form, inForce)) return form;
    const from = templateOf(templates, form)?.form ?? null;
    const { values, lost } = upgradeValues(from, to, { values: form.values, read });
    const { id, templateVersion: fromVersion } = form;
    upgraded.push({ id, name: to.name, fromVersion, toVersion: to.version, lost });
    return { ...form, templateVersion: to.version, name: to.name, type: to.type, values };
  });
  const names = new Set(forms.map(({ uniqueName }) => uniqueName));
  const added = inForce
    .filter(({ uniqueName }) => !names.has(uniqueName))
    .map((form) => emptyForm(form, newId));
  for (const { id, name, templateVersion: toVersion } of added)
    upgraded.push({ id, name, fromVersion: null, toVersion, lost: [] });
  return { forms: [...kept, ...added], upgraded };
}
