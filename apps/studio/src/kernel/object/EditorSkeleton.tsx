import { Skeleton, VisuallyHidden } from '@studio/ui';
import { Content, Page, TabRow, Top } from './EditorPage.styles.ts';

/** Placeholder of a screen while its object is loaded. */
export interface EditorSkeletonProps {
  /** What is read out. */
  readonly text: string;
  /** Default false. */
  readonly hasTabs?: boolean;
}

export function EditorSkeleton({ text, hasTabs = false }: EditorSkeletonProps) {
  return (
    <Page aria-busy>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <Top data-has-tabs={hasTabs}>
        <Skeleton width="16rem" height="40px" />
        {hasTabs && (
          <TabRow>
            <Skeleton width="7rem" height="40px" />
          </TabRow>
        )}
      </Top>
      <Content>
        <Skeleton width="22rem" height="32px" />
        <Skeleton width="100%" height="320px" />
      </Content>
    </Page>
  );
}
