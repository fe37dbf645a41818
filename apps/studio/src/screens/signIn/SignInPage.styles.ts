import { styled } from 'styled-components';

export const SignInMain = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--st-space-6);
  min-height: 100dvh;
  padding: clamp(var(--st-space-6), 14vh, 160px) var(--st-space-4) var(--st-space-8);

  @media (width >= 1100px) {
    &[data-has-picture] {
      padding-inline-start: calc(50vw + var(--st-space-4));
    }
  }
`;

export const SignInPicture = styled.img`
  display: none;

  @media (width >= 1100px) {
    display: block;
    position: fixed;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 50vw;
    block-size: 100dvh;
    object-fit: cover;
  }
`;

export const SignInBrand = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--st-space-4);

  h1 {
    font-size: var(--st-text-xl);
    line-height: var(--st-leading-xl);
    font-weight: var(--st-weight-strong);
    letter-spacing: -0.01em;
    text-align: center;
  }
`;

export const SignInCard = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);
  width: 100%;
  max-width: 384px;
  padding: var(--st-space-6);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-modal);
  background: var(--st-surface);
`;

export const SignInFields = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);

  > button {
    width: 100%;
    min-height: 36px;
    margin-block-start: var(--st-space-1);
  }
`;

export const SignInNote = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--st-space-1);
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);

  strong {
    font-weight: var(--st-weight-strong);
  }

  &[data-tone='bad'] {
    border-color: color-mix(in srgb, var(--st-bad) 40%, transparent);
    background: var(--st-bad-soft);
  }

  [data-part='secondary'] {
    color: var(--st-text-muted);
  }

  [role='timer'] {
    font-variant-numeric: tabular-nums;
  }
`;

export const SignInDemo = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--st-space-2);
  width: 100%;
  max-width: 384px;
  color: var(--st-text-muted);
  text-align: center;

  h2 {
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
    font-weight: var(--st-weight-strong);
  }

  p {
    font-size: var(--st-text-sm);
    line-height: 1.125rem;
    text-wrap: balance;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--st-space-2);
  }
`;
