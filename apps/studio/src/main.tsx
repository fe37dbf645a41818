import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@studio/ui/fonts.css';
import { getTheme, setTheme } from '@studio/ui';
import { StartError } from './StartError.tsx';
import { storeDeepLink } from './session/deepLink.ts';
import { session } from './session/session.ts';
import { startSession } from './session/start.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element #root.');
const root = createRoot(container);

setTheme(getTheme());

try {
  await startSession();
  await (session.status === 'signedIn' ? openConsole() : openSignIn());
} catch (error) {
  show(() => <StartError error={error} />);
}

async function openConsole(): Promise<void> {
  const { Console } = await import('./Console.tsx');
  show(Console);
}

async function openSignIn(): Promise<void> {
  const { pathname, search } = location;
  if (pathname !== '/' && pathname !== '/login') storeDeepLink(pathname + search);
  history.replaceState(null, '', '/login');
  const { SignInRoot } = await import('./SignInRoot.tsx');
  show(() => <SignInRoot onSignedIn={leaveSignIn} />);
}

/** Goes to the page that was asked for, or to the first function. */
async function leaveSignIn(): Promise<void> {
  const { Console, afterSignInPath } = await import('./Console.tsx');
  history.replaceState(null, '', afterSignInPath());
  show(Console);
}

function show(Screen: ComponentType): void {
  root.render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}
