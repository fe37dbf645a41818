import { Button } from '@studio/ui';
import { useId } from 'react';
import { SignInDemo } from './SignInPage.styles.ts';
import { signInText } from './signIn.messages.ts';

const documentedPassword = 'studio-demo';

export interface DemoNoticeProps {
  /** User names. */
  users: readonly string[];
  /** Fills in a name. */
  onUse: (username: string) => void;
}

/** Says that demo users exist, names them, and where their password is documented. */
export function DemoNotice({ users, onUse }: DemoNoticeProps) {
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
