import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { generatorDefinitions } from '../kinds/dataSet/generatorDefinitions.ts';
import type { FormField, FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formReferencesOf, referenceTypes } from '../kinds/formTemplate/formReferences.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { componentTypes } from '../kinds/formTemplate/settings/componentTypes.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { productKind } from '../kinds/product/productKind.ts';
import { ruleFaults } from '../kinds/rule/checkRule.ts';
import { ruleStatus } from '../kinds/rule/RuleDoc.ts';
import { scoringRuleKind } from '../kinds/scoringRule/scoringRuleKind.ts';
import { ruleErrors } from '../kinds/sectionTemplate/readSectionTemplate.ts';
import { sectionTemplateKind } from '../kinds/sectionTemplate/sectionTemplateKind.ts';
import { readImageSize } from '../uploads/readImageSize.ts';
import { recogniseContent } from '../uploads/recogniseContent.ts';
import { buildDemoContent } from './buildDemoContent.ts';
import { preferenceSets } from './sets/preferenceSets.ts';
import type { DemoCriterion, DemoDataSet, DemoSourceField } from './types.ts';

const now = Date.UTC(2026, 10, 20, 15);
const content = buildDemoContent({ now });
const {
  configuredFiles,
  dataSets,
  files,
  formTemplates,
  organizations,
  products,
  rules,
  ruleSets,
  scoringRules,
  sectionTemplates,
  users,
} = content;

const setByName = new Map(dataSets.map((set) => [set.name, set]));
const productNames = new Set(products.map(({ name }) => name));
const fieldByKey = new Map<string, FormField>(
  formTemplates.flatMap((form) =>
    form.fields.map((field) => [`${form.uniqueName}|${field.name}`, field] as const),
  ),
);

