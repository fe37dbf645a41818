import { createGlobalStyle } from 'styled-components';

/** Handles on the heads of grids whose columns can be arranged, and the line that shows where a head would go. */
export const HeadStyles = createGlobalStyle`
  [data-part='browser-grid'][data-density] {
    & [data-part='head'] > [data-key]::after {
      position: absolute;
      inset-block: 6px;
      inset-inline-end: 0;
      inline-size: 9px;
      border-inline-end: 1px solid var(--st-line-strong);
      cursor: col-resize;
      content: '';
    }

    & [data-part='head'] > [data-key]:hover::after,
    & [data-part='head'] > [data-resizing]::after {
      border-inline-end: 2px solid var(--st-accent);
    }

    & [data-part='head'] > [data-moving] {
      opacity: 0.5;
    }

    & [data-part='head'] > [data-drop]::before {
      position: absolute;
      inset-block: 2px;
      inset-inline-start: -1px;
      inline-size: 2px;
      background: var(--st-accent);
      content: '';
    }

    & [data-part='head'] > [data-drop='after']::before {
      inset-inline: auto -1px;
    }
  }
`;
