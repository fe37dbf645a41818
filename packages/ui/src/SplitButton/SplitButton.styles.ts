import { styled } from 'styled-components';

export const SplitRoot = styled.div`
  display: inline-flex;
  max-width: 100%;
  vertical-align: top;

  > [data-part='main'] {
    flex: 0 1 auto;
    min-width: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end-width: 0;
  }

  > [data-part='more'] {
    flex: none;
    width: 30px;
    height: auto;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &[data-size='sm'] > [data-part='more'] {
    width: 24px;
  }

  &[data-variant='primary'] > [data-part='more'] {
    border-inline-start: 1px solid color-mix(in srgb, var(--st-on-accent) 35%, var(--st-accent));
  }

  &[data-variant='danger'] > [data-part] {
    border-color: color-mix(in srgb, var(--st-bad) 45%, var(--st-line-strong));
  }

  > [data-part]:focus-visible {
    z-index: 1;
  }
`;
