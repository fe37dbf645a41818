import { FormDialog, type FormDialogProps } from '../../../kernel/object/plain/FormDialog.tsx';
import { formPermission } from '../formTexts.ts';
import { Facts } from './FormSettingsPage.styles.ts';
import type { FormSettings, SettingsDoc } from './model/FormSettings.ts';
import { formSettingsText } from './settings.messages.ts';
import { settingsForm } from './settingsForm.ts';

/** Everything the modal shows; a new form has no document. */
export type FormSettingsPageProps = Omit<
  FormDialogProps<SettingsDoc, FormSettings>,
  'columns' | 'form' | 'nameField' | 'permission' | 'submitLabel' | 'title'
>;

/** The settings of a form template, new or existing. */
export function FormSettingsPage({ changes, banners, ...props }: FormSettingsPageProps) {
  const { doc } = props;
  return (
    <FormDialog
      {...props}
      form={settingsForm}
      permission={formPermission}
      nameField="uniqueName"
      title={formSettingsText(doc === null ? 'createTitle' : 'title')}
      submitLabel={formSettingsText(doc === null ? 'create' : 'save')}
      changes={doc === null ? null : changes}
      banners={
        <>
          {doc !== null && <StatusAndVersion doc={doc} />}
          {banners}
        </>
      }
    />
  );
}

function StatusAndVersion({ doc: { formTemplate } }: { readonly doc: NonNullable<SettingsDoc> }) {
  return (
    <Facts>
      <dt>{formSettingsText('status')}</dt>
      <dd>{formSettingsText(`status.${formTemplate.status}`)}</dd>
      <dt>{formSettingsText('version')}</dt>
      <dd>{formTemplate.version}</dd>
    </Facts>
  );
}
