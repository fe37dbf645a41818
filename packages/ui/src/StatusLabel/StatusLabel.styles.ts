import { styled } from 'styled-components';

export const StatusRoot = styled.span`
  --status-color: var(--st-text-muted);

  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  max-width: 100%;
  color: var(--st-text);

  &[data-tone='accent'] {
    --status-color: var(--st-accent);
  }

  &[data-tone='good'] {
    --status-color: var(--st-good);
  }

  &[data-tone='warning'] {
    --status-color: var(--st-warning);
  }

  &[data-tone='bad'] {
    --status-color: var(--st-bad);
  }

  &[data-size='sm'] {
    gap: 5px;
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
  }
`;

export const StatusIcon = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  height: 1lh;
  color: var(--status-color);
`;

export const StatusDot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  margin-block-start: calc((1lh - 8px) / 2);
  border: 2px solid var(--status-color);
  border-radius: 50%;
  background: var(--status-color);
  forced-color-adjust: none;

  [data-tone='neutral'] > & {
    background: none;
  }

  [data-tone='warning'] > & {
    border-radius: 1px;
    rotate: 45deg;
    scale: 0.88;
  }

  [data-tone='bad'] > & {
    border-radius: 1px;
  }
`;

export const StatusText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const StatusNote = styled.span`
  color: var(--st-text-muted);
`;
