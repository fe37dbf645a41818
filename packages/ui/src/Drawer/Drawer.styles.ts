import { Dialog as Base } from '@base-ui/react/dialog';
import { styled } from 'styled-components';
import { backdrop, threeLines } from '../Dialog/Dialog.styles.ts';

export const DrawerBackdrop = styled(Base.Backdrop)`
  ${backdrop}
  z-index: var(--st-z-drawer);
`;

export const DrawerPopup = styled(Base.Popup)`
  --drawer-away: -100%;

  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: var(--st-z-drawer);
  display: flex;
  flex-direction: column;
  width: min(var(--drawer-width, 280px), calc(100vw - 48px));
  border-inline-end: 1px solid var(--st-line);
  background: var(--st-surface);
  color: var(--st-text);
  box-shadow: var(--st-shadow-modal);
  outline: none;
  transition: translate var(--st-motion-base) ease-out;

  &[data-side='end'] {
    --drawer-away: 100%;
    inset-inline: auto 0;
    width: min(var(--drawer-width, 400px), calc(100vw - 48px));
    border-inline: 1px solid var(--st-line);
    border-inline-end: 0;
  }

  &:dir(rtl) {
    --drawer-away: 100%;
  }

  &[data-side='end']:dir(rtl) {
    --drawer-away: -100%;
  }

  > [data-part='body'] {
    padding: 12px 16px;
  }

  @starting-style {
    translate: var(--drawer-away);
  }

  &[data-ending-style] {
    translate: var(--drawer-away);
  }
`;

export const DrawerHeader = styled.header`
  display: flex;
  align-items: start;
  gap: 8px;
  flex: none;
  padding: 8px 8px 8px 16px;
  padding-inline: 16px 8px;
  border-block-end: 1px solid var(--st-line);
`;

export const DrawerTitle = styled(Base.Title)`
  flex: 1;
  min-width: 0;
  margin-block: 4px;
  font-size: var(--st-text-lg);
  line-height: var(--st-leading-lg);
  font-weight: var(--st-weight-strong);
  overflow-wrap: anywhere;
  ${threeLines}
`;
