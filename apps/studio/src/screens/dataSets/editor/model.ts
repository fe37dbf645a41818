import {
  type DataItem,
  type DataSet,
  type DataSetWrite,
  isProblem,
  type StaleDataSetProblem,
} from '@studio/api';
import {
  type DataItemsDraft,
  type ExtraFields,
  fromDataItems,
  type NormalisedItem,
  normaliseDataItems,
  toDataItems,
  validateDataItems,
} from '@studio/widgets';
import type { Conflict } from '../../../kernel/editor/types.ts';

/** What an item holds besides what the items editor knows: its criteria. */
type ItemExtra = ExtraFields<DataItem>;

/** What the editor of a data set edits. */
export interface DataSetDraft {
  readonly items: DataItemsDraft<ItemExtra>;
}

/** Product/Field Dependent sets rank their defaults. */
export function showsDefaultPrecedence(doc: Pick<DataSet, 'type'>): boolean {
  return doc.type === 2;
}

/** Static and Product/Field Dependent sets hold their items; the others take them from code. */
export function hasOwnItems(doc: Pick<DataSet, 'type'>): boolean {
  return doc.type === 0 || doc.type === 2;
}

/** The draft of a document as it was loaded. */
export function toDraft(doc: DataSet): DataSetDraft {
  const showDefaultPrecedence = showsDefaultPrecedence(doc);
  return { items: fromDataItems(doc.items, { showDefaultPrecedence }) };
}

/** Groups and items obey the rules of a data set. */
export function isValid(draft: DataSetDraft, doc: DataSet): boolean {
  if (!hasOwnItems(doc)) return true;
  return validateDataItems(draft.items, { showDefaultPrecedence: showsDefaultPrecedence(doc) }).isValid;
}

const forms = new WeakMap<NormalisedItem, unknown>();

/**
 * The draft as plain data for telling whether anything changed. It keeps what is not valid yet, and leaves out what
 * follows from the rest: the set and the value that criteria repeat.
 */
export function toForm(draft: DataSetDraft, doc: DataSet): unknown {
  if (!hasOwnItems(doc)) return null;
  return normaliseDataItems(draft.items).map((item) => {
    const form = forms.get(item) ?? { ...item, extra: criteriaForm(item.extra) };
    forms.set(item, form);
    return form;
  });
}

function criteriaForm(extra: unknown): unknown {
  const { enhancedDynamicDataItemCriteriaList: criteria = [] } = (extra ?? {}) as ItemExtra;
  return criteria.map(({ dataSetName: _set, value: _value, ...rest }) => rest);
}

/** What saving sends: the settings as they are, the items as edited. */
export function toPayload(draft: DataSetDraft, doc: DataSet): DataSetWrite {
  const settings = {
    name: doc.name,
    description: doc.description,
    type: doc.type,
    dynamicDefault: doc.dynamicDefault,
    supportSearch: doc.supportSearch,
    minSearchStringLength: doc.minSearchStringLength,
    generatorBeanName: doc.generatorBeanName,
    repeatingFormTemplateUniqueName: doc.repeatingFormTemplateUniqueName,
    clearInvalidFieldValue: doc.clearInvalidFieldValue,
  };
  const items = hasOwnItems(doc)
    ? toDataItems(draft.items).map((item) => toPayloadItem(item, doc))
    : doc.items;
  const isDynamic = doc.type === 1 || doc.type === 2;
  return isDynamic
    ? { ...settings, enhancedDynamicDataItems: items, dependency: doc.dynamicDataSetDependency }
    : { ...settings, items };
}

type DraftedItem = ReturnType<typeof toDataItems<ItemExtra>>[number];

function toPayloadItem(item: DraftedItem, doc: DataSet): DataItem {
  const plain = {
    name: item.name,
    value: item.value,
    grouping: item.grouping ?? '',
    ordering: item.ordering,
  };
  if (doc.type !== 2) return plain;
  const criteria = item.enhancedDynamicDataItemCriteriaList ?? [];
  return {
    ...plain,
    defaultPrecedence: item.defaultPrecedence ?? null,
    enhancedDynamicDataItemCriteriaList: criteria.map((criterion) => ({
      ...criterion,
      dataSetName: doc.name,
      value: item.value,
    })),
  };
}

/** Reads the version that stands in the way out of a refused save (412). */
export function toConflict(error: unknown): Conflict<DataSet> | null {
  if (!isProblem(error, 412) || !isStale(error.problem)) return null;
  const { current, etag } = error.problem;
  return { current: { doc: current, etag }, author: current.lastModifiedBy, time: current.timeLastModified };
}

function isStale(problem: object): problem is StaleDataSetProblem {
  return 'current' in problem && 'etag' in problem;
}
