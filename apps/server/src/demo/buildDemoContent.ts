import { kindNames } from '../kinds/kindNames.ts';
import { configuredFiles } from './configuredFiles/configuredFiles.ts';
import { autoDependentSets } from './dependent/autoDependentSets.ts';
import { businessownersDependentSets } from './dependent/businessownersDependentSets.ts';
import { liabilityDependentSets } from './dependent/liabilityDependentSets.ts';
import { policyDependentSets } from './dependent/policyDependentSets.ts';
import { propertyDependentSets } from './dependent/propertyDependentSets.ts';
import { serviceDependentSets } from './dependent/serviceDependentSets.ts';
import { specialtyDependentSets } from './dependent/specialtyDependentSets.ts';
import { binderDocument, quoteDocument } from './documents/productDocuments.ts';
import { authorship } from './dsl/authorship.ts';
import { emailDesks } from './emails/emailDesks.ts';
import { accountForms } from './forms/accountForms.ts';
import { autoForms } from './forms/autoForms.ts';
import { casualtyForms } from './forms/casualtyForms.ts';
import { largeForm } from './forms/largeForm.ts';
import { lineForms } from './forms/lineForms.ts';
import { formerForms, peopleForms } from './forms/peopleForms.ts';
import { policyForms } from './forms/policyForms.ts';
import { propertyForms } from './forms/propertyForms.ts';
import { specialtyForms } from './forms/specialtyForms.ts';
import { buildLetters } from './organizations/buildLetters.ts';
import { buildOrganizations } from './organizations/buildOrganizations.ts';
import { agreementOf, fillForms } from './organizations/fillForms.ts';
import { signatureOf } from './organizations/signatureOf.ts';
import { permissionMatrices } from './permissions.ts';
import { operationsPopups } from './popups/operationsPopups.ts';
import { policyPopups } from './popups/policyPopups.ts';
import { submissionPopups } from './popups/submissionPopups.ts';
import { underwritingPopups } from './popups/underwritingPopups.ts';
import { products } from './products.ts';
import { buildStateRates } from './rates/buildStateRates.ts';
import { casualtyRules } from './rules/casualtyRules.ts';
import { propertyRules } from './rules/propertyRules.ts';
import { ruleSets } from './rules/ruleSets.ts';
import { specialtyRules } from './rules/specialtyRules.ts';
import { systematicRules } from './rules/systematicRules.ts';
import { buildScoringRules } from './scoring/buildScoringRules.ts';
import { buildSectionTemplates } from './sections/buildSectionTemplates.ts';
import { accountSets } from './sets/accountSets.ts';
import { billingSets } from './sets/billingSets.ts';
import { buildingSets } from './sets/buildingSets.ts';
import { claimSets } from './sets/claimSets.ts';
import { crimeSets } from './sets/crimeSets.ts';
import { cyberSets } from './sets/cyberSets.ts';
import { documentSets } from './sets/documentSets.ts';
import { driverSets } from './sets/driverSets.ts';
import { generatedSets } from './sets/generatedSets.ts';
import { geographySets } from './sets/geographySets.ts';
import { industrySets } from './sets/industrySets.ts';
import { injurySets } from './sets/injurySets.ts';
import { liabilitySets } from './sets/liabilitySets.ts';
import { managementSets } from './sets/managementSets.ts';
import { marineSets } from './sets/marineSets.ts';
import { peopleSets } from './sets/peopleSets.ts';
import { perilSets } from './sets/perilSets.ts';
import { policySets } from './sets/policySets.ts';
import { preferenceSets } from './sets/preferenceSets.ts';
import { producerSets } from './sets/producerSets.ts';
import { productSets } from './sets/productSets.ts';
import { propertyCoverageSets } from './sets/propertyCoverageSets.ts';
import { protectionSets } from './sets/protectionSets.ts';
import { rateStatusSets } from './sets/rateStatusSets.ts';
import { regionSets } from './sets/regionSets.ts';
import { underwritingSets } from './sets/underwritingSets.ts';
import { vehicleSets } from './sets/vehicleSets.ts';
import { workersCompensationSets } from './sets/workersCompensationSets.ts';
import type { DemoContent, DemoDataSetSeed, DemoFile, DemoPopupTemplateSeed } from './types.ts';
import { users } from './users.ts';

