/** A rule's name without the hidden suffix that distinguishes it from others of the same name. */
export function shownRuleName(name: string): string {
  return name.replace(/-#\d*$/, '');
}
