import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--st-space-3) var(--st-space-5);
  margin-block: var(--st-space-4);

  > [data-part='product'] {
    inline-size: 20rem;
    max-inline-size: 100%;
  }

  > [role='status'] {
    align-self: end;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    padding-block-end: var(--st-space-1);
  }
`;

/** A section that is part of some documents only is indented, behind a broken line. */
export const SectionName = styled.span`
  display: block;

  &[data-is='conditional'] {
    margin-inline-start: var(--st-space-3);
    padding-inline-start: var(--st-space-3);
    border-inline-start: 2px dashed var(--st-line-control);
  }
`;

export const When = styled.span`
  display: block;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-is='conditional'] {
    font-style: italic;
  }
`;

export const Apart = styled.span`
  display: block;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
`;
