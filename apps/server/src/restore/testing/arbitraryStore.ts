import fc from 'fast-check';
import { authorizations } from '../../access/permissions.ts';
import { normalizeUsername } from '../../access/Users.ts';
import { type UserType, userTypes } from '../../access/userTypes.ts';
import { submissionRoles } from '../../kinds/emailTemplate/submissionRoles.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import { organizationStatus } from '../../kinds/organization/OrganizationDoc.ts';
import { newProduct } from '../../kinds/product/ProductDoc.ts';
import { letterOfAuthority } from '../../kinds/testing/documents.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { arbitraryDataSet } from './arbitraryDataSet.ts';
import { arbitraryForms } from './arbitraryForm.ts';
import { arbitraryJson, arbitraryName, arbitraryNames, arbitraryText } from './arbitraryText.ts';
import type { Contents } from './MemoryStore.ts';

/** Names of documents that refer to each other. */
interface Names {
  dataSets: string[];
  formTemplates: string[];
  products: string[];
  ruleSets: string[];
  rules: string[];
  scoringRules: string[];
  sectionTemplates: string[];
  organizations: string[];
  emailTemplates: string[];
  popupTemplates: string[];
  configuredFiles: string[];
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
    ruleSets: arbitraryNames(2),
    rules: arbitraryNames(3),
    scoringRules: arbitraryNames(2),
    sectionTemplates: arbitraryNames(2),
    organizations: arbitraryNames(3),
    emailTemplates: arbitraryNames(2),
    popupTemplates: arbitraryNames(2),
    configuredFiles: arbitraryNames(2),
    roles: arbitraryNames(3),
    users: arbitraryNames(3),
  })
  .chain((names) =>
    fc.tuple(
      fc.constant(names),
      each(names.formTemplates, (name) => arbitraryForms(name, formTargets(names))),
    ),
  )
  .chain(([names, versions]) => {
    const forms = versions.flat();
    const fields = forms.flatMap(({ uniqueName, fields: all }) =>
      all.map(({ name }) => ({ formTemplateUniqueName: uniqueName, fieldName: name })),
    );
    const repeatingForms = forms.flatMap(({ uniqueName, repeatable }) => (repeatable ? [uniqueName] : []));
    const surroundings = { productNames: names.products, fields, repeatingForms };
    return fc
      .record({
        dataSets: each(names.dataSets, (name) => arbitraryDataSet(name, surroundings)),
        products: each(names.products, (name) => arbitraryProduct(name, names)),
        ruleSets: each(names.ruleSets, arbitraryRuleSet),
        rules: each(names.rules, (name) => arbitraryRule(name, names)),
        scoringRules: each(names.scoringRules, (name) => arbitraryScoringRule(name, fields)),
        sectionTemplates: each(names.sectionTemplates, (name) => arbitrarySectionTemplate(name, names)),
        organizations: each(names.organizations, (id) => arbitraryOrganization(id, names)),
        emailTemplates: each(names.emailTemplates, arbitraryEmailTemplate),
        popupTemplates: each(names.popupTemplates, arbitraryPopupTemplate),
        configuredFiles: each(names.configuredFiles, arbitraryConfiguredFile),
        permissions: fc.tuple(...userTypes.map((userType) => arbitraryPermissions(userType, names))),
        users: each(names.users, (id) => arbitraryUser(id, names)),
        stateRates: fc.option(arbitraryStateRates(names)),
        preferences: fc.option(arbitraryPreferences),
      })
      .map(
        ({
          dataSets,
          products,
          ruleSets,
          rules,
          scoringRules,
          sectionTemplates,
          organizations,
          emailTemplates,
          popupTemplates,
          configuredFiles,
          permissions,
          users,
          ...single
        }) => ({
          [kindNames.dataSet]: dataSets as JsonObject[],
          [kindNames.formTemplate]: forms as JsonObject[],
          [kindNames.product]: products as JsonObject[],
          [kindNames.ruleSet]: ruleSets as JsonObject[],
          [kindNames.rule]: rules as JsonObject[],
          [kindNames.scoringRule]: scoringRules as JsonObject[],
          [kindNames.sectionTemplate]: sectionTemplates as JsonObject[],
          [kindNames.organization]: organizations as JsonObject[],
          [kindNames.emailTemplate]: emailTemplates as JsonObject[],
          [kindNames.popupTemplate]: popupTemplates as JsonObject[],
          [kindNames.configuredFile]: configuredFiles as JsonObject[],
          [kindNames.permission]: permissions as JsonObject[],
          [kindNames.user]: users as JsonObject[],
          [kindNames.stateRate]: single.stateRates === null ? [] : [single.stateRates],
          [kindNames.preference]: single.preferences === null ? [] : [single.preferences],
        }),
      );
  });

