import type { FaultTable } from './Cell.ts';
import { answer409, answer412, answer422, answer500 } from './faults/answers.ts';
import { backButton } from './faults/backButton.ts';
import { browserKilled } from './faults/browserKilled.ts';
import { answerLost, latency, networkLost, serverKilled } from './faults/connection.ts';
import { linkAway } from './faults/linkAway.ts';
import { secondTab, secondUser } from './faults/others.ts';
import { quotaExceeded } from './faults/quotaExceeded.ts';
import { refresh } from './faults/refresh.ts';
import { sessionExpired, signOut } from './faults/sessions.ts';
import { tabKilled } from './faults/tabKilled.ts';

/** All faults, each at every moment. */
export const faults: FaultTable = {
  refresh,
  tabKilled,
  browserKilled,
  backButton,
  linkAway,
  signOut,
  sessionExpired,
  networkLost,
  latency,
  answer500,
  answer409,
  answer412,
  answer422,
  answerLost,
  serverKilled,
  secondTab,
  secondUser,
  quotaExceeded,
};
