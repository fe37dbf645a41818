/** What the server's text says of an import of letters. */
export interface ImportedLetters {
  /** How many letters are there as the file has them. */
  readonly imported: number;
  readonly failed: number;
  /** A line each; of very many the first, and how many more there are. */
  readonly failures: readonly string[];
}

/**
 * Reads the text of the import servlet: lines 2 and 3 hold the counts of successes and failures after a dash, each further line a failure.
 * @throws Error when it is another text
 */
export function readImportText(text: string): ImportedLetters {
  const [, success = '', failure = '', ...failures] = text.split(/\r?\n/);
  return {
    imported: countIn(success),
    failed: countIn(failure),
    failures: failures.filter((line) => line !== ''),
  };
}

function countIn(line: string): number {
  const digits = /-\s*(\d+)\s*$/.exec(line)?.[1];
  if (digits === undefined) throw new Error(`The answer of the import is unknown: '${line}'.`);
  return Number(digits);
}
