import { checkUnique } from '../../kinds/checkUnique.ts';
import type { FormTemplateDoc } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../../kinds/formTemplate/formTemplateKind.ts';
import { nameFault } from '../../store/nameFault.ts';
import type { Violation } from '../../store/Violation.ts';
import { digestOfForm } from '../digestOfForm.ts';
import type { SetDoc, SetMember, SetMoment } from './SetDoc.ts';

/** What is wrong with a set of a file by itself. */
export function checkSet({ isTest, made, production, members }: SetDoc): Violation[] {
  return [
    ...checkMoment(made, '/made'),
    ...(production === null ? [] : checkMoment(production, '/production')),
    ...(isTest && production !== null
      ? [{ pointer: '/production', message: 'A set for a test is never in production.' }]
      : []),
    ...checkUnique(
      members.map(({ uniqueName }) => uniqueName),
      'form template',
      (index) => `/members/${index}`,
    ),
    ...checkUnique(
      members.map(({ formTemplateId }) => formTemplateId),
      'id',
      (index) => `/members/${index}`,
    ),
    ...members.flatMap(checkMember),
  ];
}

function checkMoment({ userId, userName }: SetMoment, pointer: string): Violation[] {
  const message = nameFault(userId) ?? nameFault(userName);
  return message === null ? [] : [{ pointer, message }];
}

function checkMember({ form, ...member }: SetMember, index: number): Violation[] {
  const pointer = `/members/${index}`;
  const message = nameFault(member.uniqueName);
  if (message !== null) return [{ pointer, message }];
  if (form === null) return [];
  const inForm = `${pointer}/form`;
  const { violations } = formTemplateKind.validate(form);
  if (violations.length > 0) {
    return violations.map((fault) => ({ ...fault, pointer: `${inForm}${fault.pointer}` }));
  }
  // What passes is a form template.
  const { uniqueName, version } = form as FormTemplateDoc;
  const named = `'${member.uniqueName}', version ${member.templateVersion}`;
  if (uniqueName !== member.uniqueName || version !== member.templateVersion) {
    return [{ pointer: inForm, message: `The form here is not ${named}.` }];
  }
  return digestOfForm(form) === member.digest
    ? []
    : [{ pointer: inForm, message: `The form ${named} is not the one that the set held.` }];
}
