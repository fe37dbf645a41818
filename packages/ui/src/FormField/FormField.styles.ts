import { styled } from 'styled-components';

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const FieldLabel = styled.label`
  align-self: start;
  margin-block-end: 4px;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: var(--st-weight-strong);
`;

export const FieldMark = styled.span`
  color: var(--st-bad);
`;

export const FieldNote = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: 4px;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  &[data-part='error'] {
    color: var(--st-bad);
  }

  svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
  }
`;
