import type { FilterNameFault } from './model/savedFilters.ts';
import type { ConditionFault, FilterFieldType, FilterOperator, FilterUriProblem } from './types.ts';

/** A text for each operator. */
export type OperatorTexts = { readonly [Operator in FilterOperator]: string };

/** Every text of the filter. Functions give whole sentences, so that a language can order them. */
export interface AdvancedFilterLabels {
  readonly title: string;
  /** How many conditions count, beside the title. */
  readonly active: (count: number) => string;
  /** Accessible name of a row; `ordinal` counts from 1. */
  readonly condition: (ordinal: number) => string;
  readonly field: string;
  readonly operator: string;
  readonly value: string;
  readonly fieldPlaceholder: string;
  readonly operatorPlaceholder: string;
  readonly valuePlaceholder: string;
  readonly choicePlaceholder: string;
  readonly operators: OperatorTexts;
  /** Other words for the operators of one type. */
  readonly typeOperators: { readonly [Type in FilterFieldType]?: Partial<OperatorTexts> };
  readonly isTrue: string;
  readonly isFalse: string;
  readonly addCondition: string;
  readonly removeCondition: (ordinal: number) => string;
  readonly noConditions: string;
  readonly clearAll: string;
  /** Why a row is left out. */
  readonly faults: { readonly [Fault in ConditionFault]: string };
  /** Above what could not be read of a filter URI. */
  readonly unreadable: string;
  readonly problem: (problem: FilterUriProblem) => string;
  readonly savedFilter: string;
  readonly savedPlaceholder: string;
  readonly loadingSaved: string;
  /** The label of a saved filter in the list. */
  readonly savedOption: (name: string, isDefault: boolean) => string;
  readonly unsavedChanges: string;
  readonly savedActions: string;
  readonly save: string;
  readonly saveAs: string;
  readonly revert: string;
  readonly rename: string;
  readonly setDefault: string;
  readonly delete: string;
  /** Why nothing can be saved. */
  readonly nothingToSave: string;
  readonly isDefaultAlready: string;
  readonly saveAsTitle: string;
  readonly renameTitle: string;
  readonly name: string;
  readonly nameFaults: { readonly [Fault in FilterNameFault]: string };
  readonly confirmSave: string;
  readonly confirmRename: string;
  readonly cancel: string;
  readonly deleteTitle: string;
  readonly deleteQuestion: (name: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly retry: string;
  /** Text when something failed; `reason` may be empty. */
  readonly failed: (action: string, reason: string) => string;
  readonly announcements: {
    readonly added: string;
    readonly removed: (left: number) => string;
    readonly cleared: string;
    readonly applied: (name: string) => string;
    readonly saved: (name: string) => string;
    readonly deleted: (name: string) => string;
  };
}

function describeProblem({ code, part, text }: FilterUriProblem): string {
  switch (code) {
    case 'path':
      return `“${part}” is not a filter`;
    case 'term':
      return `“${part}” is not of the form key=value`;
    case 'encoding':
      return `“${part}” is not encoded properly`;
    case 'field':
      return `“${part}”: there is no field “${text}”`;
    case 'operator':
      return `“${part}”: the field has no operator “${text}”`;
    case 'value':
      return `“${part}”: “${text}” is not a value of the field`;
    case 'twice':
      return `“${part}”: “${text}” is there twice`;
  }
}

/** The English texts. */
export const defaultLabels: AdvancedFilterLabels = {
  title: 'Advanced Filter',
  active: (count) => `${count} active`,
  condition: (ordinal) => `Condition ${ordinal}`,
  field: 'Field',
  operator: 'Operator',
  value: 'Value',
  fieldPlaceholder: 'Select a field',
  operatorPlaceholder: 'Select an operator',
  valuePlaceholder: 'Enter a value',
  choicePlaceholder: 'Select a value',
  operators: {
    contains: 'contains',
    eq: 'is',
    ne: 'is not',
    startsWith: 'starts with',
    gt: 'is greater than',
    gte: 'is at least',
    lt: 'is less than',
    lte: 'is at most',
    in: 'is any of',
    notIn: 'is none of',
    empty: 'is empty',
    notEmpty: 'is not empty',
  },
  typeOperators: {
    date: {
      eq: 'is on',
      ne: 'is not on',
      gt: 'is after',
      gte: 'is on or after',
      lt: 'is before',
      lte: 'is on or before',
    },
    choices: {
      in: 'include any of',
      notIn: 'include none of',
      empty: 'are empty',
      notEmpty: 'are not empty',
    },
  },
  isTrue: 'Yes',
  isFalse: 'No',
  addCondition: 'Add Condition',
  removeCondition: (ordinal) => `Remove condition ${ordinal}`,
  noConditions: 'No conditions: everything is shown.',
  clearAll: 'Clear All',
  faults: {
    'no-field': 'Not applied: select a field',
    'unknown-field': 'Not applied: this field can no longer be filtered by',
    'no-operator': 'Not applied: select an operator',
    'unknown-operator': 'Not applied: the field does not have this operator',
    'no-value': 'Not applied: a value is missing',
    'bad-value': 'Not applied: the value does not fit the field',
    'unknown-choice': 'Not applied: the field no longer has this value',
    twice: 'Not applied: a condition above has the same field and operator',
  },
  unreadable: 'Some of the filter could not be read and was left out:',
  problem: describeProblem,
  savedFilter: 'Saved filter',
  savedPlaceholder: 'Saved filters',
  loadingSaved: 'Loading saved filters',
  savedOption: (name, isDefault) => (isDefault ? `${name} (default)` : name),
  unsavedChanges: 'Unsaved changes',
  savedActions: 'Saved filter actions',
  save: 'Save',
  saveAs: 'Save As…',
  revert: 'Revert',
  rename: 'Rename…',
  setDefault: 'Set as Default',
  delete: 'Delete…',
  nothingToSave: 'There is no complete condition to save',
  isDefaultAlready: 'It is the default already',
  saveAsTitle: 'Save Filter As',
  renameTitle: 'Rename Filter',
  name: 'Name',
  nameFaults: {
    blank: 'Enter a name',
    taken: 'Another saved filter has this name',
    long: 'At most 100 characters',
  },
  confirmSave: 'Save',
  confirmRename: 'Rename',
  cancel: 'Cancel',
  deleteTitle: 'Delete Filter',
  deleteQuestion: (name) => `Are you sure you want to delete the filter “${name}”?`,
  yes: 'Yes',
  no: 'No',
  retry: 'Retry',
  failed: (action, reason) => (reason === '' ? `${action} failed.` : `${action} failed: ${reason}`),
  announcements: {
    added: 'Condition added',
    removed: (left) => `Condition removed, ${left} left`,
    cleared: 'All conditions removed',
    applied: (name) => `Filter ${name} applied`,
    saved: (name) => `Filter ${name} saved`,
    deleted: (name) => `Filter ${name} deleted`,
  },
};

/** The words for an operator of a field of some type. */
export function operatorText(
  operator: FilterOperator,
  type: FilterFieldType,
  labels: AdvancedFilterLabels,
): string {
  return labels.typeOperators[type]?.[operator] ?? labels.operators[operator];
}
