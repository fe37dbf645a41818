import { EmptyState } from '@studio/ui';
import { t } from '../../messages/messages.ts';
import { HomeRoot } from './HomePage.styles.ts';

export interface HomePageProps {
  /** Whether the navigation leads anywhere for this user. */
  hasScreens: boolean;
}

/** The empty default home page: where a user without any function lands. */
export function HomePage({ hasScreens }: HomePageProps) {
  const text = hasScreens ? 'shell.homePage.choose' : 'shell.homePage.empty';
  return (
    <HomeRoot>
      <h1>{t('shell.homePage.title')}</h1>
      <EmptyState title={t(text)}>{t(`${text}.text`)}</EmptyState>
    </HomeRoot>
  );
}
