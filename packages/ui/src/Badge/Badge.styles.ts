import { styled } from 'styled-components';

export const BadgeRoot = styled.span`
  display: inline-block;
  max-width: 100%;
  padding: 1px 7px;
  border: 1px solid var(--st-line);
  border-radius: 5px;
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: middle;
  white-space: nowrap;

  &[data-tone='accent'] {
    border-color: transparent;
    background: var(--st-accent-soft);
    color: var(--st-accent);
  }

  &[data-tone='good'] {
    border-color: transparent;
    background: var(--st-good-soft);
    color: var(--st-good);
  }

  &[data-tone='warning'] {
    border-color: transparent;
    background: var(--st-warning-soft);
    color: var(--st-warning);
  }

  &[data-tone='bad'] {
    border-color: transparent;
    background: var(--st-bad-soft);
    color: var(--st-bad);
  }
`;
