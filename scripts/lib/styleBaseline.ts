import { type Node, parse, type TemplateLiteral } from 'acorn';
import { simple } from 'acorn-walk';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';

/** What features of CSS look like that are younger than the language, and what Can I Use calls them. */
const listed: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/@scope\b/, 'css-cascade-scope'],
  [/@layer\b/, 'css-cascade-layers'],
  [/@container\s[^{]*style\(/, 'css-container-queries-style'],
  [/@container\b/, 'css-container-queries'],
  [/\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, 'css-container-query-units'],
  [/\d[dsl]v(h|w|i|b|min|max)\b/, 'viewport-unit-variants'],
  [/:has\(/, 'css-has'],
  [/:dir\(/, 'css-dir-pseudo'],
  [/:nth-(last-)?child\([^)]*\sof\s/, 'css-nth-child-of'],
  [
    /\b(anchor-name|position-anchor|position-area|position-try)\b|\banchor(-size)?\(/,
    'css-anchor-positioning',
  ],
  [/view-transition/, 'view-transitions'],
  [/\btext-box(-trim|-edge)?\s*:/, 'css-text-box-trim'],
  [/\btext-wrap(-style)?\s*:\s*balance/, 'css-text-wrap-balance'],
  [/\bcontent-visibility\b/, 'css-content-visibility'],
  [/\bsubgrid\b/, 'css-subgrid'],
  [/:\s*if\(/, 'css-if'],
  [/@when\b|@else\b/, 'css-when-else'],
  [/\((oklch|oklab|lch|lab|rgb|hsl|color)\(from\s/, 'css-relative-colors'],
  [/\bhanging-punctuation\b/, 'css-hanging-punctuation'],
  [/\b(display|grid-template-\w+)\s*:\s*(grid-lanes|masonry)/, 'css-grid-lanes'],
];

/** Features that Can I Use has no entry for, or not for each of their properties, and that some browser of the baseline lacks. */
const unlisted: readonly RegExp[] = [
  /\bfield-sizing\b/,
  /\b(interpolate-size|calc-size)\b/,
  /\bscrollbar-(color|width)\b/,
  /\btext-wrap(-style)?\s*:\s*(pretty|stable)/,
  /\b(animation|scroll|view)-timeline\b|\banimation-range\b/,
  /\bcorner(-\w+)*-shape\b|\bshape\(/,
  /\breading-(flow|order)\b|\bsibling-(index|count)\(/,
  /::(highlight|scroll-(button|marker)|details-content|picker|checkmark)\b|:open\b/,
  /@(function|position-try|view-transition)\b/,
];

/** The fallback of a feature that is used all the same where it is not there: nothing else, or another piece of CSS. */
const fallbacks = new Map<string, RegExp | undefined>([
  // A field keeps the width of any other, or a module measures it.
  ['field-sizing', undefined],
  // isolation.css alone, of which the README says where it is read.
  ['@scope', undefined],
  ['scrollbar-width', /::-webkit-scrollbar\b/],
]);

/** Why styles do not work in every browser of a baseline, a line each; empty when they do. @param baseline as Browserslist writes it */
export function stylesBeyondBaseline(css: string, baseline: readonly string[]): string[] {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  const used = [
    ...listed.flatMap(([pattern, id]) => (lacking(id, baseline) ? [pattern] : [])),
    ...unlisted,
  ].flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
  const problems = used
    .filter((feature) => !(fallbacks.has(feature) && (fallbacks.get(feature)?.test(text) ?? true)))
    .map((feature) => `uses ${feature}, which some browser of the baseline does not have`);
  return [...problems, ...missingPrefixes(text, baseline)];
}

/** Whether some browser of the baseline does not have a feature at all. */
function lacking(id: string, baseline: readonly string[]): boolean {
  return baseline.some((query) => browserslist(`${query} and not supports ${id}`).length > 0);
}

/** Needless prefixes: of what lines below and through a text look like only the whole, and with several words, has one in Safari. */
const needless = /^-webkit-text-decoration(-\w+:|: \w+;)/;

/** What lightningcss, which knows where properties need a prefix, writes besides what is there. */
function missingPrefixes(css: string, baseline: readonly string[]): string[] {
  const targets = browserslistToTargets(browserslist([...baseline]));
  const linesOf = (given: object) => {
    const { code } = transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      errorRecovery: true,
      ...given,
    });
    return code
      .toString()
      .split('\n')
      .map((line) => line.trim());
  };
  const written = new Set(linesOf({}));
  const added = linesOf({ targets }).filter(
    (line) => line.startsWith('-') && !written.has(line) && !needless.test(line),
  );
  return [...new Set(added)].map((line) => `lacks ${line} which some browser of the baseline needs`);
}

/** The styles of styled components in a script, each as a rule; interpolations are known by their position alone. */
export function stylesIn(script: string): string {
  const rules: string[] = [];
  const program: Node = parse(script, { ecmaVersion: 'latest', sourceType: 'module' });
  simple(program, {
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (/^(styled|css|keyframes|createGlobalStyle)\b/.test(script.slice(tag.start, tag.end)))
        rules.push(`.rule${rules.length} {${filled(quasi)}}`);
    },
  });
  return rules.join('\n');
}

/** A template with placeholders: a value after a colon, nothing in place of declarations, or else a selector. */
function filled({ quasis }: TemplateLiteral): string {
  return quasis
    .map(({ value: { cooked, raw } }, index) => {
      const before = cooked ?? raw;
      const after = quasis[index + 1]?.value.raw;
      if (after === undefined) return before;
      const open = before.trimEnd();
      if (/(^|[;{}])$/.test(open) && /^\s*;?\s*(\n|$)/.test(after)) return `${before}--filled: 0`;
      return /:[^;{}]*$/.test(open) && !/^[^;]*\{/.test(after)
        ? `${before}var(--filled)`
        : `${before}.filled`;
    })
    .join('');
}
