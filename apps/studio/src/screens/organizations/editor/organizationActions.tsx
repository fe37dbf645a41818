import type { Organization } from '@studio/api';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { ObjectAction } from '../../../kernel/object/ObjectAction.ts';
import { organizationEditorText } from '../editor.messages.ts';
import { showLettersAction } from '../loa/letterActions.tsx';
import { activateOrganization, deactivateOrganization } from '../organizations.api.ts';
import { signatureAction } from '../signature/signatureAction.tsx';
import type { OrganizationDraft } from './organizationEditor.ts';

/** The actions that change the status of an organization. */
export const organizationActions: Readonly<Record<string, ObjectAction<Organization, OrganizationDraft>>> = {
  'Email Signature': signatureAction,
  'Letters of Authority': showLettersAction,
  Activate: {
    does: 'change',
    label: () => organizationEditorText('activate'),
    icon: <CircleCheck aria-hidden size={16} />,
    isHidden: ({ status }) => status === 1,
    unsaved: 'saved',
    texts: () => ({
      loading: organizationEditorText('activating'),
      success: organizationEditorText('activated'),
    }),
    run: async (target) => {
      await activateOrganization(target);
      return null;
    },
  },
  Deactivate: {
    does: 'change',
    label: () => organizationEditorText('deactivate'),
    icon: <CircleOff aria-hidden size={16} />,
    isHidden: ({ status }) => status !== 1,
    unsaved: 'saved',
    question: () => ({
      message: <p>{organizationEditorText('deactivate.question')}</p>,
      tone: 'danger',
      option: {
        label: organizationEditorText('deactivate.propagate'),
        hint: organizationEditorText('deactivate.hint'),
      },
    }),
    texts: () => ({
      loading: organizationEditorText('deactivating'),
      success: organizationEditorText('deactivated'),
    }),
    run: async (target, propagates) => {
      await deactivateOrganization(target, propagates);
      return null;
    },
  },
};
