/** Texts of a comparison. */
export interface DiffTextLabels {
  /**
   * @default '{2} lines added, {1} line removed'
   */
  summary: (added: number, removed: number) => string;
  /**
   * In place of the lines when nothing changed.
   * @default 'The two texts are the same.'
   */
  same: string;
  /**
   * Shown over the lines when the texts differ too much for the shortest comparison.
   * @default 'The texts differ a lot: more lines may be marked as changed than really are.'
   */
  notShortest: string;
  /**
   * @default 'Show {12} unchanged lines'
   */
  unfold: (count: number) => string;
  /**
   * @default 'Show {400} more lines'
   */
  more: (count: number) => string;
  /**
   * Announced before an added line.
   * @default 'Added'
   */
  added: string;
  /**
   * Announced before a removed line.
   * @default 'Removed'
   */
  removed: string;
  /**
   * Announced before an unchanged line; nothing by default.
   * @default ''
   */
  unchanged: string;
  /**
   * The older text, in the headers of the columns.
   * @default 'Before'
   */
  before: string;
  /**
   * The newer text.
   * @default 'After'
   */
  after: string;
  /**
   * The header of the numbers of the lines.
   * @default 'line'
   */
  line: string;
  /**
   * The header of the signs.
   * @default 'Change'
   */
  change: string;
}

const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** The English texts. */
export const englishDiffTexts: DiffTextLabels = {
  summary: (added, removed) => `${lines(added)} added, ${lines(removed)} removed`,
  same: 'The two texts are the same.',
  notShortest: 'The texts differ a lot: more lines may be marked as changed than really are.',
  unfold: (count) => `Show ${count} unchanged lines`,
  more: (count) => `Show ${count} more lines`,
  added: 'Added',
  removed: 'Removed',
  unchanged: '',
  before: 'Before',
  after: 'After',
  line: 'line',
  change: 'Change',
};
