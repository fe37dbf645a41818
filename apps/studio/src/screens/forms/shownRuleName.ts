/** A rule's name without the suffix that tells it from others of the name and that nobody is shown. */
export function shownRuleName(name: string): string {
  return name.replace(/-#\d*$/, '');
}
