import { css, styled } from 'styled-components';

/** Toolbar and text together; the skeleton is as high. */
export const Frame = styled.div`
  --rich-text-height: 220px;
  --rich-text-paper: #ffffff;
  --rich-text-ink: #17202b;
  --rich-text-quiet: #56616f;
  --rich-text-line: #cfd5dd;
  --rich-text-sunken: #f0f2f5;
  --rich-text-link: #0c6478;
  --rich-text-mark: #fff1c2;
  --rich-text-mark-line: #8a5a00;
  --rich-text-scheme: light;

  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--st-line-control);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  overflow: clip;

  &:has([contenteditable]:focus-visible) {
    border-color: var(--st-focus);
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }

  &[data-paper='dark'] {
    --rich-text-paper: #1c1f24;
    --rich-text-ink: #e8eaed;
    --rich-text-quiet: #a9b2bf;
    --rich-text-line: #4a525e;
    --rich-text-sunken: #2a2f37;
    --rich-text-link: #7cc0ff;
    --rich-text-mark: #4d3d0c;
    --rich-text-mark-line: #ffd866;
    --rich-text-scheme: dark;
  }

  &[data-invalid] {
    border-color: var(--st-bad);
  }

  &[data-read-only] {
    --rich-text-height: 64px;

    border-color: var(--st-line-strong);
  }
`;

/** Placeholder of the editor while its code is loading. */
export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
`;

export const WaitingBar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  height: 41px;
  padding: 0 var(--st-space-3);
  border-block-end: 1px solid var(--st-line);
  overflow: hidden;
`;

export const WaitingText = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  min-height: var(--rich-text-height);
  padding: var(--st-space-4);
`;

/** Letters are written on white paper, in every theme of the console: that is where they are read. */
const paper = css`
  min-height: var(--rich-text-height);
  max-height: 60dvh;
  padding: var(--st-space-4);
  background: var(--rich-text-paper);
  color: var(--rich-text-ink);
  color-scheme: var(--rich-text-scheme);
  font-family: Arial, Helvetica, sans-serif;
  font-size: 14px;
  line-height: 20px;
  overflow: auto;
  overflow-wrap: anywhere;
  outline: none;

  p,
  ul,
  ol,
  blockquote,
  pre,
  table,
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: 0 8px;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-weight: 700;
    line-height: 1.25;
  }

  h1 {
    font-size: 26px;
  }

  h2 {
    font-size: 22px;
  }

  h3 {
    font-size: 18px;
  }

  h4 {
    font-size: 16px;
  }

  h5 {
    font-size: 14px;
  }

  h6 {
    font-size: 12px;
  }

  ul {
    padding-inline-start: 24px;
    list-style: disc;
  }

  ol {
    padding-inline-start: 24px;
    list-style: decimal;
  }

  li > p {
    margin: 0;
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--rich-text-line);
    color: var(--rich-text-quiet);
  }

  pre,
  code {
    font-family: 'Courier New', monospace;
  }

  pre {
    padding: 8px 12px;
    border-radius: 6px;
    background: var(--rich-text-sunken);
    white-space: pre-wrap;
  }

  a {
    color: var(--rich-text-link);
    text-decoration: underline;
  }

  img {
    display: inline;
    max-width: 100%;
    vertical-align: baseline;
  }

  strong,
  b {
    font-weight: 700;
  }

  em,
  i {
    font-style: italic;
  }

  [data-part='blocked-picture'] {
    padding: 0 6px;
    border: 1px dashed var(--rich-text-line);
    border-radius: 4px;
    color: var(--rich-text-quiet);
    font-size: 12px;
  }

  [data-part='mark'] {
    background: var(--rich-text-mark);
    -webkit-text-decoration: underline wavy var(--rich-text-mark-line);
    text-decoration: underline wavy var(--rich-text-mark-line);
    text-underline-offset: 3px;
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  .tiptap {
    ${paper}
    white-space: pre-wrap;
  }

  .ProseMirror-selectednode {
    outline: 2px solid var(--rich-text-link);
  }

`;

export const View = styled.div`
  ${paper}

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const EmptyText = styled.p`
  color: var(--rich-text-quiet);
`;

export const Source = styled.textarea`
  display: block;
  width: 100%;
  min-height: var(--rich-text-height);
  padding: var(--st-space-4);
  border: 0;
  background: var(--st-surface);
  color: var(--st-text);
  font-family: var(--st-font-mono);
  font-size: 0.8125rem;
  line-height: 1.3125rem;
  field-sizing: content;
  max-height: 60dvh;
  resize: none;
  outline: none;

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--st-space-2) var(--st-space-3);
  padding: var(--st-space-2) var(--st-space-3);
  border-block-end: 1px solid var(--st-line);
  background: var(--st-warning-soft);
  color: var(--st-text);

  & > p {
    flex: 1 1 20rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Note = styled.p`
  padding: 6px var(--st-space-3);
  border-block-start: 1px solid var(--st-line);
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  &[role='alert'] {
    color: var(--st-bad);
  }
`;
