import type { CSSProperties, ReactNode } from 'react';

const page: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minHeight: 560,
  padding: 24,
  background: 'var(--st-canvas)',
};

/** The page around a pattern: a page of the console, without its frame. */
export function PatternPage({ children, height }: { children: ReactNode; height?: number }) {
  return <div style={{ ...page, height }}>{children}</div>;
}

const head: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' };

/** The head of a pattern's page: its title, and what can be done. */
export function PatternHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div style={head}>
      <h1 style={{ flex: '1 1 160px', fontSize: 'var(--st-text-xl)' }}>{title}</h1>
      {children}
    </div>
  );
}
