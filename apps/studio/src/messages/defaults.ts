import { kernelMessages } from '../kernel/kernel.messages.ts';
import { dataSetMessages } from '../screens/dataSets/dataSets.messages.ts';
import { signInMessages } from '../screens/signIn/signIn.messages.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { widgetMessages } from './widgets.messages.ts';

/** Every message of the console by its id, in English. */
export const defaultMessages = {
  ...kernelMessages,
  ...shellMessages,
  ...signInMessages,
  ...dataSetMessages,
  ...widgetMessages,
} as const;

/** The id of a message; a translation of the server uses the same. */
export type MessageId = keyof typeof defaultMessages;
