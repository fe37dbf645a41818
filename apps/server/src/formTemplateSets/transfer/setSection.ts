import { boolean, dateTime, digestText, documentId, integer } from '../../exchange/AttributeRule.ts';
import { many, maybe, one, sequence } from '../../exchange/ElementRule.ts';
import { element, textElement } from '../../exchange/element.ts';
import { jsonObjectRule } from '../../exchange/jsonRule.ts';
import { jsonXml } from '../../exchange/jsonXml.ts';
import type { Section } from '../../exchange/Section.ts';
import { textRule } from '../../exchange/textRule.ts';
import { checkUnique } from '../../kinds/checkUnique.ts';
import type { FormTemplateDoc } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../../kinds/formTemplate/formTemplateKind.ts';
import type { Kind } from '../../store/Kind.ts';
import { nameFault } from '../../store/nameFault.ts';
import type { Violation } from '../../store/Violation.ts';
import { digestOfForm } from '../digestOfForm.ts';
import type { SetDoc, SetMember, SetMoment } from './SetDoc.ts';

/** A number beyond would leave too few for the sets that are published afterwards. */
const largestNumber = 1_000_000_000;
const largestInteger = 2_147_483_647;

/** Sets as files know them. They are no documents of the store. */
const setKind: Kind<SetDoc> = {
  name: 'FormTemplateSet',
  noun: 'form template set',
  validate: () => ({ violations: [], isTyped: true }),
  nameOf: ({ number }) => String(number),
  identityOf: ({ uid }) => uid,
  summarise: () => ({}),
  referencesOf: () => [],
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc) => doc,
};

const momentRule = sequence({
  attributes: { time: dateTime },
  children: { userId: one(textRule), userName: one(textRule) },
  finish: ({ time }, user): SetMoment => ({ time, ...user }),
});

const memberRule = sequence({
  attributes: {
    id: documentId,
    version: integer(0, largestInteger),
    savedVersion: integer(1, largestInteger),
    digest: digestText,
  },
  children: { uniqueName: one(textRule), map: maybe(jsonObjectRule) },
  finish: ({ id, version, savedVersion, digest }, { uniqueName, map }): SetMember => ({
    ...{ formTemplateId: id, uniqueName, templateVersion: version, version: savedVersion, digest },
    form: map,
  }),
});

const sectionOfSets: Section<SetDoc> = {
  name: 'Form Template Sets',
  kind: setKind,
  elementName: 'formTemplateSet',
  toXml: ({ doc: { uid, number, isTest, made, production, members } }) =>
    element(
      'formTemplateSet',
      { id: uid, number, isTest },
      [
        momentXml('made', made),
        production === null ? '' : momentXml('inProduction', production),
        ...members.map(memberXml),
      ].join(''),
    ),
  rule: {
    ...sequence({
      attributes: { id: documentId, number: integer(1, largestNumber), isTest: boolean },
      children: { made: one(momentRule), inProduction: maybe(momentRule), member: many(memberRule) },
      finish: ({ id: uid, number, isTest }, { made, inProduction: production, member: members }) => {
        const doc: SetDoc = { uid, number, isTest, made, production, members };
        return { doc, unresolved: [] };
      },
    }),
    placed: ({ doc }) => doc,
  },
  check: (given) => {
    // The rule above makes sets and nothing else.
    const doc = given as SetDoc;
    const violations = checkSet(doc);
    return violations.length > 0
      ? { violations, doc: null }
      : { violations: [], doc, toGiven: (pointer) => pointer };
  },
  replace: (_stored, doc) => doc,
};

/** The section of initialization files that follows the form templates: what was published of them together, and when. */
// Its rule makes sets and nothing else.
export const setSection = sectionOfSets as unknown as Section;

function momentXml(name: string, { time, userId, userName }: SetMoment): string {
  const content = textElement('userId', userId) + textElement('userName', userName);
  return element(name, { time: new Date(time).toISOString() }, content);
}

function memberXml({
  formTemplateId,
  uniqueName,
  templateVersion,
  version,
  digest,
  form,
}: SetMember): string {
  return element(
    'member',
    { id: formTemplateId, version: templateVersion, savedVersion: version, digest },
    textElement('uniqueName', uniqueName) + (form === null ? '' : jsonXml(form)),
  );
}

/** What is wrong with a set of a file by itself. */
function checkSet({ isTest, made, production, members }: SetDoc): Violation[] {
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
