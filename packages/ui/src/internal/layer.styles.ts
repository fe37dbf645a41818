import { css } from 'styled-components';

/** Takes the browser's own dress off an element with the `popover` attribute. */
export const bareLayer = css`
  inset: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  color: inherit;
  background: none;
`;

/** The surface of everything that opens above the page: menus, lists, popovers. */
export const floatingSurface = css`
  background: var(--st-surface);
  color: var(--st-text);
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-card);
  box-shadow: var(--st-shadow-popover);
`;
