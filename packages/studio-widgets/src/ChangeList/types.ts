/** One thing that was changed, in the words of the screen. */
export interface ChangeListItem {
  /** Unique in the list. */
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** What was changed, such as 'Item “Frame”'. Changes of one subject are together. */
  readonly subject: string;
  /** Distinguishes subjects of the same name. @default the subject's name */
  readonly subjectId?: string | undefined;
  /** Label of what was changed about it; '' where the subject as a whole was added, removed or moved. */
  readonly field: string;
  /** What it was, or where; '' for nothing. */
  readonly before: string;
  /** What it is now, or where; '' for nothing. */
  readonly after: string;
}
