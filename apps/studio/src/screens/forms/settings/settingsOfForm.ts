/** Names the settings of a form as something to be interrupted in; '' is a new form. */
export function settingsOfForm(id: string): string {
  return `/UIFormTemplate/settings:${id}`;
}
