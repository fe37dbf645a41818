import { defaultLabels, type ReferencesModalLabels } from '../ReferencesModal/labels.ts';
import type { CodeTexts } from '../ReferencesModal/types.ts';

/** What refers to a data set. */
export const dataSetReferenceTypes: CodeTexts = { 2: 'Field', 3: 'Rule' };

/** What refers to a form template. */
export const formReferenceTypes: CodeTexts = {
  1: 'Field Expression',
  2: 'Linked Field',
  3: 'Rule',
  4: 'Scoring Rule',
  5: 'Supplemental Form',
  6: 'Dynamic Data Set',
};

/** States of a form template. */
export const formStatuses: CodeTexts = { 0: 'Draft', 1: 'In Production', 2: 'Published' };

/** The English texts for the references of a data set. */
export const dataSetReferencesLabels: ReferencesModalLabels = {
  ...defaultLabels,
  title: 'Data Set References',
  message: (count, objectName) => `Found ${count} reference(s) for fields on data set ${objectName}.`,
  none: (objectName) => `Nothing refers to the data set ${objectName}.`,
  questions: {
    delete: 'Are you sure you want to delete this Data set?',
    modify: 'Are you sure you want to modify this Data set?',
  },
};

/** The English texts for the references of a form template; `modify` asks about a rename. */
export const formReferencesLabels: ReferencesModalLabels = {
  ...defaultLabels,
  title: 'Form References',
  message: (count) => `Found ${count} reference(s) to this form.`,
  none: () => 'Nothing refers to this form.',
  questions: {
    delete: 'Are you sure you want to delete this form?',
    modify: 'Are you sure you want to rename this form?',
  },
};
