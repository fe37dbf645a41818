import { useNavigate } from 'react-router';
import { SignInScreen } from './SignInScreen.tsx';

/** `/login`, when the session ends while the console is open. */
export function Component() {
  const navigate = useNavigate();
  return <SignInScreen onSignedIn={async () => navigate('/', { replace: true })} />;
}
