import { paletteSearch } from '../../kernel/list/paletteSearch.ts';
import { dataSetBrowserPath, dataSetEditorPath } from './dataSets.urls.ts';
import { earlyDataSets } from './early.ts';
import { dataSetSearchText } from './search.messages.ts';

/** Finds data sets by name, for the command palette. */
export const dataSetSearch = paletteSearch({
  list: earlyDataSets,
  label: dataSetSearchText('label'),
  all: (text, total) => dataSetSearchText('all', { total, text }),
  toObject: ({ name, type, description }) => ({
    id: name,
    label: name,
    hint: description,
    path: dataSetEditorPath(name, type),
  }),
  listPath: dataSetBrowserPath,
});
