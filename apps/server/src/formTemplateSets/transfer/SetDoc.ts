import type { JsonObject } from '../../store/JsonObject.ts';

/** When something was done, and by whom. */
export type SetMoment = {
  /** Epoch milliseconds. */
  time: number;
  userId: string;
  /** As the store that the file came from called the user. */
  userName: string;
};

/** A form as a set held it. */
export type SetMember = {
  /** As the store that the file came from called it. */
  formTemplateId: string;
  uniqueName: string;
  templateVersion: number;
  /** Which of its saves there. */
  version: number;
  /** `digestOfForm` of what the set held. */
  digest: string;
  /** What the set held, where nothing else of the file says it; otherwise null. */
  form: JsonObject | null;
};

/** A set of form templates as an initialization file has it. */
export type SetDoc = {
  /** Tells it from others in every store. */
  uid: string;
  /** Its number in the store that the file came from. */
  number: number;
  isTest: boolean;
  made: SetMoment;
  /** Null when not everything that it held was in production. */
  production: SetMoment | null;
  members: SetMember[];
};
