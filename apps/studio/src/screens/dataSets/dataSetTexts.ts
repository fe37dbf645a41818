import { makeObjectTexts } from '../../kernel/object/ObjectTexts.ts';
import { once } from '../../platform/i18n/once.ts';
import { dataSetText } from './dataSets.messages.ts';
import { dataSetEditingText } from './editing.messages.ts';

/** What changes of data sets need. */
export const dataSetPermission = 'MANAGE_DATASETS';

/** The texts of every editor, with the nouns of data sets. */
export const dataSetTexts = once(() =>
  makeObjectTexts(
    { noun: dataSetText('one'), nouns: dataSetText('many') },
    {
      deleteQuestion: dataSetEditingText('delete.question'),
      modifyQuestion: dataSetEditingText('modify.question'),
      referencesFound: (count, name) => dataSetEditingText('references.found', { 0: count, 1: name }),
    },
  ),
);
