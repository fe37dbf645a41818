import { css } from 'styled-components';

/** The frame of every control that holds a value. States come from `data-` attributes on the frame. */
export const controlFrame = css`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: var(--st-control-height);
  border: 1px solid var(--st-line-control);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  color: var(--st-text);
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  transition: border-color var(--st-motion-fast) ease-out;

  &:hover {
    border-color: var(--st-text-muted);
  }

  &[data-invalid] {
    border-color: var(--st-bad);
  }

  &[data-read-only] {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  &[data-disabled] {
    border-color: var(--st-line);
    background: var(--st-sunken);
    color: var(--st-text-muted);
    cursor: default;
  }

  &:has(:focus-visible),
  &:focus-visible {
    border-color: var(--st-focus);
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }

  &[data-invalid]:has(:focus-visible),
  &[data-invalid]:focus-visible {
    border-color: var(--st-bad);
    outline-color: var(--st-bad);
  }
`;

/** A native field that looks like a part of its frame. */
export const bareField = css`
  min-width: 0;
  margin: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: inherit;
  line-height: inherit;
  text-overflow: ellipsis;
  outline: none;

  &::placeholder {
    color: var(--st-text-faint);
    opacity: 1;
  }

  &:disabled {
    cursor: default;
  }
`;

/** The native control that fills the frame. */
export const bareControl = css`
  ${bareField}
  flex: 1;
  width: 100%;
  min-height: calc(var(--st-control-height) - 2px);
  padding: 4px 10px;
  border-radius: inherit;
`;

/** A square of 24 pixels to press inside a control: a stepper, a cross, an arrow. */
export const innerButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: none;
  color: var(--st-text-muted);
  cursor: pointer;
`;

/** One of several values that a control holds. */
export const valueChip = css`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  height: 24px;
  padding-inline: 8px;
  border-radius: 5px;
  background: var(--st-accent-soft);
  color: var(--st-accent);
  font-size: 0.8125rem;
  font-weight: var(--st-weight-strong);
`;

/** One line of text, cut with an ellipsis. */
export const oneLine = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
