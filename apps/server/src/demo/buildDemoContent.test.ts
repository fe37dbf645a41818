import { describe, expect, it } from 'vitest';
import { generatorDefinitions } from '../kinds/dataSet/generatorDefinitions.ts';
import { buildDemoContent } from './buildDemoContent.ts';
import type { DemoCriterion, DemoDataSet, DemoField, DemoSourceField } from './types.ts';

const now = Date.UTC(2026, 10, 20, 15);
const content = buildDemoContent({ now });
const { dataSets, formTemplates, organizations, products, rules, users } = content;

const setByName = new Map(dataSets.map((set) => [set.name, set]));
const productNames = new Set(products.map(({ name }) => name));
const fieldByKey = new Map<string, DemoField>(
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
    expect(required).toEqual(['All Products', 'Database Section Names']);
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
    expect(repeated(formTemplates.map(({ uniqueName }) => uniqueName))).toEqual([]);
    expect(repeated(formTemplates.map(({ name }) => name))).toEqual([]);
    expect(repeated(rules.map(({ name }) => name))).toEqual([]);
    for (const key of ['uniqueName', 'shortName', 'name'] as const) {
      expect(repeated(products.map((product) => product[key]))).toEqual([]);
    }
    for (const { fields } of formTemplates) expect(repeated(fields.map(({ name }) => name))).toEqual([]);
  });

  it('refer to data sets and products that exist', () => {
    for (const { fields, productNames: names } of formTemplates) {
      expect(fields.filter(({ dataSetName }) => dataSetName !== null && !setByName.has(dataSetName))).toEqual(
        [],
      );
      expect(names.filter((name) => !productNames.has(name))).toEqual([]);
    }
  });

  it('give every product its own forms beside the common ones', () => {
    const common = formTemplates.filter((form) => form.productNames.length === 0).length;
    expect(common).toBeGreaterThan(5);
    for (const { formTemplateUniqueNames } of products)
      expect(formTemplateUniqueNames.length).toBeGreaterThan(common);
  });

  it('make references to most data sets', () => {
    const referenced = new Set([...fieldByKey.values()].map(({ dataSetName }) => dataSetName));
    expect(dataSets.filter(({ name }) => referenced.has(name)).length).toBeGreaterThan(dataSets.length / 2);
  });

  it('have rules that refer to what exists', () => {
    for (const rule of rules) {
      const values = rule.actions.flatMap(({ parameters }) => parameters.map(({ value }) => value));
      for (const condition of rule.condition.subconditions) {
        if (condition.kind !== 'BinaryCondition') continue;
        const { formTemplateUniqueName, fieldName } = condition.lhs;
        expect(fieldByKey.has(`${formTemplateUniqueName}|${fieldName}`)).toBe(true);
        values.push(...condition.rhs);
      }
      for (const value of values) {
        if (value.kind === 'DataSetItemValue') {
          expect(setByName.get(value.dataSetName)?.items.map((item) => item.value)).toContain(value.value);
        }
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

function isOffered(value: string, field: DemoField | undefined): boolean {
  return setByName.get(field?.dataSetName ?? '')?.items.some((item) => item.value === value) ?? false;
}
