/** What people call a rule: its name without the suffix that the server tells it apart by. */
export function shownRuleName(name: string): string {
  return name.replace(/-#\d*$/, '');
}
