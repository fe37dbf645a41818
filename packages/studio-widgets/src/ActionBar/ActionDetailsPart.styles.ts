import { IconButton } from '@studio/ui';
import { styled } from 'styled-components';

/** Shown in the room that its action's place keeps for it. */
export const Arrow = styled(IconButton)`
  && {
    min-inline-size: 30px;
    inline-size: 30px;
    block-size: auto;
    margin-inline-end: -30px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &&[data-variant='primary'] {
    border-inline-start-color: color-mix(in srgb, var(--st-on-accent) 35%, var(--st-accent));
  }

  &:focus-visible {
    z-index: 1;
  }

  /* The action's own button, which ends where the arrow begins. */
  button:has(~ &) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end-width: 0;
  }
`;

export const Title = styled.h2`
  padding-block-end: var(--st-space-2);
  border-block-end: 1px solid var(--st-line);
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  font-weight: var(--st-weight-strong);
`;

export const Content = styled.div`
  padding-block-start: var(--st-space-2);
`;
