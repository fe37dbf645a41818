/** What the import of class codes answered. */
export interface ClassCodeAnswer {
  /** False for status -1: nothing was changed. */
  readonly isImported: boolean;
  /** The server's words: how many there are, or which line is wrong and why. */
  readonly message: string;
}

/**
 * Reads the answer's document, `<response><status/><message/></response>`.
 * @throws Error for anything else.
 */
export function readClassCodeAnswer(xml: string): ClassCodeAnswer {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const textOf = (name: string) => document.querySelector(`:root > ${name}`)?.textContent.trim();
  const status = Number.parseInt(textOf('status') ?? '', 10);
  if (Number.isNaN(status)) throw new Error('The answer of the import cannot be read.');
  return { isImported: status !== -1, message: textOf('message') ?? '' };
}
