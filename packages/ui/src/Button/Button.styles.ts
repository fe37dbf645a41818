import { styled } from 'styled-components';
import { SpinnerRing } from '../Spinner/Spinner.styles.ts';

export const ButtonRoot = styled.button`
  --button-bg: var(--st-surface);
  --button-hover: var(--st-hover);
  --button-text: var(--st-text);
  --button-line: var(--st-line-strong);

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  max-width: 100%;
  min-height: var(--st-control-height);
  margin: 0;
  padding: 5px 12px;
  border: 1px solid var(--button-line);
  border-radius: var(--st-radius-control);
  background: var(--button-bg);
  color: var(--button-text);
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  font-weight: var(--st-weight-medium);
  text-align: center;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  transition: background-color var(--st-motion-fast) ease-out;

  &:hover {
    background: var(--button-hover);
  }

  &:active {
    background: color-mix(in srgb, var(--button-hover) 92%, var(--st-text));
  }

  &[data-variant='primary'] {
    --button-bg: var(--st-accent);
    --button-hover: var(--st-accent-hover);
    --button-text: var(--st-on-accent);
    --button-line: transparent;
  }

  &[data-variant='ghost'] {
    --button-bg: transparent;
    --button-text: var(--st-text-muted);
    --button-line: transparent;
  }

  &[data-variant='ghost']:hover {
    color: var(--st-text);
  }

  &[data-variant='danger'] {
    --button-text: var(--st-bad);
    --button-hover: var(--st-bad-soft);
  }

  &[data-size='sm'] {
    min-height: 24px;
    padding: 3px 8px;
    gap: 4px;
    border-radius: 5px;
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
  }

  /* Two lines in the height of one: nothing moves when the second comes and goes. */
  &[data-with-sub-text] {
    padding-block: 0;
    line-height: 1.0625rem;
    text-align: start;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }

  &:disabled:not([data-pending]),
  &[aria-disabled='true']:not([data-pending]) {
    background: var(--button-bg);
    opacity: 0.55;
  }

  /* The second line is a state, and is read although the button cannot be pressed. */
  &:disabled[data-with-sub-text]:not([data-pending]),
  &[aria-disabled='true'][data-with-sub-text]:not([data-pending]) {
    border-color: color-mix(in srgb, var(--button-line) 55%, transparent);
    background: color-mix(in srgb, var(--button-bg) 40%, var(--st-surface));
    color: color-mix(in srgb, var(--st-text) 70%, transparent);
    opacity: 1;

    [data-part='sub-text'] {
      color: var(--st-text);
    }
  }

  &[data-pending] {
    background: var(--button-bg);
    cursor: progress;
  }

  svg {
    flex: none;
  }
`;

export const ButtonText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ButtonSubText = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: 0.6875rem;
  line-height: 0.8125rem;
  font-weight: var(--st-weight-regular);
`;

export const ButtonCovered = styled.span`
  position: relative;
  display: inline-block;

  > span:first-child {
    opacity: 0;
  }

  > [data-part='spinner'] {
    position: absolute;
    inset: 0;
    margin: auto;
  }
`;

export const ButtonIcon = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: -2px;

  &[data-part='end-icon'] {
    margin-inline: 0 -2px;
  }
`;

export const ButtonSpinner = styled(SpinnerRing)`
  display: block;
  flex: none;
  width: 16px;
  height: 16px;

  ${ButtonRoot}[data-size='sm'] & {
    width: 12px;
    height: 12px;
  }
`;
