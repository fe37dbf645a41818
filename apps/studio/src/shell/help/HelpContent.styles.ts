import { styled } from 'styled-components';

export const HelpRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-5);
`;

export const HelpDocuments = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-1);

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const HelpSection = styled.section`
  h3 {
    margin-block-end: var(--st-space-1);
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
    font-weight: var(--st-weight-strong);
  }
`;

export const ShortcutList = styled.dl`
  > div {
    display: flex;
    align-items: center;
    gap: var(--st-space-4);
    min-height: var(--st-row-height);
    padding-block: 6px;
    border-block-end: 1px solid var(--st-line);
  }

  > div:last-child {
    border-block-end: 0;
  }

  dt {
    flex: 1;
  }

  dd {
    display: flex;
    flex: none;
    align-items: center;
    gap: 6px;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;