function each<Value>(
  names: readonly string[],
  make: (name: string) => fc.Arbitrary<Value>,
): fc.Arbitrary<Value[]> {
  return fc.tuple(...names.map(make));
}

/** One of the names, or one that does not exist. */
function targetOf(names: readonly string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...names, 'nobody');
}

function formTargets({ dataSets, formTemplates, products }: Names) {
  return { dataSet: targetOf(dataSets), form: targetOf(formTemplates), product: targetOf(products) };
}

function arbitraryProduct(name: string, names: Names) {
  return fc.oneof(arbitraryEarlyProduct(name, names), arbitraryWholeProduct(name, names));
}

function arbitraryWholeProduct(name: string, { formTemplates, products }: Names) {
  const boundary = (min: number, max: number) => fc.oneof(fc.integer({ min, max }), fc.constant('Unlimited'));
  return fc
    .record({
      shortName: arbitraryName,
      externalName: arbitraryText,
      active: fc.boolean(),
      submissionProductNames: fc.uniqueArray(targetOf(products), { maxLength: 3 }),
      ratingOutputFormName: fc.option(targetOf(formTemplates)),
      uwBackdateBoundary: boundary(-365, 0),
      policyDateRangeBoundary: boundary(0, 2000),
    })
    .map((given) => ({ ...newProduct, selectableOnQuote: false, ...given, name }));
}

