/** Loads what the list opens and runs. */
export const loadParts = () => import('./parts.tsx');
