import { Dialog } from '@studio/ui';
import { useLocation } from 'react-router';
import { t } from '../../messages/messages.ts';
import type { ShellDialogProps } from '../dialogs/shellDialogs.ts';
import { usesCommandKey } from '../frame/keys.ts';
import { HelpContent } from './HelpContent.tsx';
import './help.messages.ts';

/** Help on the current screen. */
export function HelpDialog({ isOpen, onClose }: ShellDialogProps) {
  const { pathname } = useLocation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('shell.help.title')}
      closeLabel={t('common.close')}
    >
      <HelpContent pathname={pathname} hasCommandKey={usesCommandKey(navigator.platform)} />
    </Dialog>
  );
}
