import fc from 'fast-check';
import { allPermissions } from '../../access/permissions.ts';
import { normalizeUsername } from '../../access/Users.ts';
import { submissionRoles } from '../../kinds/emailTemplate/submissionRoles.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { arbitraryDataSet } from './arbitraryDataSet.ts';
import { arbitraryJson, arbitraryName, arbitraryNames, arbitraryText } from './arbitraryText.ts';
import type { Contents } from './MemoryStore.ts';

/** Names of documents that refer to each other. */
interface Names {
  dataSets: string[];
  formTemplates: string[];
  products: string[];
  rules: string[];
  organizations: string[];
  emailTemplates: string[];
  popupTemplates: string[];
  roles: string[];
  users: string[];
}

const optionalText = fc.option(arbitraryText);

/** A store of a few documents of every kind, which refer to each other, and now and then to what is not there. */
export const arbitraryStore: fc.Arbitrary<Contents> = fc
  .record({
    dataSets: arbitraryNames(4),
    formTemplates: arbitraryNames(3),
    products: arbitraryNames(3),
    rules: arbitraryNames(3),
    organizations: arbitraryNames(3),
    emailTemplates: arbitraryNames(2),
    popupTemplates: arbitraryNames(2),
    roles: arbitraryNames(3),
    users: arbitraryNames(3),
  })
  .chain((names) =>
    fc.tuple(
      fc.constant(names),
      each(names.formTemplates, (name) => arbitraryForm(name, names)),
    ),
  )
  .chain(([names, forms]) => {
    const fields = forms.flatMap(({ uniqueName, fields: all }) =>
      all.map(({ name }) => ({ formTemplateUniqueName: uniqueName, fieldName: name })),
    );
    const repeatingForms = forms.flatMap(({ uniqueName, repeatable }) => (repeatable ? [uniqueName] : []));
    const surroundings = { productNames: names.products, fields, repeatingForms };
    return fc
      .record({
        dataSets: each(names.dataSets, (name) => arbitraryDataSet(name, surroundings)),
        products: each(names.products, (name) => arbitraryProduct(name, names)),
        rules: each(names.rules, (name) => arbitraryRule(name, names)),
        organizations: each(names.organizations, (id) => arbitraryOrganization(id, names)),
        emailTemplates: each(names.emailTemplates, arbitraryEmailTemplate),
        popupTemplates: each(names.popupTemplates, arbitraryPopupTemplate),
        roles: each(names.roles, arbitraryRole),
        users: each(names.users, (id) => arbitraryUser(id, names)),
      })
      .map(({ dataSets, products, rules, organizations, emailTemplates, popupTemplates, roles, users }) => ({
        [kindNames.dataSet]: dataSets as JsonObject[],
        [kindNames.formTemplate]: forms as JsonObject[],
        [kindNames.product]: products as JsonObject[],
        [kindNames.rule]: rules as JsonObject[],
        [kindNames.organization]: organizations as JsonObject[],
        [kindNames.emailTemplate]: emailTemplates as JsonObject[],
        [kindNames.popupTemplate]: popupTemplates as JsonObject[],
        [kindNames.role]: roles as JsonObject[],
        [kindNames.user]: users as JsonObject[],
      }));
  });

function each<Value>(
  names: readonly string[],
  make: (name: string) => fc.Arbitrary<Value>,
): fc.Arbitrary<Value[]> {
  return fc.tuple(...names.map(make));
}

/** One of the names, or one that nobody has. */
function targetOf(names: readonly string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...names, 'nobody');
}

function arbitraryForm(uniqueName: string, { dataSets, products }: Names) {
  const field = fc.record({
    name: arbitraryName,
    label: arbitraryText,
    type: fc.nat(30),
    dataSetName: fc.option(targetOf(dataSets)),
  });
  return fc.record({
    uniqueName: fc.constant(uniqueName),
    name: arbitraryText,
    version: fc.nat(9),
    type: fc.nat(40),
    status: fc.nat(2),
    repeatable: fc.boolean(),
    productNames: fc.array(targetOf(products), { maxLength: 3 }),
    fields: fc.uniqueArray(field, { maxLength: 4, selector: ({ name }) => name }),
  });
}

