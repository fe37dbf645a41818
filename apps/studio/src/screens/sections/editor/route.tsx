import ShieldCheck from 'lucide-react/icons/shield-check';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { documentField } from '../../../kernel/object/files/documentField.tsx';
import { makeObjectTexts } from '../../../kernel/object/ObjectTexts.ts';
import { choiceField } from '../../../kernel/object/plain/choiceField.tsx';
import { definePlainEditor } from '../../../kernel/object/plain/definePlainEditor.ts';
import { numberField } from '../../../kernel/object/plain/numberField.tsx';
import { plainScreen } from '../../../kernel/object/plain/plainScreen.ts';
import { selectField } from '../../../kernel/object/plain/selectField.tsx';
import { statusField } from '../../../kernel/object/plain/statusField.ts';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { withMergedRule } from '../../../kernel/rules/mergeRuleTexts.ts';
import { once } from '../../../platform/i18n/once.ts';
import { exportSections, sections } from '../early.ts';
import { sectionEditorText } from '../editor.messages.ts';
import {
  markInProduction,
  newSection,
  type Section,
  sectionChoices,
  sectionObject,
} from '../sections.api.ts';
import { sectionText } from '../sections.messages.ts';
import { productsField } from './productsField.tsx';
import { ruleField } from './ruleField.tsx';
import { saveSection } from './saveSection.ts';
import { documentStep, documentUrl } from './sectionDocument.ts';
import { type SectionBody, type SectionDraft, toSectionBody, toSectionDraft } from './sectionDraft.ts';
import { useValidationDialog } from './useValidationDialog.tsx';

const sectionTexts = once(() =>
  makeObjectTexts(
    { noun: sectionText('one'), nouns: sectionText('many') },
    {
      saving: sectionEditorText('saving'),
      saved: sectionEditorText('saved'),
      deleted: sectionEditorText('deleted'),
      copied: (name) => sectionEditorText('copied', { name }),
      deleteQuestion: sectionEditorText('deleteQuestion'),
      invalidOnLeave: sectionEditorText('invalidOnLeave'),
    },
  ),
);

const plainEditor = definePlainEditor<Section, SectionDraft, SectionBody>({
  kind: sections.kind,
  schemaVersion: 1,
  object: sectionObject,
  texts: sectionTexts,
  heading: () => sectionEditorText('heading'),
  fields: {
    name: textField({
      label: () => sectionEditorText('name'),
      ...{ isRequired: true, isName: true, maxLength: 1000 },
    }),
    description: textField({
      label: () => sectionEditorText('description'),
      ...{ isMultiLine: true, maxLength: 4000 },
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
      ...{ label: () => sectionEditorText('ordering'), isRequired: true, min: 0, max: 999_999 },
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
  idOf: ({ id }) => id,
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

const sectionScreen = plainScreen<Section, SectionDraft>({
  editor: sectionEditor,
  calls: sectionObject,
  early: sections.object,
  permission: 'MANAGE_CONFIG_SECTION_TEMPLATES',
  texts: sectionTexts,
  paths: sections.paths,
  nameOf: ({ id, name }) => (id === '' ? sectionText('new') : name),
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
  exporting: () => ({
    run: exportSections,
    fileName: 'Section Templates.dbinit',
    texts: { loading: sectionEditorText('export.loading'), success: sectionEditorText('export.success') },
  }),
  useOwnParts: (input) => ({ dialogs: useValidationDialog(input) }),
});

/** The editor of a section template, new or existing. */
export function Component() {
  return <EditorRoute of={sectionScreen} />;
}
