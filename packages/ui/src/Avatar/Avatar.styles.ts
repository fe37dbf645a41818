import { styled } from 'styled-components';

export const AvatarRoot = styled.span`
  --avatar-size: 28px;

  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--avatar-size);
  height: var(--avatar-size);
  border-radius: 50%;
  background: var(--st-accent-soft);
  color: var(--st-accent);
  font-size: 0.6875rem;
  line-height: 1;
  font-weight: var(--st-weight-strong);
  -webkit-user-select: none;
  user-select: none;

  &[data-size='sm'] {
    --avatar-size: 20px;
    font-size: 0.5625rem;
  }

  &[data-size='lg'] {
    --avatar-size: 48px;
    font-size: 1.125rem;
  }
`;

export const AvatarImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;
`;

export const AvatarPresence = styled.span`
  position: absolute;
  inset-block-end: -2px;
  inset-inline-end: -2px;
  width: max(10px, calc(var(--avatar-size) * 0.27));
  height: max(10px, calc(var(--avatar-size) * 0.27));
  border: 2px solid var(--st-surface);
  border-radius: 50%;
  background: var(--st-good);

  &[data-presence='offline'] {
    background: var(--st-surface);
    box-shadow: inset 0 0 0 2px var(--st-text-faint);
  }
`;