function arbitraryProduct(name: string, { formTemplates }: Names) {
  return fc.record({
    uniqueName: arbitraryName,
    shortName: arbitraryText,
    name: fc.constant(name),
    externalName: arbitraryText,
    active: fc.boolean(),
    selectableOnSubmission: fc.boolean(),
    selectableOnQuote: fc.boolean(),
    formTemplateUniqueNames: fc.array(targetOf(formTemplates), { maxLength: 3 }),
  });
}

function arbitraryRule(name: string, { dataSets }: Names) {
  const value = fc.record({
    kind: fc.constant('DataSetItemValue'),
    dataSetName: targetOf(dataSets),
    value: arbitraryText,
  });
  return fc.record(
    {
      name: fc.constant(name),
      description: arbitraryText,
      ruleSetName: arbitraryText,
      version: fc.nat(9),
      priority: fc.nat(9999),
      active: fc.boolean(),
      tags: fc.array(arbitraryText, { maxLength: 3 }),
      condition: arbitraryJson,
      actions: fc.array(fc.oneof(arbitraryJson, value), { maxLength: 4 }),
    },
    { requiredKeys: ['name', 'description', 'ruleSetName', 'version', 'condition', 'actions'] },
  );
}

function arbitraryOrganization(id: string, { organizations }: Names) {
  return fc.record({
    id: fc.constant(id),
    organizationType: fc.integer({ min: 1, max: 4 }),
    name: arbitraryText,
    code: optionalText,
    addressLine1: optionalText,
    addressLine2: optionalText,
    addressLine3: optionalText,
    city: optionalText,
    state: optionalText,
    postalCode: optionalText,
    phoneNumber: optionalText,
    parentId: fc.option(targetOf(organizations)),
  });
}

function arbitraryEmailTemplate(name: string) {
  const role = fc.constantFrom(...submissionRoles).map((text) => ({ address: text, role: text }));
  const person = fc.constant({ address: 'desk@example.com', role: null });
  const recipients = fc.array(fc.oneof(role, person), { maxLength: 3 });
  return fc.record({
    name: fc.constant(name),
    enabled: fc.boolean(),
    defaultSelectedOption: fc.constantFrom('STANDARD', 'CUSTOM', 'NONE'),
    deletable: fc.boolean(),
    to: recipients,
    cc: recipients,
    bcc: recipients,
    subject: arbitraryText,
    body: arbitraryText,
    type: arbitraryText,
  });
}

function arbitraryPopupTemplate(name: string) {
  const telling = arbitraryText.filter((text) => /\S/u.test(text));
  return fc.record({
    name: fc.constant(name),
    enabled: fc.boolean(),
    title: telling,
    body: telling,
    excludeConsole: fc.constantFrom(null, 'Underwriter', 'Producer'),
    deletable: fc.boolean(),
  });
}

/** Users stand in columns of their own, too, which hold less than documents do. */
const columnText = arbitraryText.filter((text) => text.isWellFormed() && !text.includes('\0'));

function arbitraryRole(name: string) {
  return fc.record({
    name: fc.constant(name),
    userType: fc.integer({ min: 1, max: 4 }),
    description: columnText,
    authorizations: fc.subarray([...allPermissions]).map((keys) => keys.toSorted()),
  });
}

function arbitraryUser(id: string, { roles }: Names) {
  const optional = fc.option(columnText);
  // Told apart by the id, as no two may be the same to the sign-in.
  const username = normalizeUsername(`${Buffer.from(id).toString('hex')} ${id}`);
  return fc.record({
    id: fc.constant(id),
    username: fc.constantFrom(null, username),
    name: columnText,
    emailAddress: optional,
    phoneNumber: optional,
    cellPhoneNumber: optional,
    faxNumber: optional,
    organizationId: optional,
    ssoSubject: fc.constantFrom(null, id),
    roleNames: fc.uniqueArray(targetOf(roles), { maxLength: 3 }),
  });
}
