import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const wavy = (color: string) => ({
  backgroundImage: 'none',
  paddingBottom: '0',
  textDecoration: `underline wavy ${color}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '3px',
});

const mark = (color: string) => ({
  content: 'none',
  width: '8px',
  height: '8px',
  marginBlockStart: '6px',
  borderRadius: '4px',
  background: color,
});

const theme = EditorView.theme({
  '&': {
    borderRadius: 'inherit',
    color: 'var(--st-text)',
    fontSize: 'var(--st-text-md)',
    background: 'none',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    minHeight: '7.5rem',
    maxHeight: 'min(18rem, 40vh)',
    overflow: 'auto',
    borderRadius: 'inherit',
    fontFamily: 'var(--st-font-mono)',
    lineHeight: '20px',
  },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--st-text)' },
  '.cm-line': { padding: '0 12px 0 8px', overflowWrap: 'anywhere' },
  '.cm-content ::selection': { background: 'var(--st-accent)', color: 'var(--st-on-accent)' },
  '.cm-gutters': {
    border: '0',
    background: 'none',
    color: 'var(--st-text-faint)',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 4px 0 8px' },
  '.cm-gutter-lint': { width: '14px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 0 0 6px' },
  '.cm-lint-marker-error': mark('var(--st-bad)'),
  '.cm-lint-marker-warning': mark('var(--st-warning)'),
  '.cm-lintRange-error': wavy('var(--st-bad)'),
  '.cm-lintRange-warning': wavy('var(--st-warning)'),
  '.cm-lintPoint:after': { borderBottomColor: 'var(--st-bad)' },
  '&.cm-focused .cm-matchingBracket': {
    outline: '1px solid var(--st-accent)',
    background: 'var(--st-accent-soft)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    outline: '1px solid var(--st-bad)',
    background: 'var(--st-bad-soft)',
  },
  '.cm-tooltip': {
    zIndex: 'var(--st-z-popover)',
    border: '1px solid var(--st-line-strong)',
    borderRadius: 'var(--st-radius-card)',
    background: 'var(--st-surface)',
    color: 'var(--st-text)',
    boxShadow: 'var(--st-shadow-popover)',
    fontFamily: 'var(--st-font-sans)',
    overflowWrap: 'anywhere',
  },
  '.cm-tooltip.cm-tooltip-lint': { maxWidth: 'min(28rem, 90vw)', padding: '4px 0' },
  '.cm-diagnostic': { marginInlineStart: '0', padding: '4px 12px', border: '0' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '14rem',
    padding: '4px',
    fontFamily: 'var(--st-font-sans)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '4px 8px',
    borderRadius: '6px',
    lineHeight: '20px',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--st-accent-soft)',
    color: 'var(--st-text)',
  },
  '.cm-completionLabel': { fontFamily: 'var(--st-font-mono)' },
  '.cm-completionMatchedText': { color: 'var(--st-accent)', textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': {
    marginInlineStart: '12px',
    color: 'var(--st-text-muted)',
    fontStyle: 'normal',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '6px 12px' },
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--st-accent)', fontWeight: '600' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--st-accent)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--st-good)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--st-warning)' },
  { tag: tags.comment, color: 'var(--st-text-muted)', fontStyle: 'italic' },
]);

/** How code looks: by tokens alone, so that a switch of the theme needs no new editor. */
export const editorTheme: Extension = [theme, syntaxHighlighting(colours)];
