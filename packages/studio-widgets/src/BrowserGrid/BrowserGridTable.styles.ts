import { css, styled } from 'styled-components';

const ring = css`
  outline: 2px solid var(--st-focus);
  outline-offset: -2px;
`;

const rows = css`
  & > * {
    display: block;
  }

  & > thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }

  & > tbody[data-stale] {
    color: var(--st-text-muted);
    transition: color var(--st-motion-base) 100ms;
  }

  & > * > tr {
    display: grid;
    grid-template: minmax(0, 1fr) / var(--browser-grid-template);
    block-size: var(--browser-grid-row);
    border-block-end: 1px solid var(--st-line);
  }

  & > thead > tr {
    background: var(--st-sunken);
  }

  & > tbody > tr {
    background: var(--st-surface);
    contain: size layout style;
  }

  & > tbody[data-long] > tr {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
  }

  & > tbody > tr:is([data-openable], [aria-selected]) {
    cursor: pointer;
  }

  & > tbody > tr:hover {
    background: var(--st-hover);
  }

  & > tbody > tr[aria-selected='true'] {
    background: var(--st-selection);
  }

  /* It is edited: its controls may reach over its edge. Its height is given, so that a key in it makes nothing outside of it be laid out again. */
  & > tbody > tr[data-open] {
    grid-template-rows: 44px minmax(0, 1fr);
    background: var(--st-selection);
  }

  & > tbody > tr[data-open] > td {
    overflow: visible;
  }

  & > tbody > tr[data-open] > [data-part='row-note'] {
    grid-column: 1 / -1;
    align-content: start;
    white-space: normal;
  }

  & > tbody > tr:focus-visible {
    ${ring}
  }
`;

const cells = css`
  & > tbody > tr > td {
    min-inline-size: 0;
    padding: 0 var(--st-space-3);
    overflow: hidden;
    align-content: center;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* Browsers have cells inherit it: while they do, a row that moves has all of its cells styled anew. */
    vertical-align: baseline;
  }

  & td[data-muted] {
    color: var(--st-text-muted);
  }

  & td[data-tabular] {
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
  }

  & > * > tr > [data-align='end'] {
    justify-content: flex-end;
    text-align: end;
  }

  & > * > tr > [data-align='center'] {
    justify-content: center;
    text-align: center;
  }

  & > tbody > tr > td:focus-visible,
  & > tbody > tr > td[data-active]:has(:focus-visible) {
    ${ring}
  }

  & > tbody > tr > td > :is(a, button, input):focus-visible {
    outline: none;
  }

  /* The control has a ring of its own. */
  & > tbody > tr[data-open] > td[data-active]:has(:focus-visible) {
    outline: none;
  }

  & [data-part='row-name'] {
    font-weight: var(--st-weight-medium);
  }

  & [data-part='row-name'] > a {
    color: inherit;
    text-decoration: none;
  }

  & [data-part='row-name'] > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const heads = css`
  & > thead > tr > th {
    position: relative;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    padding: 0 var(--st-space-3);
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
    font-weight: var(--st-weight-strong);
    text-align: start;
    white-space: nowrap;
  }

  & > thead > tr > th[aria-sort] {
    color: var(--st-text);
  }

  & > thead > tr > th:focus-visible {
    ${ring}
  }

  & > thead > tr > th span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > thead > tr > th > button {
    display: inline-flex;
    gap: var(--st-space-1);
    align-items: center;
    min-inline-size: 0;
    block-size: 24px;
    margin-inline: calc(-1 * var(--st-space-1));
    padding: 0 var(--st-space-1);
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  /* The whole head sorts. */
  & > thead > tr > th > button::before {
    position: absolute;
    inset: 0;
    content: '';
  }

  & > thead > tr > th > button > svg {
    flex: none;
    opacity: 0;
    transition: transform var(--st-motion-base);
  }

  & [data-align='end'] > button {
    flex-direction: row-reverse;
  }

  & > thead > tr > th > button:hover {
    color: var(--st-text);
  }

  & > thead > tr > th > button:is(:hover, :focus-visible) > svg {
    opacity: 0.55;
  }

  & [aria-sort] > button > svg {
    opacity: 1;
  }

  & [aria-sort='descending'] > button > svg {
    transform: rotate(180deg);
  }

  & > thead > tr > th > button:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 0;
  }
`;

const boxes = css`
  & [data-part$='-select'] {
    display: block;
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 0 2px;
    border: 1px solid var(--st-line-control);
    border-radius: 4px;
    background: var(--st-surface);
    appearance: none;
    cursor: pointer;
  }

  & [type='radio'] {
    border-radius: 50%;
  }

  & [data-part='all-select']:focus-visible {
    ${ring}
    outline-offset: 2px;
  }

  & [data-part$='-select']:enabled:hover {
    border-color: var(--st-accent);
  }

  & [data-part$='-select']:checked,
  & [data-part='all-select']:indeterminate {
    border-color: var(--st-accent);
    background: var(--st-accent);
  }

  & [data-part='all-select']:disabled {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  /* Not there until it is seen: each would be a layer to paint in every frame of a scroll. */
  & [data-part$='-select']:checked::before,
  & [data-part='all-select']:indeterminate::before {
    display: block;
    inline-size: 4px;
    block-size: 8px;
    margin: 1px auto 0;
    border: solid var(--st-on-accent);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: '';
  }

  & [type='radio']:checked::before {
    inline-size: 6px;
    block-size: 6px;
    margin: 4px;
    border: 0;
    border-radius: 50%;
    background: var(--st-on-accent);
  }

  & [data-part='all-select']:indeterminate::before {
    transform: translateY(-3px);
    border-inline-width: 0;
    inline-size: 8px;
  }

  @media (forced-colors: active) {
    & [data-part$='-select'] {
      appearance: auto;
    }

    & [data-part$='-select']:is(:checked, :indeterminate)::before {
      content: none;
    }
  }
`;

/** The whole table. Its rows and cells are plain elements: a class of their own for each would cost time at every mount. */
export const Table = styled.table`
  display: block;
  inline-size: 100%;
  min-inline-size: min-content;
  border-spacing: 0;
  text-align: start;

  ${rows}
  ${cells}
  ${heads}
  ${boxes}
`;
