let made: string | null = null;

/** A new form has been made, and its editor opens next. */
export function noteMadeForm(id: string): void {
  made = id;
}

/** Whether a form has just been made, and its editor has not opened yet. */
export function isMadeForm(id: string): boolean {
  return made === id;
}

/** The editor of a form is open. */
export function forgetMadeForm(id: string): void {
  if (made === id) made = null;
}
