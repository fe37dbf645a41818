import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-3);
  align-items: center;
  max-inline-size: 100%;
  padding: var(--st-space-1);
  padding-inline-start: var(--st-space-3);
  border-radius: var(--st-radius-card);
  background: var(--st-inverse);
  color: var(--st-on-inverse);

  & :focus-visible {
    outline-color: var(--st-on-inverse);
  }
`;

export const Counts = styled.div`
  display: flex;
  gap: 0 var(--st-space-3);
  align-items: baseline;
  min-inline-size: 0;
  margin-inline-end: var(--st-space-1);
  font-variant-numeric: tabular-nums;
`;

export const Count = styled.strong`
  flex: none;
  font-weight: var(--st-weight-strong);
`;

/* A text of the host may be of any length: two lines of it show. */
export const Around = styled.span`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  color: var(--st-on-inverse-muted);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Commands = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-3);
  min-inline-size: 0;
  outline: none;

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

/* Takes a line of the header's width, and does not make it wider. */
export const Failure = styled.div`
  contain: inline-size;
  display: flex;
  flex: 1 0 100%;
  gap: var(--st-space-2);

  &:empty {
    display: none;
  }

  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

export const Reason = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;
