import { Menu as Base } from '@base-ui/react/menu';
import { css, styled } from 'styled-components';
import { floatingSurface } from '../internal/layer.styles.ts';

export const MenuPositioner = styled(Base.Positioner)`
  z-index: var(--st-z-popover);
  outline: none;
`;

export const MenuPopup = styled(Base.Popup)`
  ${floatingSurface}
  min-width: max(180px, var(--anchor-width));
  max-width: min(22rem, var(--available-width));
  max-height: var(--available-height);
  padding: 4px;
  overflow: hidden auto;
  outline: none;
  transition: opacity var(--st-motion-fast) ease-out;

  &[data-with-icons] [data-part='item']:not([data-with-icon]) {
    padding-inline-start: 32px;
  }

  @starting-style {
    opacity: 0;
  }

  &[data-ending-style] {
    opacity: 0;
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  padding: 4px 8px;
  border-radius: 6px;
  color: var(--st-text);
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  outline: none;

  &[data-highlighted] {
    background: var(--st-hover);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  &[data-tone='danger'] {
    color: var(--st-bad);
  }

  &[data-tone='danger'][data-highlighted]:not([data-disabled]) {
    background: var(--st-bad-soft);
  }

  &[data-disabled] {
    color: var(--st-text-faint);
    cursor: default;
  }
`;

export const MenuIcon = styled.span`
  display: inline-flex;
  justify-content: center;
  flex: none;
  width: 16px;
  color: var(--st-text-muted);

  [data-tone='danger'] & {
    color: inherit;
  }
`;

export const MenuItemRow = styled(Base.Item)`
  ${row}
`;

export const MenuLinkRow = styled(Base.LinkItem)`
  ${row}
`;

export const MenuRadioRow = styled(Base.RadioItem)`
  ${row}
`;

export const MenuText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const MenuReason = styled.span`
  display: block;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;

export const MenuShortcut = styled.span`
  margin-inline-start: 16px;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
`;

export const MenuGroupLabel = styled(Base.GroupLabel)`
  padding: 6px 8px 2px;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
`;

export const MenuSeparator = styled(Base.Separator)`
  height: 1px;
  margin: 4px 8px;
  background: var(--st-line);
`;
