import { fieldTypes } from './FieldSetting.ts';

/** A component of the palette. */
export interface Component {
  /** What the client calls it. */
  name: string;
  label: string;
  fieldType: number;
  /** False for a section, which holds fields. */
  isField: boolean;
  /** What the options of a new field are; null for none. */
  options: string | null;
}

const t = fieldTypes;

/** The components that can be inserted, in the order of the palette. */
export const componentTypes: readonly Component[] = [
  { name: 'section', label: 'Section', fieldType: t.section, isField: false, options: null },
  field('label', 'Label', t.label),
  field('spacer', 'Spacer', t.spacer),
  field('textInput', 'Text Input', t.textInput),
  field('textArea', 'Text Area', t.textArea),
  field('yesNoQuestion', 'Yes/No Question', t.yesNo),
  field('checkBox', 'Check Box', t.checkBox),
  field('checkBoxGroup', 'Check Box Group', t.checkBoxGroup),
  field('radioButtonGroup', 'Radio Button Group', t.radioGroup),
  field('dropDown', 'Drop Down', t.dropDown),
  field('multiSelect', 'Multi Select', t.dropDown, '<options><multiple>true</multiple></options>'),
  field('rowRepeater', 'Row Repeater', t.rowRepeater),
  field('dateCalendar', 'Date Calendar', t.calendar),
  field('classCodePicker', 'Class Code Picker', t.classCode),
  field('functionButton', 'Function Button', t.functionButton),
  field('urlLink', 'URL Link', t.link),
  field('uploadAttachment', 'Upload Attachment', t.upload),
  field(
    'formSummaryGrid',
    'Form Summary Grid',
    t.summaryGrid,
    '<options><columns><column variableName="" width="150"/></columns></options>',
  ),
];

function field(name: string, label: string, fieldType: number, options: string | null = null): Component {
  return { name, label, fieldType, isField: true, options };
}
