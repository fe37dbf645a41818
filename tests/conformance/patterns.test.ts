import { describe, it } from 'vitest';
import type { Pattern } from './patterns/support/definePattern.ts';
import { draw } from './patterns/support/page.tsx';
import { showGlobalStyles } from './support/showGlobalStyles.tsx';

showGlobalStyles();

const modules = import.meta.glob<{ pattern: Pattern }>('./patterns/*.tsx', { eager: true });
const patterns = Object.values(modules).map(({ pattern }) => pattern);

/** The W3C's ARIA Authoring Practices, behaviour by behaviour, for every component that follows one of their patterns. */
describe.each(patterns)('$name', ({ tests }) => {
  it.each(tests)('$subject: $behaviour', async ({ draw: element, run }) => {
    await draw(element());
    await run();
  });
});
