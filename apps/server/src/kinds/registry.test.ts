import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fault } from '../fault.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { createRegistry } from './KindRegistry.ts';
import { registry } from './registry.ts';
import { kindCases } from './testing/kindCases.ts';

interface ContractParameter {
  readonly name?: string;
  readonly schema?: { readonly enum?: readonly string[] };
}

interface ContractSchema {
  readonly properties?: Readonly<Record<string, { readonly maxLength?: number }>>;
}

interface ContractPaths {
  readonly components: { readonly schemas: Readonly<Record<string, ContractSchema>> };
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly operationId?: string; readonly parameters?: readonly ContractParameter[] }>
      >
    >
  >;
}

/** Characters of texts with a hidden suffix, which does not count: the contract allows more, for the suffix. */
const shownLimits: Readonly<Record<string, number>> = { 'RuleWrite.name': 100 };

/** The keys by which the contract lets a list be sorted; one that takes none is in the order of names. */
function sortKeysOf(operationId: string): readonly string[] {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  const { parameters = [] } = operations.find((one) => one.operationId === operationId) ?? {};
  return parameters.find(({ name }) => name === 'sortBy')?.schema?.enum ?? ['name'];
}

const docs = join(import.meta.dirname, '..', '..', '..', '..', 'docs');
const fileSchema = readFileSync(join(docs, 'schema', 'studio-dbinit.xsd'), 'utf8');
const contract = parse(readFileSync(join(docs, '..', 'openapi.yaml'), 'utf8')) as ContractPaths;
const fileGuide = readFileSync(join(docs, 'initialization-files.md'), 'utf8');

test('the suite of kinds has a case for every kind, and for no other', () => {
  const where =
    'kinds/testing/kindCases.ts (or singletonCases.ts) has a case for each kind of kinds/registry.ts';
  expect(Object.keys(kindCases).toSorted(), where).toEqual([...registry.kinds.keys()].toSorted());
});

test('a kind is registered once', () => {
  const [module] = registry.modules;
  expect(() => createRegistry(module ? [module, module] : [])).toThrow('Two kinds have the name');
});

test('a kind that calls write reads their bodies, and every one that is listed has rows to show', () => {
  for (const { kind, operations, read, toRow, toRows, actions, singleton } of registry.modules) {
    expect(singleton !== undefined, kind.name).toBe(kind.isSingleton === true);
    expect(read !== undefined, kind.name).toBe(operations.create !== undefined);
    expect((toRow ?? toRows) !== undefined, kind.name).toBe(operations.list !== undefined);
    expect(kindCases[kind.name]?.calls !== null, kind.name).toBe(operations.create !== undefined);
    if (operations.update !== undefined) expect(actions, kind.name).toBeDefined();
  }
});

describe.each(registry.modules.map((module) => [module.kind.name, module] as const))('%s', (name, module) => {
  const { kind, section } = module;
  const { doc, changed, invalid } =
    kindCases[name] ?? fault(`The kind ${name} has no case in kinds/testing/kindCases.ts.`);

  test('its rules let its case pass, and name the place of what breaks them', () => {
    expect(kind.validate(doc('Suite'))).toMatchObject({ violations: [], isTyped: true });
    expect(kind.validate(changed(doc('Suite'))).violations).toEqual([]);
    expect(kind.nameOf(changed(doc('Suite')))).toBe(kind.nameOf(doc('Suite')));
    for (const [broken, pointer] of invalid) {
      expect(kind.validate(broken).violations.map((fault) => fault.pointer)).toContain(pointer);
    }
  });

  test('its rules have the limits of texts that the contract has', () => {
    const schema = `${module.ownerUri.slice(1)}Write`;
    const { schemas } = contract.components;
    const given = doc('Suite');
    // Rows that are stored as they are sent have no schema of their own for writing.
    const isOfRows = schemas[schema] === undefined && Array.isArray(given['rows']);
    const { properties = {} } = schemas[isOfRows ? module.ownerUri.slice(1) : schema] ?? {};
    const [limited = {}] = isOfRows ? (given['rows'] as JsonObject[]) : [given];
    const [start, over] = isOfRows
      ? ['/rows/0/', (row: JsonObject) => ({ ...given, rows: [row] })]
      : ['/', (whole: JsonObject) => whole];
    for (const [property, { maxLength: written }] of Object.entries(properties)) {
      if (written === undefined || typeof limited[property] !== 'string') continue;
      const maxLength = shownLimits[`${schema}.${property}`] ?? written;
      const faultsOf = (length: number) =>
        kind
          .validate(over({ ...limited, [property]: 'x'.repeat(length) }))
          .violations.filter(({ pointer }) => pointer === `${start}${property}`);
      expect(faultsOf(maxLength), property).toEqual([]);
      expect(faultsOf(maxLength + 1), property).toHaveLength(1);
    }
  });

  test('nothing that JSON can hold makes its rules throw', () => {
    const values = [null, [], {}, '', 'a', 0, -1, true, { a: { b: [] } }, [[]], '\u0000', '\ud800'];
    const given = doc('Suite');
    for (const property of Object.keys(given)) {
      for (const value of values) expect(() => kind.validate({ ...given, [property]: value })).not.toThrow();
      const { [property]: _left, ...rest } = given;
      expect(kind.validate(rest).violations.length, property).toBeGreaterThan(0);
    }
    expect(kind.validate({}).violations.length).toBeGreaterThan(0);
  });

  test('its list is sorted by what the contract names, and by nothing else', () => {
    const { list } = module.operations;
    if (list === undefined) return expect(module.toRow).toBeUndefined();
    expect(sortKeysOf(list).toSorted()).toEqual(Object.keys(module.columns).toSorted());
  });

  test('its section is described for those who write files', () => {
    for (const [file, line] of [
      [fileSchema, `<xs:enumeration value="${section.name.replaceAll('&', '&amp;')}"/>`],
      [fileSchema, `<xs:element name="${section.elementName}"`],
      [fileGuide, `| ${section.name} | \`${section.elementName}\` |`],
    ] as const)
      expect(file.includes(line), line).toBe(true);
  });

  test('its section takes what its rules take', () => {
    const checked = section.check(doc('Suite'));
    expect(checked.violations).toEqual([]);
    expect(checked.doc).toEqual(doc('Suite'));
    for (const [broken] of invalid) expect(section.check(broken).doc).toBeNull();
  });
});
