import { Base } from './Base.tsx';
import { SignInScreen } from './screens/signIn/SignInScreen.tsx';

/** The sign-in screen of a page that has just been opened; it needs neither router nor console. */
export function SignInRoot({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  return (
    <Base>
      <SignInScreen onSignedIn={onSignedIn} />
    </Base>
  );
}
