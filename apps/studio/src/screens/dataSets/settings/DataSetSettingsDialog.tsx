import { t } from '../../../messages/messages.ts';
import { useMayUse } from '../../../session/session.ts';
import { DataSetSettingsPage } from './DataSetSettingsPage.tsx';
import { SettingsQuestions } from './SettingsQuestions.tsx';
import { type DataSetSettingsInput, useDataSetSettings } from './useDataSetSettings.ts';

/** The settings of a data set, wired to the server. They start afresh with another `key`. */
export function DataSetSettingsDialog(input: DataSetSettingsInput) {
  const mayManage = useMayUse('MANAGE_DATASETS');
  const settings = useDataSetSettings(input);
  const { base, stale, refusal } = settings;
  const readOnlyReason = mayManage ? '' : t('dataSets.readOnly');
  return (
    <>
      <DataSetSettingsPage
        isOpen={input.isOpen}
        onClose={() => void settings.close()}
        isNew={base === null}
        draft={settings.draft}
        onChange={settings.change}
        errors={settings.errors}
        isNameLocked={base?.doc.required ?? false}
        generators={settings.generators}
        templates={settings.templates}
        readOnlyReason={readOnlyReason}
        refusal={refusal?.form ?? null}
        focusRequest={refusal}
        stale={
          stale === null ? null : { author: stale.author, time: stale.time, onTakeIn: settings.takeInTheirs }
        }
        blockedBecause={readOnlyReason || settings.blockedBecause}
        isPending={settings.isPending}
        onSubmit={() => void settings.save()}
      />
      <SettingsQuestions
        question={settings.question}
        dataSetName={base?.doc.name ?? ''}
        onAnswer={settings.answer}
      />
    </>
  );
}
