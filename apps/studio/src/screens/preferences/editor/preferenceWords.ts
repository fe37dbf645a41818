import type { Preference } from '@studio/api';
import { choiceWords } from '../../../kernel/object/plain/ChoicesOf.tsx';
import { dataSetChoices } from '../../../kernel/resource/dataSetLookup.ts';
import { preferenceText } from '../preferences.messages.ts';
import { splitValue } from './preferenceDraft.ts';

type Words = ReturnType<typeof choiceWords<unknown, string>>;

const wordsBySet = new Map<string, Words>();

/** The choices of a data set and what they are called, the same for all preferences that offer it. */
export function wordsOfSet(dataSetName: string): Words {
  const known = wordsBySet.get(dataSetName);
  if (known !== undefined) return known;
  const words = choiceWords<unknown, string>(dataSetChoices(dataSetName));
  wordsBySet.set(dataSetName, words);
  return words;
}

/** A value as the screen shows it. */
export function formatValue({ dataType, dataSetName }: Preference, value: string): string {
  if (dataType === 'boolean') return preferenceText(value === 'true' ? 'value.yes' : 'value.no');
  if (value.trim() === '') return preferenceText('value.empty');
  const labelOf = (each: string) => (dataSetName === null ? each : wordsOfSet(dataSetName).labelOf(each));
  if (dataType === 'multi-select enum') return splitValue(value).map(labelOf).join(', ');
  return dataType === 'single-select enum' ? labelOf(value) : value;
}
