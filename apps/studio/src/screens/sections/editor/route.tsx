import { sectionTemplateLimits as limits } from '@studio/api';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { defineIdEditor, idScreen } from '../../../kernel/kind/idEditor.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { documentField } from '../../../kernel/object/files/documentField.tsx';
import { choiceField } from '../../../kernel/object/plain/choiceField.tsx';
import { numberField } from '../../../kernel/object/plain/numberField.tsx';
import { selectField } from '../../../kernel/object/plain/selectField.tsx';
import { statusField } from '../../../kernel/object/plain/statusField.ts';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { withMergedRule } from '../../../kernel/rules/mergeRuleTexts.ts';
import { sections } from '../early.ts';
import {
  markInProduction,
  newSection,
  type Section,
  sectionChoices,
  sectionObject,
} from '../sections.api.ts';
import { sectionEditorText, sectionText } from '../sections.messages.ts';
import { productsField } from './productsField.tsx';
import { ruleField } from './ruleField.tsx';
import { saveSection } from './saveSection.ts';
import { documentStep, documentUrl } from './sectionDocument.ts';
import { type SectionBody, type SectionDraft, toSectionBody, toSectionDraft } from './sectionDraft.ts';
import { useValidationDialog } from './useValidationDialog.tsx';

const plainEditor = defineIdEditor<Section, SectionDraft, SectionBody>(sections, {
  schemaVersion: 1,
  object: sectionObject,
  ...{ text: sectionText, editorText: sectionEditorText },
  ownTexts: () => ({ copied: (name) => sectionEditorText('copied', { name }) }),
  fields: {
    name: textField({
      label: () => sectionEditorText('name'),
      ...{ ...limits.name, isName: true },
    }),
    description: textField({
      label: () => sectionEditorText('description'),
      ...{ ...limits.description, isMultiLine: true },
    }),
    active: statusField(),
    applicability: selectField<Section, SectionDraft, number>({
      label: () => sectionEditorText('applicability'),
      isRequired: true,
      choices: () =>
        ([1, 2, 3, 11] as const).map((value) => ({
          ...{ value, label: sectionText(`applicability.${value}`) },
        })),
    }),
    stage: selectField<Section, SectionDraft, number>({
      label: () => sectionEditorText('stage'),
      ...{ bodyName: 'applicableToProposal', isRequired: true },
      choices: () =>
        ([0, 1, 2] as const).map((value) => ({ ...{ value, label: sectionEditorText(`stage.${value}`) } })),
    }),
    products: productsField,
    ordinalNumber: numberField<Section, SectionDraft>({
      ...{ label: () => sectionEditorText('ordering'), isRequired: true, ...limits.ordinalNumber },
    }),
    stitchable: choiceField<boolean, Section, SectionDraft>({
      label: () => sectionEditorText('stitchable'),
      choices: () => [
        { value: true, label: sectionEditorText('yes') },
        { value: false, label: sectionEditorText('no') },
      ],
    }),
    formTemplateUniqueName: selectField<Section, SectionDraft>({
      ...{ label: () => sectionEditorText('form'), choices: sectionChoices.forms },
    }),
    adapterBeanName: selectField<Section, SectionDraft>({
      ...{ label: () => sectionEditorText('adapter'), choices: sectionChoices.adapters, isRequired: true },
    }),
    document: documentField<Section, SectionDraft>({
      label: () => sectionEditorText('document'),
      ...{ bodyName: 'documentTemplateName', urlOf: documentUrl },
    }),
    triggerRule: ruleField,
  },
  lists: {},
  tabs: [
    {
      id: 'properties',
      label: () => sectionEditorText('tab.properties'),
      order: [
        'name',
        'description',
        'active',
        ['applicability', 'stage'],
        'products',
        'ordinalNumber',
        {
          heading: () => sectionEditorText('details'),
          fields: ['stitchable', ['formTemplateUniqueName', 'adapterBeanName'], 'document'],
        },
      ],
    },
    { id: 'rule', label: () => sectionEditorText('tab.rule'), order: ['triggerRule'] },
  ],
  blank: newSection,
  toDraft: toSectionDraft,
  toBody: toSectionBody,
  secondStep: documentStep,
});

/** The editor of section templates. */
export const sectionEditor: typeof plainEditor = {
  ...plainEditor,
  definition: {
    ...plainEditor.definition,
    save: saveSection(plainEditor.definition),
    outline: withMergedRule(plainEditor.definition.outline, {
      ...{ field: 'triggerRule', toDraft: toSectionDraft },
      part: (number) => sectionEditorText('rule.part', { number }),
    }),
  },
};

const sectionScreen = idScreen(sectionEditor, {
  permission: 'MANAGE_CONFIG_SECTION_TEMPLATES',
  badgesOf: ({ status }) =>
    status === 1 ? [{ label: sectionEditorText('inProduction'), tone: 'good' }] : [],
  actionsDependOn: ({ status }) => status,
  actions: {
    'Mark in Production': {
      does: 'change',
      label: () => sectionEditorText('mark'),
      icon: <ShieldCheck aria-hidden size={16} />,
      question: () => ({ message: sectionEditorText('mark.question'), tone: 'danger' }),
      texts: () => ({
        ...{ loading: sectionEditorText('mark.loading'), success: sectionEditorText('mark.success') },
      }),
      run: ({ id, etag, options }) => markInProduction(id, etag, options),
    },
  },
  useOwnParts: (input) => ({ dialogs: useValidationDialog(input) }),
});

/** The editor of a section template, new or existing. */
export function Component() {
  return <EditorRoute of={sectionScreen} />;
}
