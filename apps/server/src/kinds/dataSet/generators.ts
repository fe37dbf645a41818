import { isNotNull } from 'drizzle-orm';
import type { Queries } from '../../store/Database.ts';
import { findProperties } from '../../store/findProperties.ts';
import { appUser } from '../../store/schema.ts';
import { formTemplateKind } from '../formTemplate/formTemplateKind.ts';
import { productKind } from '../product/productKind.ts';
import { ruleKind } from '../rule/ruleKind.ts';

/** An item before it has a place among others. */
export interface GeneratedItem {
  name: string;
  value: string;
}

interface GeneratorContext {
  queries: Queries;
  /** Epoch milliseconds. */
  clock: () => number;
  /** The sections that a backup can hold, in order. */
  sectionNames: readonly string[];
}

/** Writes the items of a Custom set. */
export type Generator = (context: GeneratorContext) => Promise<GeneratedItem[]> | GeneratedItem[];

/** The generators of Custom sets by their bean names. */
export const generators: ReadonlyMap<string, Generator> = new Map<string, Generator>([
  ['allProductsDataItemGenerator', products],
  ['databaseSectionNamesDataItemGenerator', ({ sectionNames }) => sectionNames.map(sameText)],
  ['userDataItemGenerator', users],
  ['formTemplateDataItemGenerator', (context) => formTemplates(context, () => true)],
  [
    'repeatingFormTemplateDataItemGenerator',
    (context) => formTemplates(context, ({ repeatable }) => repeatable),
  ],
  ['ruleSetDataItemGenerator', ruleSets],
  ['policyYearDataItemGenerator', ({ clock }) => years(clock(), 9)],
  ['modelYearDataItemGenerator', ({ clock }) => years(clock(), 39)],
]);

const collator = new Intl.Collator('en');

async function products({ queries }: GeneratorContext): Promise<GeneratedItem[]> {
  const documents = await findProperties(queries, productKind, ['name']);
  return byName(documents.map(({ name }) => sameText(name)));
}

async function users({ queries }: GeneratorContext): Promise<GeneratedItem[]> {
  const rows = await queries
    .select({ name: appUser.name, value: appUser.id })
    .from(appUser)
    .where(isNotNull(appUser.emailAddress));
  return byName(rows);
}

async function formTemplates(
  { queries }: GeneratorContext,
  isWanted: (form: { repeatable: boolean }) => boolean,
): Promise<GeneratedItem[]> {
  const documents = await findProperties(queries, formTemplateKind, ['uniqueName', 'name', 'repeatable']);
  const wanted = documents.filter(({ doc }) => isWanted(doc));
  return byName(wanted.map(({ doc }) => ({ name: doc.name, value: doc.uniqueName })));
}

async function ruleSets({ queries }: GeneratorContext): Promise<GeneratedItem[]> {
  const documents = await findProperties(queries, ruleKind, ['ruleSetName']);
  return byName([...new Set(documents.map(({ doc }) => doc.ruleSetName))].map(sameText));
}

/** The next calendar year, the current one and some before, newest first. */
function years(now: number, before: number): GeneratedItem[] {
  const newest = new Date(now).getUTCFullYear() + 1;
  return Array.from({ length: before + 2 }, (_, index) => sameText(String(newest - index)));
}

function sameText(text: string): GeneratedItem {
  return { name: text, value: text };
}

function byName(items: GeneratedItem[]): GeneratedItem[] {
  return items.toSorted((left, right) => collator.compare(left.name, right.name));
}
