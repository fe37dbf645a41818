import { Dialog } from '@studio/ui';
import { useLocation } from 'react-router';
import { useResource } from '../../kernel/resource/useResource.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { usesCommandKey } from '../../platform/keyboard/keys.ts';
import type { ShellDialogProps } from '../ShellDialog.ts';
import { HelpContent } from './HelpContent.tsx';
import { helpText } from './help.messages.ts';
import { helpTopicAt } from './helpTopics.ts';

/** Help on the current screen. */
export function HelpDialog({ isOpen, onClose }: ShellDialogProps) {
  const { pathname } = useLocation();
  const topic = useResource(isOpen ? pathname : null, () => helpTopicAt(pathname));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={helpText('help.title')}
      closeLabel={commonText('close')}
    >
      <HelpContent
        topic={topic.isStale ? null : (topic.data ?? null)}
        hasCommandKey={usesCommandKey(navigator.platform)}
      />
    </Dialog>
  );
}
