import { result } from '@studio/api';
import { Dialog } from '@studio/ui';
import { useSnapshot } from 'valtio';
import { useResource } from '../../kernel/resource/useResource.ts';
import { api } from '../../platform/http/api.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { session } from '../../platform/session/session.ts';
import type { ShellDialogProps } from '../ShellDialog.ts';
import { Profile } from './Profile.tsx';
import { profileText } from './profile.messages.ts';

/** The signed-in user's card. */
export function ProfileDialog({ isOpen, onClose }: ShellDialogProps) {
  const { current } = useSnapshot(session);
  const id = current?.user.id ?? null;
  const { data, error, reload } = useResource(id, async (signal) => {
    const params = { path: { id: id ?? '' } };
    return (await result(api.GET('/rest/User/{id}/card', { params, signal }))).data;
  });
  if (current === null) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={profileText('title')}
      closeLabel={commonText('close')}
      size="sm"
    >
      <Profile
        card={data}
        username={current.user.username}
        loginType={current.loginType}
        organization={current.organization}
        error={error === null ? null : describeError(error)}
        onRetry={reload}
      />
    </Dialog>
  );
}
