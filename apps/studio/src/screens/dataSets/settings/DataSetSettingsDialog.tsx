import { useRef } from 'react';
import { LostChanges } from '../../../kernel/editor/ui/LostChanges.tsx';
import { SaveDetails } from '../../../kernel/editor/ui/SaveDetails.tsx';
import { t } from '../../../messages/messages.ts';
import { useMayUse } from '../../../session/session.ts';
import { DataSetSettingsPage } from './DataSetSettingsPage.tsx';
import { SettingsQuestions } from './SettingsQuestions.tsx';
import { type DataSetSettingsInput, useDataSetSettings } from './useDataSetSettings.ts';
import { useSettingsSafety } from './useSettingsSafety.tsx';
import '../editing.messages.ts';

/** The settings of a data set, wired to the server. They start afresh with another `key`. */
export function DataSetSettingsDialog(input: DataSetSettingsInput) {
  const mayManage = useMayUse('MANAGE_DATASETS');
  const settings = useDataSetSettings(input);
  const { base, refusal, state, question, isPending } = settings;
  const rootRef = useRef<HTMLDivElement>(null);
  const readOnlyReason = mayManage ? '' : t('dataSets.readOnly');
  const safety = useSettingsSafety(state.editor, {
    ...{ readOnlyReason, isPending, rootRef },
    isAsking: question !== null,
    onSave: () => void settings.save(),
    onRecreate: settings.recreate,
  });
  return (
    <>
      <DataSetSettingsPage
        isOpen={input.isOpen}
        onClose={() => void settings.close()}
        isNew={base.doc === null}
        draft={settings.draft}
        onChange={settings.change}
        errors={settings.errors}
        isNameLocked={base.doc?.required ?? false}
        generators={settings.generators}
        templates={settings.templates}
        readOnlyReason={readOnlyReason}
        refusal={refusal?.form ?? null}
        focusRequest={refusal}
        tools={safety.tools}
        changes={state.isDirty ? <SaveDetails editor={state.editor} maxHeight="12rem" /> : null}
        banners={safety.banners}
        rootRef={rootRef}
        blockedBecause={readOnlyReason || settings.blockedBecause}
        isPending={isPending}
        onSubmit={() => void settings.save()}
      />
      <SettingsQuestions
        question={question}
        dataSetName={base.doc?.name ?? ''}
        changes={<LostChanges editor={state.editor} />}
        onAnswer={settings.answer}
      />
      {safety.dialogs}
    </>
  );
}