/** Pop-up templates by the people who keep them; the first of each edits most. */
const popupDesks: [authorIds: string[], templates: DemoPopupTemplateSeed[]][] = [
  [['author', 'priya.nair', 'admin'], submissionPopups],
  [['priya.nair', 'aiko.tanaka', 'author'], underwritingPopups],
  [['aiko.tanaka', 'sam.whitlock', 'author'], policyPopups],
  [['admin', 'tomas.herrera'], operationsPopups],
];

/** Data sets by the people who keep them; the first of each edits most. */
const dataSetDesks: [authorIds: string[], sets: DemoDataSetSeed[]][] = [
  [
    ['system', 'admin', 'tomas.herrera'],
    [...geographySets, ...industrySets, ...regionSets],
  ],
  [['system', 'admin'], generatedSets],
  [
    ['admin', 'author'],
    [...preferenceSets, ...productSets, ...rateStatusSets],
  ],
  [
    ['author', 'admin', 'priya.nair', 'sam.whitlock'],
    [...accountSets, ...peopleSets, ...producerSets],
  ],
  [
    ['admin', 'author', 'aiko.tanaka', 'tomas.herrera'],
    [...policySets, ...billingSets, ...documentSets],
  ],
  [
    ['author', 'aiko.tanaka', 'priya.nair'],
    [...underwritingSets, ...claimSets],
  ],
  [
    ['priya.nair', 'author', 'admin', 'tomas.herrera'],
    [...buildingSets, ...protectionSets, ...perilSets, ...propertyCoverageSets, ...propertyDependentSets],
  ],
  [
    ['sam.whitlock', 'author', 'admin'],
    [...liabilitySets, ...workersCompensationSets, ...injurySets],
  ],
  [
    ['tomas.herrera', 'sam.whitlock', 'author'],
    [...vehicleSets, ...driverSets, ...autoDependentSets],
  ],
  [
    ['aiko.tanaka', 'author', 'admin', 'priya.nair'],
    [...marineSets, ...cyberSets, ...managementSets, ...crimeSets, ...specialtyDependentSets],
  ],
  [
    ['author', 'admin', 'sam.whitlock', 'aiko.tanaka'],
    [
      ...policyDependentSets,
      ...serviceDependentSets,
      ...businessownersDependentSets,
      ...liabilityDependentSets,
    ],
  ],
];

const formTemplates = [
  ...accountForms,
  ...policyForms,
  ...propertyForms,
  ...casualtyForms,
  ...autoForms,
  ...specialtyForms,
  ...lineForms,
  ...peopleForms,
  largeForm('StatementOfValues', 'Statement of Values', 500),
];

const setItems = new Map(dataSetDesks.flatMap(([, sets]) => sets.map(({ name, items }) => [name, items])));

const rules = [
  ...propertyRules,
  ...casualtyRules,
  ...specialtyRules,
  ...systematicRules((name) => setItems.get(name) ?? []),
];

const surroundings = { forms: formTemplates, dataSets: dataSetDesks.flatMap(([, sets]) => sets) };
const scoringRules = buildScoringRules(surroundings);
const sectionTemplates = buildSectionTemplates(surroundings);
const bareOrganizations = buildOrganizations();
const issuedLetters = buildLetters(bareOrganizations);
const organizations = bareOrganizations.map((organization, serial) => {
  const letters = issuedLetters.get(organization.id);
  const emailSignature = signatureOf(organization, serial);
  return {
    ...organization,
    forms: fillForms(organization, serial, { forms: formTemplates, former: formerForms, items: setItems }),
    ...(emailSignature && { emailSignature }),
    ...(letters && { letters }),
  };
});

