import { ofDataSets } from '../kinds/dataSets.ts';
import type { Place } from '../Place.ts';
import { editorScreen } from './editorScreen.ts';

/** What all tabs of the data set editor have in common. */
export function editorTab(readings: Parameters<typeof ofDataSets>[0]) {
  return {
    ...editorScreen(ofDataSets(readings)),
    draftKey: (name) => ({ kind: '/DataSet', id: name }),
    rename: null,
  } satisfies Partial<Place>;
}
