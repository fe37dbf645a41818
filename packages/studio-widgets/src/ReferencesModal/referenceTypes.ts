import type { CodeTexts } from './types.ts';

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
