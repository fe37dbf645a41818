import { settingsForm } from '../settings/settingsForm.ts';
import { FormErrorsDialog, type FormErrorsDialogProps } from './FormErrorsDialog.tsx';

/** The error modal without what settings are called. */
export type FormErrorsProps = Omit<FormErrorsDialogProps, 'formSettingLabel'>;

/** The error modal, with settings called as their modal calls them. */
export function FormErrors(props: FormErrorsProps) {
  return <FormErrorsDialog {...props} formSettingLabel={formSettingLabel} />;
}

/** What people call a setting of the form. @param name as the contract has it */
function formSettingLabel(name: string): string | null {
  const found = Object.entries(settingsForm.controls).find(([own, { bodyName = own }]) => bodyName === name);
  return found?.[1].label ?? null;
}
