import { Dialog } from '@studio/ui';
import { styled } from 'styled-components';

export const PaletteDialog = styled(Dialog)`
  align-self: start;
  max-inline-size: 640px;
  max-block-size: min(32rem, 80vh);
  margin-block-start: min(12vh, 8rem);

  & > header {
    display: none;
  }

  & > [data-part='body'] {
    display: flex;
    flex-direction: column;
    padding: 0;
    overflow: hidden;
  }
`;

export const SearchLine = styled.div`
  display: flex;
  flex: none;
  gap: var(--st-space-3);
  align-items: center;
  padding: 0 var(--st-space-4);
  border-block-end: 1px solid var(--st-line);
  color: var(--st-text-muted);

  & > svg {
    flex: none;
  }
`;

export const SearchInput = styled.input`
  flex: 1 1 auto;
  min-inline-size: 0;
  block-size: 52px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--st-text);
  font-size: var(--st-text-lg);
  line-height: var(--st-leading-lg);

  &::placeholder {
    color: var(--st-text-faint);
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
  }
`;

export const Results = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: var(--st-space-2);
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: var(--st-space-8) var(--st-space-2);
`;

export const Group = styled.div`
  & + & {
    margin-block-start: var(--st-space-1);
  }
`;

export const GroupTitle = styled.div`
  padding: var(--st-space-2) var(--st-space-2) var(--st-space-1);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
`;

export const Option = styled.div`
  display: flex;
  gap: var(--st-space-3);
  align-items: center;
  min-block-size: 36px;
  padding: var(--st-space-1) var(--st-space-2);
  border-radius: var(--st-radius-control);
  cursor: pointer;
  scroll-margin-block: var(--st-space-2);

  &[aria-selected='true'] {
    background: var(--st-accent-soft);
  }
`;

export const OptionIcon = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--st-text-muted);
`;

export const OptionLabel = styled.span`
  flex: 0 1 auto;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const OptionHint = styled.span`
  flex: 1 1 0;
  min-inline-size: 4rem;
  overflow: hidden;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Message = styled.p`
  padding: var(--st-space-6) var(--st-space-4);
  color: var(--st-text-muted);
  text-align: center;
`;

export const Failure = styled.p`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  padding: var(--st-space-2) var(--st-space-4);
  background: var(--st-bad-soft);
  color: var(--st-bad);
  font-size: 0.8125rem;

  & > svg {
    flex: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  gap: var(--st-space-4);
  padding: var(--st-space-2) var(--st-space-4);
  border-block-start: 1px solid var(--st-line);
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: 1.125rem;
`;
