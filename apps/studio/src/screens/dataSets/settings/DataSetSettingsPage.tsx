import { FormDialog, type FormDialogProps } from '../../../kernel/object/plain/FormDialog.tsx';
import { dataSetText } from '../dataSets.messages.ts';
import { dataSetPermission } from '../dataSetTexts.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { dataSetSettingsText } from './settings.messages.ts';
import { type SettingsDoc, settingsForm } from './settingsForm.ts';

/** Everything the modal shows; a new set has no document. */
export type DataSetSettingsPageProps = Omit<
  FormDialogProps<SettingsDoc, SettingsDraft>,
  'columns' | 'form' | 'permission' | 'submitLabel' | 'title'
>;

/** The settings of a data set, new or existing. */
export function DataSetSettingsPage({ changes, ...props }: DataSetSettingsPageProps) {
  const isNew = props.doc === null;
  return (
    <FormDialog
      {...props}
      form={settingsForm}
      permission={dataSetPermission}
      title={isNew ? dataSetSettingsText('createTitle') : dataSetText('settings')}
      submitLabel={dataSetSettingsText(isNew ? 'create' : 'save')}
      columns="2fr 3fr"
      changes={isNew ? null : changes}
    />
  );
}
