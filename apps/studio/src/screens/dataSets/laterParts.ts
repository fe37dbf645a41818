import { DiscardKeptDialog } from './dialogs/DiscardKeptDialog.tsx';
import { findKeptOfSet } from './dialogs/findKeptOfSet.ts';
import { GoneSettings } from './dialogs/GoneSettings.tsx';
import { describeRefused } from './editor/draft/describeRefused.ts';
import { cellsRefused, findRefused } from './editor/draft/refusedCells.ts';
import { DynamicCriteria } from './editor/tabs/DynamicCriteria.tsx';
import { TryIt } from './editor/tryIt/TryIt.tsx';
import { DataSetSettingsDialog } from './settings/DataSetSettingsDialog.tsx';
import { settingsForm } from './settings/settingsForm.ts';

/**
 * What the editor loads ahead, in one piece: more files would be more requests. All that edits the settings of a set; what sets with dynamic
 * criteria have; and what leads from the server's answer to a save to cells and sentences.
 */
export const laterParts = {
  settings: { DataSetSettingsDialog, GoneSettings, findKeptOfSet, DiscardKeptDialog, settingsForm },
  criteria: { DynamicCriteria, TryIt },
  refused: { describeRefused, findRefused, cellsRefused },
} as const;
