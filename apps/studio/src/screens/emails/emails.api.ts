import { type NotificationEmailTemplate, type RecipientGroup, result } from '@studio/api';
import { idObject } from '../../kernel/kind/idObject.ts';
import { newOrigin } from '../../kernel/object/newOrigin.ts';
import type { Lookup } from '../../kernel/resource/Lookup.ts';
import { api } from '../../platform/http/api.ts';
import { emails } from './early.ts';

/** An e-mail template as the server has it. */
export type Email = NotificationEmailTemplate;

/** What a new template starts from. */
export const newEmail: Email = {
  ...newOrigin,
  name: '',
  enabled: true,
  defaultSelectedOption: 'STANDARD',
  deletable: true,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  body: '',
  type: '',
};

/** An e-mail template on the server, known by its id. */
export const emailObject = idObject(emails);

/** Who can be chosen as a recipient: roles of a submission, and users of the carrier. */
export const recipientGroups: Lookup<readonly RecipientGroup[]> = {
  key: '/User/recipients',
  kinds: ['/User'],
  load: async (signal) => (await result(api.GET('/rest/User/recipients', { signal }))).data,
};
