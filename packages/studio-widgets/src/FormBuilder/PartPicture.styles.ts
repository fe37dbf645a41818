import { styled } from 'styled-components';

/** A picture of a control: quieter than one that can be used. */
export const Picture = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  box-sizing: border-box;
  height: 30px;
  padding-inline: var(--st-space-2);
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  color: var(--st-text-faint);
  pointer-events: none;

  > [data-text] {
    display: flex;
    gap: var(--st-space-1);
    align-items: center;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
  }

  > [data-text]::after {
    content: attr(data-text);
    overflow: hidden;
    text-overflow: ellipsis;
  }

  &[data-picture='area'] {
    height: 56px;
  }

  &[data-picture='checkbox'],
  &[data-picture='options'],
  &[data-picture='words'] {
    justify-content: flex-start;
    gap: var(--st-space-3);
    padding-inline: 0;
    border: none;
    background: none;
    color: var(--st-text);
    overflow: hidden;
    white-space: nowrap;
  }

  &:is([data-heading='1'], [data-heading='2']) {
    font-weight: var(--st-weight-strong);
  }

  &[data-heading='1'] {
    font-size: var(--st-text-lg);
  }

  &[data-heading='3'] {
    font-weight: var(--st-weight-medium);
  }

  &[data-picture='space'],
  &[data-picture='file'] {
    justify-content: center;
    border-style: dashed;
  }

  /* As high as the fields beside it. */
  &[data-picture='space'] {
    height: 100%;
    min-height: 30px;
    border-color: var(--st-line);
    background: none;
    font-size: 0.8125rem;
  }

  &[data-picture='button'] {
    width: fit-content;
    min-width: 96px;
    justify-content: center;
    color: var(--st-text);
  }

  &[data-picture='link'] {
    padding-inline: 0;
    border: none;
    background: none;
    color: var(--st-accent);
  }

  &[data-picture='rows'],
  &[data-picture='grid'] {
    justify-content: center;
    height: 56px;
  }

  &[data-picture='rows'] {
    border-style: dashed;
  }
`;
