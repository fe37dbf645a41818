import type { UiFormTemplate } from '@studio/api';
import {
  comparableDraft,
  defineOutline,
  type OutlineInput,
} from '../../../../kernel/editor/fields/defineOutline.ts';
import type { FieldValue, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import type { OutlineDefinition } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import type { OwnForm } from '../../conditions/ConditionNames.ts';
import { asNode, deepest } from '../../conditions/conditionNode.ts';
import { sayTold } from '../../conditions/toldConditions.ts';
import { formEditorText } from '../../editor.messages.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import { canonicalDraft } from './canonicalDraft.ts';
import { formDraftText } from './draft.messages.ts';
import { blankPart, type FormDraft } from './FormDraft.ts';
import { partFields } from './partFields.ts';
import { readCondition } from './toDesignBody.ts';

const whole = (value: string): FieldValue => (value === '' ? null : value);

/** How it is said depends on the whole outline: see the words below. */
const conditionField = { comparable: whole };

const input: OutlineInput<FormDraft, UiFormTemplate> = {
  get name() {
    return formEditorText('heading');
  },
  fields: {
    condition: {
      ...conditionField,
      get label() {
        return formDraftText('triggerRule');
      },
    },
  },
  lists: {
    parts: {
      name: ({ isHead, label, variableName }) => {
        const text = String(label ?? '');
        if (isHead !== true) return formDraftText('field', { name: text || String(variableName ?? '') });
        return text === '' ? formDraftText('section.unnamed') : formDraftText('section', { name: text });
      },
      fields: partFields,
      identity: ({ isHead, label, variableName }) => (isHead ? `section ${label}` : `field ${variableName}`),
      idOf: ({ id }) => (id === '' ? null : id),
      blank: blankPart,
      isCheckedAlone: true,
    },
    rules: {
      name: ({ name }) => formDraftText('rule', { name: shownRuleName(String(name ?? '')) }),
      fields: {
        name: {
          get label() {
            return formDraftText('rule.name');
          },
        },
        description: {
          get label() {
            return formDraftText('rule.description');
          },
        },
        condition: {
          ...conditionField,
          get label() {
            return formDraftText('condition');
          },
        },
      },
      identity: ({ name }) => name,
      blank: (key) => ({ key, name: '', description: '', condition: '' }),
    },
  },
};

const outline = defineOutline<FormDraft, UiFormTemplate>(input);

/** Forms as outlines: sections and fields in one order, and rules. */
export const formOutline: OutlineDefinition<UiFormTemplate, FormDraft> = {
  ...outline,
  read: (draft, doc, compared) => {
    const read = outline.read(canonicalDraft(draft), doc, compared);
    uniqueNames.set(read, doc.formTemplate.uniqueName);
    return read;
  },
  alignKeys: (draft, known, doc) => outline.alignKeys(canonicalDraft(draft), canonicalDraft(known), doc),
  words: {
    ...outline.words,
    value: (entry, field, value, whole) =>
      field === 'condition'
        ? sayBriefly(String(value ?? ''), formIn(whole))
        : outline.words.value(entry, field, value, whole),
    fullValue: (entry, field, value, whole) =>
      field === 'condition'
        ? sayInFull(String(value ?? ''), formIn(whole))
        : (outline.words.fullValue ?? outline.words.value)(entry, field, value, whole),
  },
};

/** Of the forms that outlines were read from: what their own fields are called takes no form. */
const uniqueNames = new WeakMap<Outline, string>();

/** The form of an outline, for what its conditions are said by. */
function formIn(outline: Outline): OwnForm {
  const fields = [...outline.values()].flatMap(({ type, fields: part }) => {
    if (type !== 'parts' || part['isHead'] === true) return [];
    const [name, label, dataSet] = [part['variableName'], part['label'], part['dynamicDataSet']];
    const dataSetName = dataSet ? String(dataSet) : null;
    return [[String(name ?? ''), { label: String(label ?? ''), dataSetName }] as const];
  });
  return { uniqueName: uniqueNames.get(outline) ?? '', fields: new Map(fields) };
}

/** What would be saved of a draft, as plain data. */
export function comparableForm(draft: FormDraft): unknown {
  return comparableDraft(input, canonicalDraft(draft));
}

/** Characters of a condition that are said where there is little room. */
const mostBriefly = 120;

/** A condition in words; empty where there is none, and how many there are before the words are loaded. */
function sayInFull(text: string, own: OwnForm): string {
  return text === '' ? '' : (sayTold(readCondition(text), own) ?? sayCount(text));
}

/** A condition in words, as far as a line has room for it. */
function sayBriefly(text: string, own: OwnForm): string {
  const said = sayInFull(text, own);
  return said.length <= mostBriefly ? said : `${said.slice(0, mostBriefly).trimEnd()}… ${sayCount(text)}`;
}

function sayCount(text: string): string {
  return formDraftText('condition.some', { count: countConditions(readCondition(text)) });
}

/** The comparisons in a condition, however they are combined: none in what is no condition, and one in what is nested deeper than is read. */
export function countConditions(condition: unknown, depth = 0): number {
  const node = asNode(condition);
  if (node === null) return 0;
  const { kind, subconditions, subcondition } = node;
  if (depth > deepest) return 1;
  if (kind === 'CompositeCondition') {
    const all: unknown[] = Array.isArray(subconditions) ? subconditions : [];
    return all.reduce<number>((sum, each) => sum + countConditions(each, depth + 1), 0);
  }
  return kind === 'UnaryCondition' && subcondition ? countConditions(subcondition, depth + 1) : 1;
}
