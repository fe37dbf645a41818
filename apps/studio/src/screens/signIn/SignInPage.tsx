import { Button } from '@studio/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { BrandMark } from '../../kernel/screen/BrandMark.tsx';
import type { SignInFailure } from './failure.ts';
import { SignInFailureNote } from './SignInFailureNote.tsx';
import { SignInForm, type TypedCredentials } from './SignInForm.tsx';
import {
  SignInBrand,
  SignInCard,
  SignInDemo,
  SignInMain,
  SignInNote,
  SignInPicture,
} from './SignInPage.styles.ts';
import { signInText } from './signIn.messages.ts';
import type { PendingSignIn } from './useSignIn.ts';

export interface SignInPageProps {
  /** Fills the user name at first; the focus then goes to the password. Default: empty. */
  username?: string | undefined;
  /** Why this screen is shown, when a session was open in this page before. */
  endedBecause?: 'expired' | 'signedOut' | null;
  /** Whether edits that were not saved wait for the user. Default: no. */
  areEditsKept?: boolean;
  /** Why the latest try failed; null before the first and while one is pending. */
  failure?: SignInFailure | null;
  /** The pending sign-in. */
  pending?: PendingSignIn;
  /** The names of the demo users that exist. Default: none. */
  demoUsers?: readonly string[];
  /** A picture beside the form, where there is room. Default: none. */
  pictureUrl?: string | null;
  /** Called with both fields filled in. */
  onSubmit: (typed: TypedCredentials) => void;
  /** Tries the automatic sign-in again, when that is what failed. */
  onRetry?: (() => void) | undefined;
}

/** The sign-in screen. It holds what is typed; a failure never clears it. */
export function SignInPage(props: SignInPageProps) {
  const { endedBecause = null, areEditsKept = false, failure = null, pending = null, demoUsers = [] } = props;
  const { pictureUrl = null } = props;
  const [heldPictureUrl, holdPictureUrl] = useState<string | null>();
  const shownPictureUrl = heldPictureUrl === undefined ? pictureUrl : heldPictureUrl;
  const [typed, setTyped] = useState<TypedCredentials>({ username: props.username ?? '', password: '' });
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const isRefused = failure?.kind === 'refused';

  useEffect(() => {
    const first = usernameRef.current?.value === '' ? usernameRef : passwordRef;
    first.current?.focus();
  }, []);

  useEffect(() => {
    if (isRefused) passwordRef.current?.select();
  }, [isRefused]);

  const fillIn = (username: string) => {
    setTyped({ ...typed, username });
    passwordRef.current?.focus();
  };

  // A picture moves the form: one that comes when somebody has begun to type or to press is for the next visit.
  const begin = () => {
    if (heldPictureUrl === undefined) holdPictureUrl(pictureUrl);
  };

  return (
    <SignInMain
      data-has-picture={shownPictureUrl !== null || undefined}
      onInput={begin}
      onPointerDownCapture={begin}
    >
      {shownPictureUrl !== null && <SignInPicture src={shownPictureUrl} alt="" />}
      <SignInBrand>
        <BrandMark size={40} />
        <h1>{signInText('heading')}</h1>
      </SignInBrand>
      <SignInCard>
        {endedBecause && !failure && <EndedNote because={endedBecause} areEditsKept={areEditsKept} />}
        {failure && <SignInFailureNote failure={failure} onRetry={props.onRetry} />}
        <SignInForm
          {...{ typed, usernameRef, passwordRef, pending }}
          onTypedChange={setTyped}
          onSubmit={props.onSubmit}
        />
      </SignInCard>
      {demoUsers.length > 0 && <DemoNotice users={demoUsers} onUse={fillIn} />}
    </SignInMain>
  );
}

interface EndedNoteProps {
  because: 'expired' | 'signedOut';
  areEditsKept: boolean;
}

function EndedNote({ because, areEditsKept }: EndedNoteProps) {
  if (because === 'signedOut') return <SignInNote role="status">{signInText('signedOut')}</SignInNote>;
  return (
    <SignInNote role="status">
      <strong>{signInText('expired.title')}</strong>
      <div data-part="secondary">
        {signInText('expired.text')}
        {areEditsKept && ` ${signInText('expired.kept')}`}
      </div>
    </SignInNote>
  );
}

const documentedPassword = 'studio-demo';

interface DemoNoticeProps {
  /** User names. */
  users: readonly string[];
  /** Fills in a name. */
  onUse: (username: string) => void;
}

/** Says that demo users exist, names them, and where their password is documented. */
function DemoNotice({ users, onUse }: DemoNoticeProps) {
  const titleId = useId();
  return (
    <SignInDemo aria-labelledby={titleId} data-part="demo-notice">
      <h2 id={titleId}>{signInText('demo.title')}</h2>
      <ul>
        {users.map((name) => (
          <li key={name}>
            <Button size="sm" aria-label={signInText('demo.use', { name })} onClick={() => onUse(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <p>{signInText('demo.text', { password: documentedPassword })}</p>
    </SignInDemo>
  );
}
