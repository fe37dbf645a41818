import { Button } from '@studio/ui';
import { useId } from 'react';
import { t } from '../../messages/messages.ts';
import { SignInDemo } from './SignInPage.styles.ts';

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
      <h2 id={titleId}>{t('signIn.demo.title')}</h2>
      <ul>
        {users.map((name) => (
          <li key={name}>
            <Button size="sm" aria-label={t('signIn.demo.use', { name })} onClick={() => onUse(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <p>{t('signIn.demo.text', { password: documentedPassword })}</p>
    </SignInDemo>
  );
}
