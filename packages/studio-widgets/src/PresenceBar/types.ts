/** Somebody who is on the same object. */
export interface PresentPerson {
  /** Unique among those present. */
  readonly id: string;
  readonly name: string;
  /** A square picture; initials without it. */
  readonly imageUrl?: string | undefined;
  /** What is worth knowing of them, such as 'has unsaved changes'. */
  readonly note?: string | undefined;
}
