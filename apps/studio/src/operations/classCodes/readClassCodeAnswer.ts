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
  const document = parseXml(xml);
  const textOf = (name: string) => document.querySelector(`:root > ${name}`)?.textContent.trim();
  const status = Number.parseInt(textOf('status') ?? '', 10);
  if (Number.isNaN(status)) throw new Error('The answer of the import cannot be read.');
  return { isImported: status !== -1, message: textOf('message') ?? '' };
}

/** `window.trustedTypes`, where a browser has it. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { readonly createHTML: (text: string) => unknown };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** A document that is only read from. The page requires Trusted Types, which know no difference between XML and HTML. */
function parseXml(xml: string): Document {
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  policy ??= factory?.createPolicy('studio-xml', { createHTML: (text) => text });
  const parsed: Document = Reflect.apply(DOMParser.prototype.parseFromString, new DOMParser(), [
    policy?.createHTML(xml) ?? xml,
    'application/xml',
  ]);
  return parsed;
}
