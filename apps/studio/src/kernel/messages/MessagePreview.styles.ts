import styled from 'styled-components';

export const Unknown = styled.div`
  p {
    display: flex;
    gap: var(--st-space-2);
    margin: var(--st-space-1) 0 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--st-warning);
  }
`;

export const Root = styled.section`
  display: grid;
  gap: var(--st-space-3);
  align-content: start;
  min-inline-size: 0;

  > p {
    margin: 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-4);
  align-items: center;

  h2 {
    flex: 1;
    margin: 0;
    font-size: var(--st-text-md);
  }
`;

/** The reader's own colors, whatever those of the console are. */
export const Paper = styled.div`
  --st-text: #1c1f24;
  --st-text-muted: #5b6470;
  --st-surface: #ffffff;
  --st-bg: #ffffff;
  --st-line: #d9dde3;
  --st-line-strong: #8a94a3;
  --st-accent: #0b5fa5;
  --message-mark: #fff1c2;
  --message-mark-line: #8a5a00;

  overflow: hidden;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);
  color-scheme: light;

  &[data-dark] {
    --st-text: #e8eaed;
    --st-text-muted: #a9b2bf;
    --st-surface: #1c1f24;
    --st-bg: #1c1f24;
    --st-line: #3a414b;
    --st-line-strong: #79828f;
    --st-accent: #7cc0ff;
    --message-mark: #4d3d0c;
    --message-mark-line: #ffd866;

    color-scheme: dark;
  }
`;

export const MailHead = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: var(--st-space-1) var(--st-space-3);
  margin: 0;
  padding: var(--st-space-3) var(--st-space-4);
  border-block-end: 1px solid var(--st-line);

  dt {
    color: var(--st-text-muted);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Subject = styled.p`
  margin: 0;
  padding: var(--st-space-3) var(--st-space-4) 0;
  font-weight: var(--st-weight-strong);
  overflow-wrap: anywhere;
`;

export const MailBody = styled.div`
  [data-part='rich-text'][data-read-only] {
    --rich-text-height: 0;

    border: 0;
    background: none;
  }

  [data-part='view'],
  pre {
    max-height: 60dvh;
    padding: var(--st-space-2) var(--st-space-4) var(--st-space-3);
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--st-line-strong) transparent;
  }

  /* Shadows at the ends beyond which there is more. */
  [data-part='view'] {
    background:
      linear-gradient(var(--rich-text-paper) 30%, transparent) top / 100% 24px no-repeat local,
      linear-gradient(transparent, var(--rich-text-paper) 70%) bottom / 100% 24px no-repeat local,
      linear-gradient(var(--st-line), transparent) top / 100% 8px no-repeat scroll,
      linear-gradient(transparent, var(--st-line)) bottom / 100% 8px no-repeat scroll,
      var(--rich-text-paper);
  }

  [data-part='view'] > :last-child {
    margin-block-end: 0;
  }

  pre {
    margin: 0;
    font-family: var(--st-font-mono);
    font-size: var(--st-text-sm);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** A placeholder that nothing fills in, as the widgets mark it. */
export const Mark = styled.mark`
  background: var(--message-mark);
  color: inherit;
  text-decoration: underline wavy var(--message-mark-line);
  text-underline-offset: 3px;
`;

export const Backdrop = styled.div`
  display: grid;
  place-items: center;
  padding: var(--st-space-6) var(--st-space-4);
  background: color-mix(in srgb, var(--st-text) 18%, var(--st-surface));
`;

export const Bubble = styled.div`
  inline-size: 100%;
  max-inline-size: 26rem;
  padding: var(--st-space-4);
  border-radius: var(--st-radius-modal);
  background: var(--st-surface);
  box-shadow: 0 8px 28px rgb(0 0 0 / 30%);

  h3 {
    margin: 0 0 var(--st-space-2);
    overflow-wrap: anywhere;
  }

  p {
    margin: 0 0 var(--st-space-4);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  span {
    display: block;
    inline-size: max-content;
    margin-inline-start: auto;
    padding: var(--st-space-1) var(--st-space-4);
    border-radius: var(--st-radius-control);
    background: var(--st-accent);
    color: var(--st-surface);
  }
`;
