import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { obeyPreferences } from '../platform/preferences/obeyPreferences.ts';
import '@studio/ui/fonts.css';
import { whenSettled } from '../kernel/resource/whenSettled.ts';
import { peekDeepLink, storeDeepLink } from '../platform/session/deepLink.ts';
import { isProbablySignedIn } from '../platform/session/rememberSignedIn.ts';
import { session } from '../platform/session/session.ts';
import { whenKnown } from '../platform/session/whenKnown.ts';
import { startSession } from '../platform/signIn/start.ts';
import { SignInScreen } from '../screens/signIn/SignInScreen.tsx';
import { Base } from './Base.tsx';
import { StartError } from './StartError.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element #root.');
const root = createRoot(container);

obeyPreferences();
allowWorkers();

if (isProbablySignedIn()) void prepareConsole(isAtEntrance() ? null : location.pathname + location.search);
try {
  await startSession();
  await (session.status === 'signedIn' ? openConsole() : openSignIn());
} catch (error) {
  show(() => <StartError error={error} />);
}

/** Opens the console; where the address names no screen, at the page that was asked for before signing in, or at the first function. */
async function openConsole(): Promise<void> {
  const { Console, afterSignInPath, askScreen } = await import('./Console.tsx');
  if (isAtEntrance()) {
    const path = afterSignInPath();
    askScreen(path);
    history.replaceState(null, '', path);
  }
  show(Console);
}

/** Whether the address names no screen of the console. */
function isAtEntrance(): boolean {
  return location.pathname === '/' || location.pathname === '/login';
}

function openSignIn(): void {
  if (!isAtEntrance()) storeDeepLink(location.pathname + location.search);
  history.replaceState(null, '', '/login');
  show(() => <SignInRoot onSignedIn={openConsole} />);
  whenSettled(() => void prepareConsole(peekDeepLink()));
}

/**
 * Loads the code of the console and of the screen at a path, or of the first one, before it is asked for; what the screen asks
 * the server first is asked as soon as there is a session.
 */
async function prepareConsole(path: string | null): Promise<void> {
  try {
    const { askScreen, prepareScreen } = await import('./Console.tsx');
    if (path !== null) whenKnown(() => askScreen(path));
    await prepareScreen(path);
  } catch {
    // It is loaded when it is asked for.
  }
}

function show(Screen: ComponentType): void {
  root.render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}

/** The sign-in screen of a page that has just been opened; it needs neither router nor console. */
function SignInRoot({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  return (
    <Base>
      <SignInScreen onSignedIn={onSignedIn} />
    </Base>
  );
}

/** `window.trustedTypes`, where a browser has it. */
interface PolicyFactory {
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createScriptURL: (address: string) => string | null },
  ) => unknown;
}

/** The page requires Trusted Types: of all scripts that are started by their address, only those of the console's build may be. */
function allowWorkers(): void {
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  factory?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith('/assets/') ? address : null;
    },
  });
}
