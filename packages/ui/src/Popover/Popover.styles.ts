import { Popover as Base } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { floatingSurface } from '../internal/layer.styles.ts';

export const PopoverPositioner = styled(Base.Positioner)`
  z-index: var(--st-z-popover);
`;

export const PopoverPopup = styled(Base.Popup)`
  ${floatingSurface}
  width: var(--popover-width, max-content);
  max-width: min(26rem, var(--available-width));
  max-height: var(--available-height);
  padding: 12px;
  overflow: auto;
  outline: none;
  transition: opacity var(--st-motion-fast) ease-out;

  &[data-has-width] {
    max-width: var(--available-width);
  }

  @starting-style {
    opacity: 0;
  }

  &[data-ending-style] {
    opacity: 0;
  }
`;
