import { eq, isNotNull } from 'drizzle-orm';
import { foldForSearch } from '../../foldText.ts';
import type { Queries } from '../../store/Database.ts';
import { findProperties } from '../../store/findProperties.ts';
import { appUser, document } from '../../store/schema.ts';
import { currentForms } from '../formTemplate/currentForms.ts';
import type { FormTemplateDoc } from '../formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../formTemplate/formTemplateKind.ts';
import { formTemplateTypes, formTypes } from '../formTemplate/formTemplateTypes.ts';
import { kindNames } from '../kindNames.ts';
import { isOfProductType, isProductType } from '../product/productFilters.ts';
import { productKind } from '../product/productKind.ts';
import { findRatedProducts } from '../product/ratedProducts.ts';
import { scoringFolderId } from '../scoringRule/ScoringRuleDoc.ts';
import { scoringRuleKind } from '../scoringRule/scoringRuleKind.ts';

/** An item before it has a place among others. */
export interface GeneratedItem {
  name: string;
  value: string;
}

interface GeneratorContext {
  queries: Queries;
  /** What is searched for; empty for everything. */
  search: string;
  /** Epoch milliseconds. */
  clock: () => number;
  /** The sections that a backup can hold, in order. */
  sectionNames: readonly string[];
}

/** Writes the items of a Custom set. */
export type Generator = (context: GeneratorContext) => Promise<GeneratedItem[]> | GeneratedItem[];

const productsByType = 'productTemplatesByTypeDataItemGenerator';
const productsByFormType = 'productTemplatesByFormTypeDataItemGenerator';

/** The generators that search by themselves, as a search of theirs is no text of labels. */
export const searchingGenerators: ReadonlySet<string> = new Set([productsByType, productsByFormType]);

/** The generators of Custom sets by their bean names. */
export const generators: ReadonlyMap<string, Generator> = new Map<string, Generator>([
  ['allProductsDataItemGenerator', products],
  [productsByType, productTemplatesByType],
  ['rateStatusProductsDataItemGenerator', rateStatusProducts],
  ['databaseSectionNamesDataItemGenerator', ({ sectionNames }) => sectionNames.map(sameText)],
  ['userDataItemGenerator', users],
  ['formTemplateDataItemGenerator', (context) => formTemplates(context, () => true)],
  ['formTemplateTypeDataItemGenerator', typesOfForms],
  [productsByFormType, productTemplatesByFormType],
  [
    'repeatingFormTemplateDataItemGenerator',
    (context) =>
      formTemplates(context, ({ repeatable, type }) => repeatable && type === formTypes.application),
  ],
  ['ruleSetDataItemGenerator', ruleSets],
  ['scoringRuleFolderDataItemGenerator', scoringRuleFolders],
  ['policyYearDataItemGenerator', ({ clock }) => years(clock(), 9)],
  ['modelYearDataItemGenerator', ({ clock }) => years(clock(), 39)],
]);

const collator = new Intl.Collator('en');

async function products({ queries }: GeneratorContext): Promise<GeneratedItem[]> {
  const documents = await findProperties(queries, productKind, ['name']);
  return byName(documents.map(({ name }) => sameText(name)));
}

/** Product templates by name, with their ids: all, or those that can be what the name of a type says. */
async function productTemplatesByType({ queries, search }: GeneratorContext): Promise<GeneratedItem[]> {
  const rows = await queries
    .select({ name: document.name, value: document.id, summary: document.summary })
    .from(document)
    .where(eq(document.kind, productKind.name));
  const wanted = foldForSearch(search);
  const isType = isProductType(search);
  const found = rows.filter(({ name, summary }) =>
    isType ? isOfProductType(summary, search) : foldForSearch(name).includes(wanted),
  );
  return byName(found.map(({ name, value }) => ({ name, value })));
}

function typesOfForms(): GeneratedItem[] {
  return byName(formTemplateTypes.map(({ name, type }) => ({ name, value: String(type) })));
}

/** Product templates with their ids, where forms of the type whose code is searched for are about products; any other search is one of names. */
async function productTemplatesByFormType(context: GeneratorContext): Promise<GeneratedItem[]> {
  const isCode = /^\d+$/.test(context.search);
  const type = isCode ? formTemplateTypes[Number(context.search)] : undefined;
  if (isCode && type?.hasProducts !== true) return [];
  return productTemplatesByType(isCode ? { ...context, search: '' } : context);
}

/** Products that look up the status of their rates, by their short names. */
async function rateStatusProducts({ queries }: GeneratorContext): Promise<GeneratedItem[]> {
  const found = (await findRatedProducts(queries)).filter(({ isRatedByStatus }) => isRatedByStatus);
  return byName(found.map(({ name, shortName }) => ({ name, value: shortName })));
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
  isWanted: (form: Pick<FormTemplateDoc, 'repeatable' | 'type'>) => boolean,
): Promise<GeneratedItem[]> {
  const properties = ['uniqueName', 'name', 'repeatable', 'type', 'version', 'status'] as const;
  const documents = await findProperties(queries, formTemplateKind, properties);
  const wanted = currentForms(documents.map(({ doc }) => doc)).filter(isWanted);
  return byName(wanted.map(({ name, uniqueName: value }) => ({ name, value })));
}

/** Rule sets with their ids. */
async function ruleSets({ queries }: GeneratorContext): Promise<GeneratedItem[]> {
  const rows = await queries
    .select({ name: document.name, value: document.id })
    .from(document)
    .where(eq(document.kind, kindNames.ruleSet));
  return byName(rows);
}

/** The categories that scoring rules have, with their ids. */
async function scoringRuleFolders({ queries }: GeneratorContext): Promise<GeneratedItem[]> {
  const documents = await findProperties(queries, scoringRuleKind, ['scoringFolderName']);
  const names = new Set(documents.map(({ doc }) => doc.scoringFolderName));
  return byName([...names].map((name) => ({ name, value: String(scoringFolderId(name)) })));
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