function arbitraryEarlyProduct(name: string, { formTemplates }: Names) {
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

function arbitraryRuleSet(name: string) {
  return fc.record({ name: fc.constant(name), description: arbitraryText, ordering: fc.nat(9999) });
}

function arbitraryRule(name: string, { dataSets, ruleSets }: Names) {
  const value = fc.record({
    kind: fc.constant('DataSetItemValue'),
    datasetName: targetOf(dataSets),
    entityUri: arbitraryText,
  });
  return fc.record(
    {
      name: fc.constant(name),
      description: arbitraryText,
      ruleSetName: targetOf(ruleSets),
      priority: fc.nat(9999),
      status: fc.nat(3),
      tags: fc.array(arbitraryText, { maxLength: 3 }),
      condition: arbitraryJson,
      actions: fc.array(fc.oneof(arbitraryJson, value), { maxLength: 4 }),
    },
    { requiredKeys: ['name', 'description', 'ruleSetName', 'condition', 'actions'] },
  );
}

/** It scores a field that is there, or one that does not exist. */
function arbitraryScoringRule(
  name: string,
  fields: readonly { formTemplateUniqueName: string; fieldName: string }[],
) {
  const day = 86_400_000;
  const field = fc
    .constantFrom(...fields, { formTemplateUniqueName: 'nobody', fieldName: 'nothing' })
    .map(({ formTemplateUniqueName, fieldName: variableName }) => ({ formTemplateUniqueName, variableName }));
  const values = fc.array(fc.constantFrom('0111', '1 & <2>', 'é'), { minLength: 1, maxLength: 3 });
  const trigger = fc
    .tuple(field, fc.constantFrom(0, 1, 2), values)
    .map(([named, operator, compared]) => ({ ...named, operator, values: compared }));
  const score = fc.integer({ min: -99_999_999, max: 999_999_999 });
  const ranges = fc.array(fc.record({ minValue: fc.nat(999), score }), { maxLength: 3 }).map((some) =>
    some.map((range, index) => ({
      ...range,
      id: index + 1,
      type: 'Range',
      maxValue: range.minValue + index,
    })),
  );
  const discrete = fc
    .array(fc.record({ score: fc.option(score) }), { maxLength: 3 })
    .map((some) =>
      some.map((each, index) => ({ ...each, id: index + 1, type: 'Discrete', value: `0${index}` })),
    );
  return fc
    .record({
      name: fc.constant(name),
      scoringFolderName: arbitraryName.filter((text) => text.length <= 255),
      effectiveDateRangeBegin: fc.nat(20_000).map((days) => days * day),
      effectiveDateRangeEnd: fc.constantFrom(null, 20_001 * day),
      flags: arbitraryText,
      field,
      trigger: fc.option(trigger),
      formulas: fc.oneof(ranges, discrete),
    })
    .map(({ field: scored, ...rest }) => ({ ...rest, ...scored, lastFormulaId: rest.formulas.length }));
}

/** Without documents: those have tests of their own. */
function arbitrarySectionTemplate(name: string, { formTemplates, products }: Names) {
  return fc.record({
    name: fc.constant(name),
    description: arbitraryText,
    active: fc.boolean(),
    applicability: fc.constantFrom(1, 2, 3, 11),
    applicableToProposal: fc.boolean(),
    applicableToBinder: fc.boolean(),
    productNames: fc.uniqueArray(targetOf(products), { maxLength: 2 }),
    ordinalNumber: fc.nat(999),
    stitchable: fc.boolean(),
    formTemplateUniqueName: fc.option(targetOf(formTemplates)),
    adapterBeanName: fc.constant('documentSectionAdapter'),
    document: fc.constant(null),
    status: fc.constantFrom(0, 1),
    triggerRule: fc.option(
      fc.record({
        condition: fc.constant({ kind: 'RawCondition' }),
        actions: fc.array(arbitraryJson, { maxLength: 2 }),
      }),
    ),
  });
}

/** Two forms whose definition is gone. */
const heldForms = ['one', 'two'].map(
  (id): JsonObject => ({
    ...{ id, uniqueName: 'Gone', templateVersion: 1, name: 'Gone', type: 43 },
    values: { text: 'a', flag: true, texts: ['a'], 'section:1': [{ text: 'b', none: null }] },
  }),
);

function arbitraryOrganization(id: string, { organizations }: Names) {
  const own = fc.record({
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
    status: fc.constantFrom(...Object.values(organizationStatus)),
    forms: fc.constantFrom<JsonObject[]>([], heldForms),
    // None belongs to itself.
    parentId: fc.option(targetOf(organizations)).map((parentId) => (parentId === id ? null : parentId)),
  });
  const further = fc.record({ html: fc.option(arbitraryText), agencyId: fc.option(targetOf(organizations)) });
  return fc.tuple(own, further).map(([doc, { html, agencyId }]) => ({
    ...doc,
    ...(html !== null && html !== '' && { emailSignature: { html, attachments: [] } }),
    // Carriers and MGAs alone issue letters.
    ...(agencyId !== null &&
      agencyId !== id &&
      [2, 3].includes(doc.organizationType) && { letters: [letterOfAuthority(agencyId)] }),
  }));
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
  const visible = arbitraryText.filter((text) => /\S/u.test(text));
  return fc.record({
    name: fc.constant(name),
    enabled: fc.boolean(),
    title: visible,
    body: visible,
    excludeConsole: fc.constantFrom(null, 'Underwriter', 'Producer'),
    deletable: fc.boolean(),
  });
}

/** Without files: those have tests of their own. */
function arbitraryConfiguredFile(name: string) {
  return fc.record({
    name: fc.constant(name),
    description: arbitraryText,
    carrierOnly: fc.boolean(),
    grouping: fc.constantFrom(null, 'Branding'),
    required: fc.boolean(),
    file: fc.constant(null),
  });
}

/** Users have columns of their own, too, which hold less than documents do. */
const columnText = arbitraryText.filter((text) => text.isWellFormed() && !text.includes('\0'));

function arbitraryPermissions(userType: UserType, { roles: names }: Names) {
  const keys = authorizations.map(({ key }) => key);
  const roles = names.map((name) =>
    fc.record({
      name: fc.constant(name),
      description: columnText,
      authorizations: fc.subarray(keys).map((some) => some.toSorted()),
    }),
  );
  return fc.record({ userType: fc.constant(userType), roles: fc.tuple(...roles) });
}

function arbitraryUser(id: string, { roles }: Names) {
  const optional = fc.option(columnText);
  // Made unique by the id, as no two may be the same to the sign-in.
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
    userType: fc.constantFrom(...userTypes),
    roleNames: fc.uniqueArray(targetOf(roles), { maxLength: 3 }),
  });
}

/** The one document of rates, of products that are there or not. */
function arbitraryStateRates({ products }: Names): fc.Arbitrary<JsonObject> {
  const row = fc.record({
    state: arbitraryText.filter((text) => text !== ''),
    country: fc.constantFrom(null, 'United States'),
    productName: fc.oneof(arbitraryName, ...products.map((name) => fc.constant(name))),
    status: fc.nat(9),
    begin: fc.nat(20_000).map((days) => days * 86_400_000),
  });
  return fc.array(row, { maxLength: 5 }).map((rows) => ({
    rows: rows.map((each, index) => ({ ...each, id: index + 1, end: each.begin })),
    lastId: rows.length,
  }));
}

/** The one document of preferences. */
const arbitraryPreferences: fc.Arbitrary<JsonObject> = fc
  .record({ minutes: fc.integer({ min: 1, max: 1440 }), label: arbitraryText })
  .map(({ minutes, label }) => ({
    values: { 'session.lengthMinutes': String(minutes), 'system.environmentLabel': label },
  }));
