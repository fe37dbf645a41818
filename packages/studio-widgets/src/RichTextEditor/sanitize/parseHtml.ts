import type { Config } from 'dompurify';

type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** `window.trustedTypes`, where a browser has it. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: () => string },
  ) => HtmlPolicy;
}

let made: HtmlPolicy | null | undefined;

/**
 * The policy of Trusted Types with which HTML is read; null where a browser has none, or the page does not list it in its directive
 * `trusted-types`. It lets every text through, because that is only parsed into documents that are never shown; scripts it blocks.
 */
export function htmlPolicy(): HtmlPolicy | null {
  made ??= makePolicy();
  return made;
}

function makePolicy(): HtmlPolicy | null {
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  try {
    return (
      factory?.createPolicy('studio-rich-text', {
        createHTML: (html) => html,
        createScriptURL: () => 'about:invalid',
      }) ?? null
    );
  } catch {
    return null;
  }
}

/** HTML as a document that is never shown, and in which nothing is loaded or run, also in a page that requires Trusted Types. */
export function parseHtml(html: string): Document {
  const trusted = htmlPolicy()?.createHTML(html) ?? html;
  // The parser's type knows texts only.
  const parsed: Document = Reflect.apply(DOMParser.prototype.parseFromString, new DOMParser(), [
    trusted,
    'text/html',
  ]);
  return parsed;
}
