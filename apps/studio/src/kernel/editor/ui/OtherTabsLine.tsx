import { AppWindow } from 'lucide-react';
import { safetyText } from '../safety.messages.ts';
import { Banner } from './Banner.styles.ts';

/** Whether another tab of this browser holds unsaved changes to the same object. */
export interface OtherTabsLineProps {
  readonly others: readonly { readonly hasUnsaved: boolean }[];
}

/** Says that the same object is being edited in another tab of this browser; nothing while it is only open there. */
export function OtherTabsLine({ others }: OtherTabsLineProps) {
  return (
    <div role="status">
      {others.some(({ hasUnsaved }) => hasUnsaved) && (
        <Banner data-part="other-tabs">
          <AppWindow aria-hidden size={16} />
          <div>
            <p>{safetyText('otherTab.unsaved')}</p>
          </div>
        </Banner>
      )}
    </div>
  );
}
