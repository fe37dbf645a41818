import { styled } from 'styled-components';

export const Root = styled.div`
  position: sticky;
  inset-block-end: var(--st-space-4);
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-3);
  align-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
  padding: var(--st-space-2);
  padding-inline-start: var(--st-space-4);
  border-radius: var(--st-radius-card);
  background: var(--st-inverse);
  box-shadow: var(--st-shadow-popover);
  color: var(--st-on-inverse);

  & :focus-visible {
    outline-color: var(--st-on-inverse);
  }
`;

export const Counts = styled.div`
  display: flex;
  gap: var(--st-space-3);
  margin-inline-end: var(--st-space-1);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > strong {
    font-weight: var(--st-weight-strong);
  }

  & > span {
    color: var(--st-on-inverse-muted);
  }
`;

export const Commands = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-3);

  & > button {
    --button-bg: transparent;
    --button-hover: color-mix(in srgb, var(--st-on-inverse) 14%, transparent);
    --button-text: var(--st-on-inverse);
    --button-line: var(--st-inverse-line);
  }

  & > button[data-variant='primary'] {
    --button-bg: var(--st-on-inverse);
    --button-hover: color-mix(in srgb, var(--st-on-inverse) 86%, var(--st-inverse));
    --button-text: var(--st-inverse);
    --button-line: transparent;
  }
`;
