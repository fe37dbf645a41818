import { styled } from 'styled-components';
import { bareControl, controlFrame } from '../internal/control.styles.ts';

export const AreaFrame = styled.div`
  ${controlFrame}
`;

export const AreaInput = styled.textarea`
  ${bareControl}
  display: block;
  max-height: 24rem;
  padding-block: 5px;
  resize: vertical;
  field-sizing: content;
  min-height: calc(var(--area-rows) * 1lh + 12px);

  &:read-only,
  &:disabled {
    resize: none;
  }
`;
