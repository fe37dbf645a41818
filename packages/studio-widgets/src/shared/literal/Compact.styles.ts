import { css, styled } from 'styled-components';

/**
 * The type of a widget's root. What it draws inherits it, also where the page around sets a font on every `div`, `span` or
 * `button`; code has a font of its own.
 */
export const ownType = css`
  && {
    font-family: var(--st-font-sans);
  }

  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);

  && :where(div, span, p, label, strong, button, input, ul, li, h3) {
    font-family: inherit;
  }
`;

/** The frame of a control in a dense row. */
export const compactControl = css`
  box-sizing: border-box;
  min-width: 0;
  min-height: var(--st-control-height);
  padding: 5px 10px;
  border: 1px solid var(--st-line-control);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  color: var(--st-text);
  font: inherit;
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  text-align: start;

  &:hover {
    border-color: var(--st-text-muted);
  }

  &[data-invalid] {
    border-color: var(--st-bad);
  }

  &:focus-visible {
    border-color: var(--st-focus);
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const CompactInput = styled.input`
  ${compactControl}
  width: 100%;
  text-overflow: ellipsis;

  &[inputmode] {
    font-variant-numeric: tabular-nums;
  }

  &::placeholder {
    color: var(--st-text-faint);
    opacity: 1;
  }
`;

/** A value that cannot be changed here. */
export const CompactText = styled.span`
  ${compactControl}
  display: block;
  overflow: hidden;
  border-color: var(--st-line);
  background: var(--st-sunken);
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    border-color: var(--st-line);
  }

  &[data-invalid] {
    border-color: var(--st-bad);
  }

  &[data-empty] {
    color: var(--st-text-muted);
  }
`;

export const CodeArea = styled.textarea`
  ${compactControl}
  display: block;
  width: 100%;
  max-height: 420px;
  font-family: var(--st-font-mono);
  font-size: 0.8125rem;
  line-height: 1.3125rem;
  padding-block: 4.5px;
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;

  &::placeholder {
    color: var(--st-text-faint);
    opacity: 1;
  }
`;

export const CodeBlock = styled.pre`
  margin: 0;
  padding: 5px 10px;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
  color: var(--st-text);
  font-family: var(--st-font-mono);
  font-size: 0.8125rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-invalid] {
    border-color: var(--st-bad);
  }
`;
