import { EmptyState } from '@studio/ui';
import { HomeRoot } from './HomePage.styles.ts';
import { homeText } from './home.messages.ts';

export interface HomePageProps {
  /** Whether the navigation leads anywhere for this user. */
  hasScreens: boolean;
}

/** The empty default home page: where a user without any function lands. */
export function HomePage({ hasScreens }: HomePageProps) {
  const text = hasScreens ? 'choose' : 'empty';
  return (
    <HomeRoot>
      <h1>{homeText('title')}</h1>
      <EmptyState title={homeText(text)}>{homeText(`${text}.text`)}</EmptyState>
    </HomeRoot>
  );
}
