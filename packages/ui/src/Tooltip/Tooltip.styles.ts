import { styled } from 'styled-components';
import { bareLayer } from '../internal/layer.styles.ts';

export const TooltipLayer = styled.div`
  ${bareLayer}
  position: fixed;
  max-width: min(20rem, calc(100vw - 16px));
  padding: 4px 8px;
  border-radius: 6px;
  background: var(--st-inverse);
  color: var(--st-on-inverse);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-medium);
  overflow-wrap: anywhere;
  transition: opacity var(--st-motion-fast) ease-out;

  @starting-style {
    opacity: 0;
  }
`;