const agreements = bareOrganizations.flatMap((organization, serial) => {
  const agreement = agreementOf(organization, serial);
  return agreement === null ? [] : [agreement.file];
});

/**
 * The configuration of a commercial-lines carrier, to fill an empty studio with: the same for the same `now`.
 * @param options.now Epoch milliseconds; no document was changed later than this.
 */
export function buildDemoContent({ now }: { now: number }): DemoContent {
  const built = buildProducts(now);
  return {
    permissions: permissionMatrices.map((matrix) => ({
      ...matrix,
      ...authorship(`permissions ${matrix.userType}`, now, ['system']),
    })),
    users: users.map((user) => ({
      ...user,
      ...authorship(`user ${user.id}`, now, user.id === 'system' ? ['system'] : ['system', 'admin']),
    })),
    organizations: organizations.map((organization) => ({
      ...organization,
      ...authorship(`organization ${organization.id}`, now, ['admin', 'author', 'priya.nair']),
    })),
    ...built,
    files: [
      ...built.files,
      ...sectionTemplates.files,
      ...configuredFiles.flatMap(({ bytes }) => (bytes ? [{ bytes }] : [])),
      ...agreements,
    ],
    configuredFiles: configuredFiles.map(({ doc }) => ({
      ...doc,
      ...authorship(`file ${doc.name}`, now, ['admin', 'author', 'priya.nair']),
    })),
    singletons: [[kindNames.stateRate, buildStateRates(now)]],
    formTemplates: [...formTemplates, ...formerForms].map((form) => ({
      ...form,
      ...authorship(`form ${form.uniqueName} ${form.version}`, now, [
        'author',
        'admin',
        'priya.nair',
        'sam.whitlock',
        'tomas.herrera',
      ]),
    })),
    ruleSets: ruleSets.map((set) => ({ ...set, ...authorship(`rule set ${set.name}`, now, ['admin']) })),
    rules: rules.map((rule) => ({
      ...rule,
      ...authorship(`rule ${rule.name}`, now, ['admin', 'author', 'aiko.tanaka', 'sam.whitlock']),
    })),
    scoringRules: scoringRules.map((rule) => ({
      ...rule,
      ...authorship(`scoring rule ${rule.name}`, now, ['priya.nair', 'author', 'admin', 'sam.whitlock']),
    })),
    sectionTemplates: sectionTemplates.sections.map((section) => ({
      ...section,
      ...authorship(`section template ${section.name}`, now, ['author', 'aiko.tanaka', 'admin']),
    })),
    dataSets: dataSetDesks.flatMap(([authorIds, sets]) =>
      sets.map((set) => ({ ...set, ...authorship(`data set ${set.name}`, now, authorIds) })),
    ),
    emailTemplates: emailDesks.flatMap(([authorIds, templates]) =>
      templates.map((template) => ({
        ...template,
        ...authorship(`e-mail template ${template.name}`, now, authorIds),
      })),
    ),
    popupTemplates: popupDesks.flatMap(([authorIds, templates]) =>
      templates.map((template) => ({
        ...template,
        ...authorship(`pop-up template ${template.name}`, now, authorIds),
      })),
    ),
  };
}

/** Products with their documents, and the files of these. */
function buildProducts(now: number): Pick<DemoContent, 'products' | 'files'> {
  const files: DemoFile[] = [];
  const keep = ({ file, reference }: ReturnType<typeof quoteDocument>) => {
    files.push(file);
    return reference;
  };
  const built = products.map(({ documents: { quote, binder }, ...product }) => ({
    ...product,
    quoteTemplate: quote ? keep(quoteDocument(product.name, product.externalName, quote)) : null,
    binderTemplate: binder ? keep(binderDocument(product.name, product.externalName, binder)) : null,
    ...authorship(`product ${product.name}`, now, ['admin', 'author', 'aiko.tanaka']),
  }));
  return { products: built, files };
}
