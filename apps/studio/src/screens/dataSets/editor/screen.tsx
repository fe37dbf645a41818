import type { DataSet } from '@studio/api';
import { useDeferredPart } from '@studio/ui/internal';
import { EditorSkeleton } from '../../../kernel/object/EditorSkeleton.tsx';
import type { GoneObjectProps, ObjectScreen } from '../../../kernel/object/ObjectScreen.ts';
import { askDeletion, dataSetObject, settingsKind } from '../dataSets.api.ts';
import {
  dataSetBrowserPath,
  dataSetEditorPath,
  dataSetNameIn,
  dataSetPath,
  firstTabOf,
  tabIn,
  typeIn,
} from '../dataSets.urls.ts';
import { dataSetPermission, dataSetTexts } from '../dataSetTexts.ts';
import { goneSettingsPart, settingsPart } from '../dialogs/settingsPart.ts';
import { earlyDataSet } from '../early.ts';
import { exportAction } from '../exportAction.ts';
import { dataSetEditor } from './definition.ts';
import type { DataSetDraft } from './model.ts';
import { loadRefusals } from './refusals.ts';
import { preloadCriteriaParts } from './useCriteriaParts.tsx';
import { useDataSetParts } from './useDataSetParts.tsx';

/** The screen on which a data set is edited. */
export const dataSetScreen: ObjectScreen<DataSet, DataSetDraft> = {
  definition: dataSetEditor,
  calls: { ...dataSetObject, askDeletion },
  early: earlyDataSet,
  permission: dataSetPermission,
  texts: dataSetTexts,
  listPath: dataSetBrowserPath,
  nameOf: ({ name }) => name,
  idIn: dataSetNameIn,
  ownPath: (pathname) => pathname.split('/').slice(0, 4).join('/'),
  path: ({ name, type }) => dataSetEditorPath(name, type),
  // Whatever its type is, the address leads there.
  pathOfId: (name) => dataSetEditorPath(name, 0),
  otherPath: (pathname, { name, type }) => {
    const tab = tabIn(pathname, type);
    const isThere = typeIn(pathname) === `${type}` && tab !== undefined;
    return isThere ? null : `${dataSetPath(name, type)}/${tab ?? firstTabOf(type)}`;
  },
  exporting: exportAction,
  preloadOfflineParts: () => {
    preloadCriteriaParts();
    settingsPart.preload().catch(() => undefined);
    loadRefusals().catch(() => undefined);
  },
  otherKinds: [settingsKind],
  renderGone: (gone) => <GoneSettingsOffer {...gone} />,
  renderSkeleton: (pathname) => (
    <EditorSkeleton text={dataSetTexts().loading} hasTabs={typeIn(pathname) !== '0'} />
  ),
  useParts: useDataSetParts,
};

/** Offers the settings of a set that is gone. */
function GoneSettingsOffer(props: GoneObjectProps<DataSet>) {
  const Settings = useDeferredPart(goneSettingsPart, true);
  return Settings && <Settings {...props} />;
}
