import { Dialog as Base } from '@base-ui/react/dialog';
import { css, styled } from 'styled-components';

/** So that what is below a long name keeps its place. */
export const threeLines = css`
  max-height: 3lh;
  overflow-y: auto;

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
  }
`;

/** Fades in over the page. */
export const backdrop = css`
  position: fixed;
  inset: 0;
  background: var(--st-overlay);
  transition: opacity var(--st-motion-base) ease-out;

  @starting-style {
    opacity: 0;
  }

  &[data-ending-style] {
    opacity: 0;
  }
`;

export const DialogBackdrop = styled(Base.Backdrop)`
  ${backdrop}
  z-index: var(--st-z-dialog);
`;

export const DialogViewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--st-z-dialog);
  display: grid;
  place-items: center;
  padding: 16px;
  overflow: hidden;
`;

export const DialogPopup = styled(Base.Popup)`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 560px;
  max-height: min(100%, 48rem);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-modal);
  background: var(--st-surface);
  color: var(--st-text);
  box-shadow: var(--st-shadow-modal);
  overflow: hidden;
  outline: none;
  transition:
    opacity var(--st-motion-base) ease-out,
    scale var(--st-motion-base) ease-out;

  &[data-size='sm'] {
    max-width: 400px;
  }

  &[data-size='lg'] {
    max-width: 860px;
  }

  &[data-nested-dialog-open]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--st-overlay);
  }

  @starting-style {
    opacity: 0;
    scale: 0.98;
  }

  &[data-ending-style] {
    opacity: 0;
    scale: 0.98;
  }
`;

export const DialogHeader = styled.header`
  display: flex;
  align-items: start;
  gap: 12px;
  flex: none;
  padding: 14px 20px;
  border-block-end: 1px solid var(--st-line);
`;

export const DialogHeading = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 8px;
  min-width: 0;
  padding-block: 4px;
`;

export const DialogTitle = styled(Base.Title)`
  font-size: var(--st-text-lg);
  line-height: var(--st-leading-lg);
  font-weight: var(--st-weight-strong);
  overflow-wrap: anywhere;
  ${threeLines}
`;

export const ClampedText = styled.span`
  display: block;
`;

export const DialogDescription = styled(Base.Description)`
  min-width: 0;
  color: var(--st-text-muted);
  overflow-wrap: anywhere;
  ${threeLines}
`;

export const DialogBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 16px 20px 20px;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const DialogFooter = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  flex: none;
  padding: 12px 16px;
  border-block-start: 1px solid var(--st-line);
  background: var(--st-sunken);
`;
