import type { StateRate, StateRateWrite } from '@studio/api';
import { loneId } from '../../../kernel/kind/loneKind.ts';
import { loneObject } from '../../../kernel/kind/loneObject.ts';
import { loneScreen } from '../../../kernel/kind/loneScreen.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { makeObjectTexts } from '../../../kernel/object/ObjectTexts.ts';
import { definePlainEditor } from '../../../kernel/object/plain/definePlainEditor.ts';
import { plainParts } from '../../../kernel/object/plain/usePlainParts.tsx';
import { once } from '../../../platform/i18n/once.ts';
import { rates } from '../early.ts';
import { rateText } from '../rates.messages.ts';
import type { RateDoc, RateDraft } from './model/RateRow.ts';
import { toRateBody, toRateDraft } from './model/rateDraft.ts';
import { rateList } from './rateList.tsx';

const texts = once(() =>
  makeObjectTexts(
    { noun: rateText('one'), nouns: rateText('many') },
    {
      saving: rateText('saving'),
      saved: rateText('saved'),
      invalidOnLeave: rateText('invalidOnLeave'),
    },
  ),
);

const calls = loneObject<StateRate, readonly StateRateWrite[]>(rates);

/** The editor of the rate status. */
export const rateEditor = definePlainEditor<RateDoc, RateDraft, readonly StateRateWrite[]>({
  kind: rates.kind,
  schemaVersion: 1,
  object: calls,
  texts,
  heading: () => rateText('heading'),
  fields: {},
  lists: { rates: rateList },
  blank: { items: [], version: 0, saved: null },
  idOf: () => loneId,
  toDraft: toRateDraft,
  toBody: toRateBody,
});

const permission = 'MODIFY_STATE_RATES';

const rateScreen = loneScreen(rates, {
  definition: rateEditor.definition,
  calls,
  permission,
  texts,
  backupSection: 'State Rates',
  nameOf: () => rateText('title'),
  subjectOf: () => rateText('heading'),
  useParts: plainParts({
    ...{ editor: rateEditor, texts, permission },
    nameOf: () => rateText('title'),
    isWide: true,
  }),
});

/** The rate status of the studio. */
export function Component() {
  return <EditorRoute of={rateScreen} />;
}