describe('demo data sets', () => {
  it('are many, of every type', () => {
    const count = (type: number) => dataSets.filter((set) => set.type === type).length;

    expect(dataSets.length).toBeGreaterThanOrEqual(320);
    expect(count(0)).toBeGreaterThan(count(2));
    expect(count(1)).toBeGreaterThanOrEqual(10);
    expect(count(2)).toBeGreaterThanOrEqual(40);
    expect(count(3)).toBeGreaterThanOrEqual(10);
  });

  it('have unique names and fitting texts', () => {
    expect(repeated(dataSets.map(({ name }) => name))).toEqual([]);
    for (const { name, description } of dataSets) {
      expect(name).toBe(name.trim());
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(1000);
      expect(description.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(1000);
    }
  });

  it('include large sets and grouped sets', () => {
    expect(setByName.get('Class Codes')?.items.length).toBe(1012);
    expect(setByName.get('NAICS Industry Groups')?.items.length).toBeGreaterThan(300);
    expect(setByName.get('US States')?.items.length).toBe(51);
    expect(setByName.get('County - Texas')?.items.length).toBe(254);
    expect(setByName.get('Countries')?.items.length).toBe(249);
    expect(
      dataSets.filter(({ items }) => items.some(({ grouping }) => grouping !== '')).length,
    ).toBeGreaterThan(60);
  });

  it('hold valid items', () => {
    for (const set of dataSets) {
      const generated = set.type === 1 || set.type === 3;
      expect(set.items.length > 0, set.name).toBe(!generated);
      expect(repeated(set.items.map(({ name }) => name)), set.name).toEqual([]);
      expect(repeated(set.items.map(({ value }) => value)), set.name).toEqual([]);
      expect(
        set.items.flatMap(({ name, value, grouping }) => [name, value, grouping]).filter(isUntrimmed),
        set.name,
      ).toEqual([]);
      expect(
        set.items.filter(({ name, value }) => name === '' || value === ''),
        set.name,
      ).toEqual([]);
      expect(
        set.items.map(({ ordering }) => ordering),
        set.name,
      ).toEqual(set.items.map((_item, index) => index));
      expect(repeated(groupRuns(set)), set.name).toEqual([]);
    }
  });

  it('have the settings of their type', () => {
    for (const set of dataSets) {
      const generator = generatorDefinitions.find(({ beanName }) => beanName === set.generatorBeanName);
      expect(set.dynamicDefault === null, set.name).toBe(set.type === 0);
      expect(generator?.type, set.name).toBe(set.type === 0 ? undefined : set.type);
      expect(set.dynamicDataSetDependency !== null, set.name).toBe(set.type === 2);
      expect(set.repeatingFormTemplateUniqueName !== null, set.name).toBe(set.type === 3);
      expect(set.minSearchStringLength, set.name).toBeGreaterThanOrEqual(1);
      expect(set.minSearchStringLength, set.name).toBeLessThanOrEqual(99);
    }
  });

  it('use every generator, and repeating forms that repeat', () => {
    const used = new Set(dataSets.map(({ generatorBeanName }) => generatorBeanName));
    const repeating = new Set(
      formTemplates.filter(({ repeatable }) => repeatable).map(({ uniqueName }) => uniqueName),
    );

    expect(generatorDefinitions.filter(({ beanName }) => !used.has(beanName))).toEqual([]);
    for (const { repeatingFormTemplateUniqueName: form } of dataSets) {
      if (form !== null) expect(repeating).toContain(form);
    }
  });

  it('lock the names that the product itself looks up', () => {
    const required = dataSets.filter((set) => set.required).map(({ name }) => name);
    expect(required).toEqual([
      'All Products',
      'Database Section Names',
      'Products - Use Rate Status Enabled',
      'Application Repeating Form Templates',
      'Advanced Filter form template types',
      'Product Templates By FormTemplateType',
      'Scoring Rule Folders',
      'Advanced Filter Rule Set',
      ...preferenceSets.map(({ name }) => name),
      'Rate Status Locations',
      'State Rate Statuses',
    ]);
  });
});

describe('demo scoring rules', () => {
  it('are eighty in ten categories, each whole, with values that its field can have', () => {
    expect(scoringRules).toHaveLength(80);
    expect(new Set(scoringRules.map(({ scoringFolderName }) => scoringFolderName)).size).toBe(10);
    for (const { lastModifiedById: _by, timeLastModified: _time, ...rule } of scoringRules) {
      expect(scoringRuleKind.validate(rule).violations, rule.name).toEqual([]);
      for (const { toName, objection } of scoringRuleKind.referencesOf(rule)) {
        const versions = formTemplates.filter(({ uniqueName }) => uniqueName === toName);
        expect(
          versions.map((form) => objection?.({ ...form }) ?? null),
          rule.name,
        ).toContain(null);
      }
      expect(rule.formulas.length, rule.name).toBeGreaterThan(1);
    }
    expect(scoringRules.some(({ trigger }) => trigger !== null)).toBe(true);
    for (const { trigger, name } of scoringRules) {
      if (trigger === null) continue;
      const field = fieldByKey.get(`${trigger.formTemplateUniqueName}|${trigger.variableName}`);
      const values = setByName.get(field?.dataSetName ?? '')?.items.map(({ value }) => value) ?? [];
      expect(values, name).toEqual(expect.arrayContaining(trigger.values));
    }
  });
});

describe('demo section templates', () => {
  it('are sixty, each whole, in an order of their own, with their documents among the files', () => {
    expect(sectionTemplates).toHaveLength(60);
    expect(repeated(sectionTemplates.map(({ ordinalNumber }) => String(ordinalNumber)))).toEqual([]);
    const digests = new Set(files.map(({ bytes }) => hash('sha256', bytes, 'base64url')));
    for (const { lastModifiedById: _by, timeLastModified: _time, ...section } of sectionTemplates) {
      expect(sectionTemplateKind.validate(section).violations, section.name).toEqual([]);
      expect(ruleErrors(section), section.name).toEqual([]);
      for (const product of section.productNames) expect(productNames, section.name).toContain(product);
      if (section.document !== null) expect(digests, section.name).toContain(section.document.digest);
    }
    expect(sectionTemplates.filter(({ document }) => document !== null).length).toBeGreaterThan(50);
    expect(sectionTemplates.filter(({ triggerRule }) => triggerRule !== null).length).toBeGreaterThan(10);
  });
});

describe('demo dependencies and criteria', () => {
  const dependent = dataSets.filter(({ type }) => type === 2);

  it('depend on fields that exist', () => {
    for (const set of dependent) {
      const sources = set.dynamicDataSetDependency?.sourceFieldDependencies ?? [];
      expect(sources.length, set.name).toBeLessThanOrEqual(3);
      expect(sources.length > 0 || set.dynamicDataSetDependency?.productDependent, set.name).toBe(true);
      for (const { formTemplateUniqueName, fieldName, key } of sources) {
        expect(key).toBe(`${formTemplateUniqueName}|${fieldName}`);
        expect(fieldByKey.has(key)).toBe(true);
      }
    }
  });

  it('have criteria that can match', () => {
    for (const set of dependent) {
      const criteria = criteriaOf(set);
      const sources = set.dynamicDataSetDependency?.sourceFieldDependencies ?? [];
      expect(criteria.length, set.name).toBeGreaterThan(0);
      expect(
        criteria.map(({ ordering }) => ordering).toSorted((a, b) => a - b),
        set.name,
      ).toEqual(criteria.map((_c, i) => i));
      expect(
        repeated(criteria.map(({ ordering: _ordering, ...sameCells }) => JSON.stringify(sameCells))),
        set.name,
      ).toEqual([]);
      expect(
        criteria.filter((criterion) => !isPossible(criterion, set, sources)),
        set.name,
      ).toEqual([]);
      expect(
        set.items.filter((item) => item.enhancedDynamicDataItemCriteriaList.length === 0),
        set.name,
      ).toEqual([]);
    }
  });

  it('give defaults a priority from 1 that is unique within the set, in dependent sets alone', () => {
    for (const set of dataSets) {
      const precedences = set.items.flatMap(({ defaultPrecedence }) => defaultPrecedence ?? []);
      expect(repeated(precedences), set.name).toEqual([]);
      expect(
        precedences.filter((precedence) => !Number.isInteger(precedence) || precedence < 1),
        set.name,
      ).toEqual([]);
      if (set.type !== 2) expect(precedences).toEqual([]);
    }
    expect(new Set(dependent.map(({ dynamicDefault }) => dynamicDefault))).toEqual(new Set([true, false]));
    expect(new Set(dependent.map(({ clearInvalidFieldValue }) => clearInvalidFieldValue))).toEqual(
      new Set([true, false]),
    );
  });
});

describe('demo forms, products and rules', () => {
  it('have unique names', () => {
    expect(repeated(formTemplates.map(({ uniqueName, version }) => `${uniqueName} ${version}`))).toEqual([]);
    const names = new Map(formTemplates.map(({ uniqueName, name }) => [uniqueName, name]));
    expect(repeated([...names.values()])).toEqual([]);
    expect(repeated(rules.map(({ name }) => name))).toEqual([]);
    for (const key of ['shortName', 'name', 'externalName'] as const) {
      expect(repeated(products.map((product) => product[key]))).toEqual([]);
    }
    for (const { fields } of formTemplates) expect(repeated(fields.map(({ name }) => name))).toEqual([]);
  });

  it('show what forms can say: dates, flags, names, links, sections and every component', () => {
    const have = (holds: (form: FormTemplateDoc) => boolean) => formTemplates.filter(holds).length;
    expect(have((form) => form.effectiveDateRangeBegin !== null)).toBeGreaterThanOrEqual(2);
    expect(have((form) => form.flags !== '')).toBeGreaterThanOrEqual(4);
    expect(have((form) => form.includedInEndorsement === true && form.type === 1)).toBeGreaterThanOrEqual(2);
    expect(have((form) => form.dynamicNameTemplate !== '' && form.repeatable)).toBeGreaterThanOrEqual(3);
    expect(have((form) => form.staticName !== '' && form.repeatable)).toBeGreaterThanOrEqual(2);
    expect(have((form) => form.sortRepeatableFormNames === true)).toBeGreaterThanOrEqual(2);
    const linked = formTemplates.flatMap((form) => (form.linkFormTemplateUniqueName ? [form] : []));
    expect(new Set(linked.map(({ linkFormTemplateUniqueName: link }) => link)).size).toBeGreaterThanOrEqual(
      5,
    );
    for (const { uniqueName, type, repeatable, linkFormTemplateUniqueName: link } of linked) {
      expect({ uniqueName, type, repeatable }).toEqual({ uniqueName, type: 2, repeatable: true });
      const targets = formTemplates.filter((form) => form.uniqueName === link);
      expect(targets.map((form) => [form.type, form.repeatable])).toContainEqual([1, true]);
    }
    expect(have((form) => form.proposalLevel === true)).toBeGreaterThanOrEqual(1);
    expect(have((form) => form.root === false)).toBeGreaterThanOrEqual(3);
    expect(have(({ sections = [] }) => sections.some(({ repeating }) => repeating))).toBeGreaterThanOrEqual(
      1,
    );
    const types = new Set(formTemplates.flatMap(({ fields }) => fields.map(({ type }) => type)));
    const components = componentTypes.filter(({ isField }) => isField).map(({ fieldType }) => fieldType);
    expect(components.filter((type) => !types.has(type))).toEqual([]);
  });

  it('are laid out as people fill them in: labelled sections, rows of two, plain questions, and help with what to enter', () => {
    const sections = formTemplates.flatMap((form) => form.sections ?? []);
    expect(sections.filter(({ label }) => label === '')).toEqual([]);
    expect(sections.filter(({ rows }) => rows.length === 0)).toEqual([]);
    expect(sections.filter(({ repeating }) => repeating).length).toBeGreaterThanOrEqual(6);
    const rows = sections.flatMap((section) => section.rows);
    expect(rows.filter((row) => row.length === 2).length).toBeGreaterThan(rows.length / 4);
    expect(rows.filter((row) => row.length > 2)).toEqual([]);
    for (const { sections: own = [], fields: all, uniqueName } of formTemplates) {
      expect(all.length / Math.max(own.length, 1), uniqueName).toBeLessThanOrEqual(14);
    }
    const fields = formTemplates.flatMap((form) => form.fields);
    const having = (holds: (field: FormField) => boolean) => fields.filter(holds).length;
    expect(having(({ type }) => type === 2)).toBeGreaterThanOrEqual(60);
    // A drop down is what many choose from; few choices are side by side.
    const asked = formTemplates.filter(({ uniqueName }) => uniqueName !== 'StatementOfValues');
    const ofType = (...types: number[]) =>
      asked.flatMap((form) => form.fields).filter(({ type }) => types.includes(type)).length;
    expect(ofType(13)).toBeGreaterThanOrEqual(60);
    expect(ofType(5, 6)).toBeGreaterThanOrEqual(20);
    expect(ofType(7)).toBeGreaterThanOrEqual(30);
    expect(ofType(1)).toBeGreaterThanOrEqual(15);
    expect(ofType(3)).toBeLessThan(ofType(...Array.from({ length: 25 }, (_, type) => type)) * 0.7);
    expect(having(({ tooltip = '' }) => tooltip !== '')).toBeGreaterThanOrEqual(40);
    expect(having(({ productNames: names = [] }) => names.length > 0)).toBeGreaterThanOrEqual(5);
    expect(formTemplates.filter(({ ordering = 0 }) => ordering <= 0)).toEqual([]);
    expect(formTemplates.filter(({ proposalLevel = false }) => proposalLevel).length).toBeGreaterThan(4);
    const ruleNames = formTemplates.flatMap(({ fieldRules = [] }) => fieldRules.map(({ name }) => name));
    expect(ruleNames.filter((name) => /^New Rule/.test(name))).toEqual([]);
    for (const { productNames: names, fields: own, uniqueName } of formTemplates) {
      const chosen = own.flatMap((field) => field.productNames ?? []);
      expect(chosen.filter((name) => !productNames.has(name))).toEqual([]);
      if (names.length > 0)
        expect(
          chosen.filter((name) => !names.includes(name)),
          uniqueName,
        ).toEqual([]);
    }
  });

  it.each([
    ['AccountInformation|taxId', ['12-3456789', '123-45-6789'], ['123456789', '12-345678']],
    ['LocationSchedule|postalCode', ['78701', '78701-1234'], ['7870', '78701-12']],
    ['VehicleSchedule|vin', ['1FTFW1ET5DFC10312'], ['1FTFW1ET5DFC1031', 'IFTFW1ET5DFC10312']],
  ])('check what is entered: %s', (key, right, wrong) => {
    const pattern = new RegExp(`^(?:${fieldByKey.get(key)?.regularExpression})$`, 'u');
    expect(right.filter((text) => !pattern.test(text))).toEqual([]);
    expect(wrong.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('have no regular expression that nothing is checked by', () => {
    const having = formTemplates.flatMap(({ fields }) => fields).filter((field) => field.regularExpression);
    expect(having.length).toBeGreaterThan(5);
    expect(having.filter(({ validator }) => validator !== 'regularExpression')).toEqual([]);
  });

  it('have nothing against the rules of their kind', () => {
    for (const { lastModifiedById: _id, timeLastModified: _time, ...form } of formTemplates) {
      expect(formTemplateKind.validate(form).violations, form.uniqueName).toEqual([]);
    }
  });

  it('name fields of other forms that exist, in each way that a form can', () => {
    const whys = new Set<number>();
    for (const form of formTemplates) {
      for (const { toName, toPart, why } of formReferencesOf(form)) {
        if (toName !== form.uniqueName) whys.add(why);
        const target = formTemplates.filter(({ uniqueName }) => uniqueName === toName);
        expect(target.length, `${form.uniqueName} names ${toName}`).toBeGreaterThan(0);
        const isThere =
          toPart === '' ||
          (why === referenceTypes.dynamicName ? [form] : target).some(({ fields }) =>
            fields.some(({ name }) => name === toPart),
          );
        expect(isThere, `${form.uniqueName} names ${toName}.${toPart}`).toBe(true);
      }
    }
    const { fieldExpression, linkedField, rule, supplementalForm } = referenceTypes;
    expect(whys).toEqual(new Set([fieldExpression, linkedField, rule, supplementalForm]));
  });

  it('refer to data sets and products that exist', () => {
    for (const { fields, productNames: names } of formTemplates) {
      expect(fields.filter(({ dataSetName }) => dataSetName !== null && !setByName.has(dataSetName))).toEqual(
        [],
      );
      expect(names.filter((name) => !productNames.has(name))).toEqual([]);
    }
  });

  it('give most lines their own forms beside the common ones', () => {
    expect(formTemplates.filter((form) => form.productNames.length === 0).length).toBeGreaterThan(5);
    const named = new Set(formTemplates.flatMap((form) => form.productNames));
    expect(products.filter(({ name }) => named.has(name)).length).toBeGreaterThanOrEqual(15);
  });

  it('are products of every type and status, that keep the rules and choose what there is', () => {
    expect(products.length).toBeGreaterThanOrEqual(30);
    const valuesOf = (set: string) => (setByName.get(set)?.items ?? []).map(({ value }) => value);
    const submittable = products.filter((each) => each.selectableOnSubmission).map(({ name }) => name);
    for (const { lastModifiedById: _id, timeLastModified: _time, ...product } of products) {
      expect(productKind.validate(product).violations, product.name).toEqual([]);
      for (const [set, values] of [
        ['Rating Adapters', [product.ratingAdapterBeanName]],
        ['Quoting Adapters', [product.quoteAdapterBeanName]],
        ['Policy Adapters', [product.policyAdapterBeanName]],
        ['Cancellation Reasons', [product.autoRequestCancellationReason]],
        ['External Reports', product.externalReportGeneratorBeanNames],
      ] as const)
        for (const value of values) if (value !== null) expect(valuesOf(set), product.name).toContain(value);
      expect(submittable).toEqual(expect.arrayContaining(product.submissionProductNames));
    }
    const types = products.map((each) => [each.selectableOnSubmission, each.selectableOnQuote, each.active]);
    expect(new Set(types.map(String)).size).toBeGreaterThanOrEqual(4);
  });

  it('are products with documents that are there', () => {
    const digests = files.map(({ bytes }) => hash('sha256', bytes, 'base64url'));
    const documents = products.flatMap(({ quoteTemplate, binderTemplate }) => [
      quoteTemplate,
      binderTemplate,
    ]);
    const given = documents.filter((each) => each !== null);
    expect(given.length).toBeGreaterThanOrEqual(20);
    expect(new Set(given.map(({ mediaType }) => mediaType)).size).toBe(3);
    const filed = configuredFiles.flatMap(({ file }) => file ?? []);
    const ofSections = sectionTemplates.flatMap(({ document }) => document ?? []);
    const agreements = organizations.flatMap((organization) =>
      (organizationKind.contentsOf?.(organization) ?? []).map(({ content }) => content),
    );
    expect(agreements.length).toBeGreaterThan(20);
    expect([...given, ...ofSections, ...filed, ...agreements].map(({ digest }) => digest)).toEqual(digests);
  });

  it('are files and icons of their declared type and size', async () => {
    for (const { name, file } of configuredFiles) {
      if (file === null) continue;
      const bytes = files.find((each) => hash('sha256', each.bytes, 'base64url') === file.digest)?.bytes;
      const open = () => Readable.from([bytes ?? Buffer.alloc(0)]);
      expect(await recogniseContent(open()), name).toBe(file.mediaType);
      const { width, height } = file;
      expect(await readImageSize(file.mediaType, open()), name).toEqual({
        size: { width, height },
        fault: null,
      });
    }
    const groups = Map.groupBy(configuredFiles, ({ grouping }) => grouping);
    expect(groups.get(null)?.length).toBeGreaterThanOrEqual(6);
    expect(groups.size).toBe(4);
    expect(configuredFiles.filter(({ file }) => file === null).map(({ required }) => required)).toEqual([
      false,
      false,
    ]);
  });

  it('make references to most data sets', () => {
    const referenced = new Set([...fieldByKey.values()].map(({ dataSetName }) => dataSetName));
    expect(dataSets.filter(({ name }) => referenced.has(name)).length).toBeGreaterThan(dataSets.length / 2);
  });

  it('have rules that refer to what exists', () => {
    const setNames = new Set(ruleSets.map(({ name }) => name));
    for (const rule of rules) {
      expect(setNames, rule.name).toContain(rule.ruleSetName);
      const faults = ruleFaults({ condition: rule.condition as never, actions: rule.actions as never });
      expect(faults.length > 0, rule.name).toBe(rule.status === ruleStatus.invalid);
      const fields = rule.condition.subconditions.flatMap((each) =>
        'lhs' in each && each.lhs.kind === 'FieldValue' ? [each.lhs] : [],
      );
      for (const { formTemplateUniqueName, fieldName } of fields) {
        expect(fieldByKey.has(`${formTemplateUniqueName}|${fieldName}`), rule.name).toBe(true);
      }
      const named = [
        ...rule.actions.flatMap(({ parameters }) =>
          parameters.map(({ expression, value }) => [expression, value] as const),
        ),
        ...rule.condition.subconditions
          .flatMap((each) => ('lhs' in each ? [each.rhs ?? []].flat() : []))
          .flatMap((value) =>
            value.kind === 'DataSetItemValue' ? [[value.datasetName, value.entityUri] as const] : [],
          ),
      ];
      for (const [dataSetName, value] of named) {
        expect(
          setByName.get(dataSetName)?.items.map((item) => item.value),
          rule.name,
        ).toContain(value);
      }
      expect(rule.name.length, rule.name).toBeLessThanOrEqual(100);
      expect(rule.description.length, rule.name).toBeLessThanOrEqual(255);
      expect(rule.tags.length, rule.name).toBeLessThanOrEqual(10);
      expect(rule.actions.length, rule.name).toBeGreaterThan(0);
    }
  });
});

describe('demo organizations', () => {
  it('are of every type, with codes of their own', () => {
    const types = new Set(organizations.map(({ organizationType }) => organizationType));
    const codes = organizations.flatMap(({ code }) => code ?? []);
    expect([...types].toSorted()).toEqual([1, 2, 3, 4]);
    expect(repeated(codes)).toEqual([]);
  });

  it('belong to one that comes before them, or to none', () => {
    for (const [index, { parentId, name }] of organizations.entries()) {
      const before = organizations.slice(0, index).map(({ id }) => id);
      if (parentId !== null) expect(before, name).toContain(parentId);
    }
  });
});

describe('demo letters of authority', () => {
  const issued = organizations.flatMap(({ organizationType, letters = [] }) =>
    letters.map((letter) => ({ ...letter, organizationType })),
  );

  it('are 250, of carriers and MGAs, for agencies that there are', () => {
    const types = new Map(organizations.map(({ id, organizationType }) => [id, organizationType]));
    expect(issued.length).toBe(250);
    expect([...new Set(issued.map(({ organizationType }) => organizationType))].toSorted()).toEqual([2, 3]);
    const agencies = new Set(issued.map(({ agencyId }) => types.get(agencyId)));
    expect([...agencies].toSorted()).toEqual([1, 4]);
  });

  it('and signatures are as their kind wants them', () => {
    const faulty = organizations.flatMap(({ lastModifiedById: _by, timeLastModified: _time, ...doc }) =>
      organizationKind.validate(doc).violations.map(({ pointer }) => `${doc.id}${pointer}`),
    );
    expect(faulty).toEqual([]);
    expect(organizations.filter(({ emailSignature }) => emailSignature).length).toBeGreaterThan(100);
  });
});

describe('demo authors', () => {
  const documents = [...dataSets, ...formTemplates, ...rules, ...products, ...organizations];

  it('exist, are several, and wrote in the past', () => {
    const ids = new Set(users.map(({ id }) => id));
    expect(documents.filter(({ lastModifiedById }) => !ids.has(lastModifiedById))).toEqual([]);
    expect(new Set(dataSets.map(({ lastModifiedById }) => lastModifiedById)).size).toBeGreaterThanOrEqual(6);
    expect(documents.filter(({ timeLastModified }) => timeLastModified >= now)).toEqual([]);
    expect(dataSets.some(({ timeLastModified }) => timeLastModified < now - 200 * 86_400_000)).toBe(true);
  });

  it('are three who sign in, and others who do not', () => {
    const signIns = users.flatMap(({ username, name }) => (username === null ? [] : [[username, name]]));
    expect(signIns).toEqual([
      ['admin', 'Marta Oduya'],
      ['author', 'Jon Vega'],
      ['viewer', 'Lena Fischer'],
    ]);
    expect(users.length).toBeGreaterThan(signIns.length);
  });

  it('work somewhere that there is', () => {
    const ids = new Set(organizations.map(({ id }) => id));
    expect(ids.size).toBe(organizations.length);
    const people = users.filter(({ emailAddress }) => emailAddress !== null);
    expect(people.filter(({ organizationId }) => !ids.has(organizationId ?? ''))).toEqual([]);
  });

  it('are the same whenever the content is built for the same time', () => {
    expect(buildDemoContent({ now })).toEqual(content);
  });
});

function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function isUntrimmed(text: string): boolean {
  return text !== text.trim();
}

function groupRuns({ items }: DemoDataSet): string[] {
  return items.map(({ grouping }) => grouping).filter((grouping, index, all) => grouping !== all[index - 1]);
}

function criteriaOf({ items }: DemoDataSet): DemoCriterion[] {
  return items.flatMap((item) => item.enhancedDynamicDataItemCriteriaList);
}

function isPossible(criterion: DemoCriterion, set: DemoDataSet, sources: DemoSourceField[]): boolean {
  const { dataSetName, value, productName, fieldValue1, fieldValue2, fieldValue3 } = criterion;
  const cells = [fieldValue1, fieldValue2, fieldValue3];
  const named = [productName, ...cells].some((cell) => cell !== null);
  const fits = cells.every(
    (cell, index) => cell === null || isOffered(cell, fieldByKey.get(sources[index]?.key ?? '')),
  );
  return (
    named &&
    fits &&
    dataSetName === set.name &&
    set.items.some((item) => item.value === value) &&
    (productName === null ||
      (set.dynamicDataSetDependency?.productDependent === true && productNames.has(productName)))
  );
}

function isOffered(value: string, field: FormField | undefined): boolean {
  return setByName.get(field?.dataSetName ?? '')?.items.some((item) => item.value === value) ?? false;
}
