import type { NotificationPopupTemplate } from '@studio/api';
import { idObject } from '../../kernel/kind/idObject.ts';
import { newOrigin } from '../../kernel/object/newOrigin.ts';
import { popups } from './early.ts';

/** A pop-up template as the server has it. */
export type Popup = NotificationPopupTemplate;

/** What a new template starts from: active, for everyone. */
export const newPopup: Popup = {
  ...newOrigin,
  name: '',
  enabled: true,
  title: '',
  body: '',
  excludeConsole: null,
  deletable: true,
};

/** A pop-up template on the server, known by its id. */
export const popupObject = idObject(popups);
