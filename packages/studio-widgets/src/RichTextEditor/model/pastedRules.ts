import { isElement, type Markup, type MarkupElement } from './Markup.ts';
import { type Declaration, parseStyle } from './styles.ts';

/** What the style sheets of a document say of an element, the weaker first. */
export type StyleRules = (element: MarkupElement) => readonly Declaration[];

/** What is taken from style sheets: how letters are emphasised, their colours, and what is not shown. Fonts and sizes that hold for all of a document are not. */
const taken =
  /^(?:color|background-color|font-(?:weight|style)|text-(?:align|decoration)|vertical-align|white-space|display|mso-.*)$/;

const rule = /([^{}]+)\{([^{}]*)\}/g;
/** An element, a class, or a class of an element. Others are not looked at. */
const selector = /^([a-z][a-z\d]*)?(?:\.([\w-]+))?$/i;
/** Characters of style sheets that are read at most. */
const longest = 500_000;

function sheetsIn(content: readonly Markup[], isSheet = false): string {
  return content
    .map((node) => {
      if (typeof node === 'string') return isSheet ? node : '';
      if (isElement(node)) return sheetsIn(node.children, isSheet || node.tag === 'style');
      return isSheet ? node.comment : '';
    })
    .join('\n');
}

/**
 * Reads the style sheets that came with what is pasted, as spreadsheets and word processors write them: rules for elements and for
 * classes. Rules for more than that are left out.
 */
export function pastedRules(document: readonly Markup[]): StyleRules {
  const rules = new Map<string, readonly Declaration[]>();
  const sheet = sheetsIn(document)
    .slice(0, longest)
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, ' ');
  for (const [, selectors = '', body = ''] of sheet.matchAll(rule)) {
    const declarations = parseStyle(body).filter(([name]) => taken.test(name));
    if (declarations.length === 0) continue;
    for (const each of selectors.split(',')) {
      const [match, tag = '', name = ''] = selector.exec(each.trim()) ?? [];
      if (!match) continue;
      const key = `${tag.toLowerCase()}.${name}`;
      rules.set(key, [...(rules.get(key) ?? []), ...declarations]);
    }
  }
  if (rules.size === 0) return () => [];
  return ({ tag, attributes }) => {
    const classes = (attributes['class'] ?? '').split(/\s+/).filter(Boolean);
    return [
      `${tag}.`,
      ...classes.map((name) => `.${name}`),
      ...classes.map((name) => `${tag}.${name}`),
    ].flatMap((key) => rules.get(key) ?? []);
  };
}
