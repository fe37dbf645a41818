import type { DataSet } from '@studio/api';
import { useDeferredPart } from '@studio/ui/internal';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useFocusHome } from '../../../kernel/editor/ui/useFocusHome.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { EditorSkeleton } from '../../../kernel/object/EditorSkeleton.tsx';
import type {
  GoneObjectProps,
  ObjectParts,
  ObjectScreen,
  PartsInput,
} from '../../../kernel/object/ObjectScreen.ts';
import { useRecheck } from '../../../kernel/object/plain/useRecheck.ts';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
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
import { KeptSettingsLine } from '../dialogs/KeptSettingsLine.tsx';
import { goneSettingsPart, settingsPart } from '../dialogs/settingsPart.ts';
import { useKeptOfSet } from '../dialogs/useKeptOfSet.ts';
import { earlyDataSet } from '../early.ts';
import { exportAction } from '../exportAction.ts';
import { onKnownLabels } from '../knownLabels.ts';
import { repeatingFormTemplates } from '../settings/settings.api.ts';
import { DataSetEditorPage } from './DataSetEditorPage.tsx';
import { dataSetEditor } from './definition.ts';
import { dataSetsText } from './editor.messages.ts';
import { type DataSetDraft, hasCriteria, tabFaults } from './model.ts';
import { loadRefusals } from './refusals.ts';
import { invalidReason, preloadCriteriaParts, useCriteriaParts } from './useCriteriaParts.tsx';
import { useDataSetView } from './useDataSetView.ts';
import { useRefused } from './useRefused.ts';
import { settingsAction, useSettingsModal } from './useSettingsModal.tsx';

/** What the editor of a data set shows beside what all editors do: its tabs, its settings, and what it offers. */
function useDataSetParts(input: PartsInput<DataSet, DataSetDraft>): ObjectParts {
  const { state, id, loaded, calls, onDraftChange, lockedBecause, rootRef, onReload } = input;
  const { editor, draft, base, generation, isDirty, failure } = state;
  const { doc } = base;
  const { pathname } = useLocation();
  const tab = tabIn(pathname, doc.type) ?? firstTabOf(doc.type);
  const reload = useEffectEvent(onReload);
  const hasOtherType = doc.name === id && doc.type !== loaded.doc.type && !isDirty;
  useEffect(() => {
    if (hasOtherType) reload();
  }, [hasOtherType]);
  useRecheck(editor, labelled);
  const templateName = useTemplateName(doc);
  const settings = useSettingsModal(calls);
  const keptSettings = useKeptOfSet(base, settings.isOpen);
  useFocusHome(rootRef, Number(keptSettings !== null));
  const faults = tabFaults(draft, doc);
  const view = useDataSetView(editor, { tab, generation });
  const refused = useRefused(failure, { doc, draft }, view.showCell);
  const criteria = useCriteriaParts({
    ...{ doc, tab, draft, onDraftChange, faults, view },
    refusals: refused.criteria,
    readOnlyReason: lockedBecause,
  });
  const tryIt = { id: 'Try it', label: dataSetsText('tryIt'), onRun: criteria.openTryIt };
  return {
    invalidReason: invalidReason(doc, faults),
    actions: settingsAction(settings.show),
    screenActions: hasCriteria(doc) ? [tryIt] : [],
    banners: <KeptSettingsLine kept={keptSettings} onShow={settings.show} />,
    dialogs: (
      <>
        {criteria.tryIt}
        {settings.modal}
      </>
    ),
    isCovered: settings.isOpen,
    render: (frame) => (
      <DataSetEditorPage
        {...{ doc, tab, draft, onDraftChange, faults, templateName, view }}
        refusals={refused.items}
        {...frame}
        dynamicCriteria={criteria.dynamicCriteria}
        onTryIt={criteria.openTryIt}
      />
    ),
  };
}

/** The labels that the changes of a set are described with. */
const labelled = { labels: { onLabelsChange: onKnownLabels } };

/** The display name of the form that feeds a Repeating Form set; null for other sets, and while it is not known. */
function useTemplateName({ repeatingFormTemplateUniqueName: uniqueName }: DataSet): string | null {
  const templates = useLookup(uniqueName === null ? null : repeatingFormTemplates);
  return templates.data?.find(({ value }) => value === uniqueName)?.label ?? null;
}

/** The data set editor: loads the set that the address names, then edits it. */
export function Component() {
  return <EditorRoute of={dataSetScreen} />;
}

/** The screen on which a data set is edited. */
const dataSetScreen: ObjectScreen<DataSet, DataSetDraft> = {
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
