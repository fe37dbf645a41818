import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Host } from '../src/Host.tsx';

function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return <Host />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
hydrateRoot(root, <Hydrated />, {
  onRecoverableError: (error) => console.error('The page was not what the server had drawn.', error),
});
