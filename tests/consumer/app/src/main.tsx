import '@studio/ui/fonts.css';
import { getTheme, precompileStyles, setTheme } from '@studio/ui';
import { createRoot } from 'react-dom/client';
import { Host } from './Host.tsx';

setTheme(getTheme({ storage: () => localStorage }));
precompileStyles();

// An application that has global styles of its own keeps them, and brings the sheet that keeps them out of the components.
const isForeign = new URLSearchParams(location.search).get('styles') === 'foreign';
if (isForeign) await Promise.all([import('./foreign.css'), import('@studio/ui/isolation.css')]);

// A page that requires Trusted Types starts workers only by addresses that this policy lets through.
interface Policies {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}
const policies: Policies | undefined = Reflect.get(window, 'trustedTypes');
const ours = `${location.origin}/assets/`;
policies?.createPolicy('default', {
  createScriptURL: (address) => (new URL(address, location.href).href.startsWith(ours) ? address : null),
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(<Host hasReset={!isForeign} />);
