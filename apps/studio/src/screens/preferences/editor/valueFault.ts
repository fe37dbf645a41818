import type { Preference } from '@studio/api';
import { isEmailAddress } from '@studio/ui/internal';
import { preferenceText } from '../preferences.messages.ts';

/** An optional minus, and one decimal point. */
const numeric = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Characters of a text, as the contract has it. */
const longestText = 4000;

/** What of a preference says which values it can have. */
type Declared = Pick<Preference, 'addresses' | 'dataType' | 'isWhole' | 'maximum' | 'minimum'>;

/** What is wrong with the value of a preference; null when nothing is. */
export function valueFault(declared: Declared, value: string): string | null {
  const { dataType, isWhole, minimum, maximum } = declared;
  const text = value.trim();
  if (text.length > longestText) return preferenceText('fault.long', { max: longestText.toLocaleString() });
  if (dataType !== 'numeric') return addressFault(declared, text);
  if (!numeric.test(text)) return preferenceText('fault.numeric');
  const number = Number(text);
  if (isWhole && !Number.isSafeInteger(number)) return preferenceText('fault.whole');
  if (minimum !== null && number < minimum)
    return preferenceText('fault.least', { min: minimum.toLocaleString() });
  if (maximum !== null && number > maximum)
    return preferenceText('fault.most', { max: maximum.toLocaleString() });
  return null;
}

const addressKinds: Readonly<
  Record<NonNullable<Preference['addresses']>[number], (text: string) => boolean>
> = {
  page: (text) => /^\/(?![\\/])\S*$/.test(text),
  web: (text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text),
  mail: isEmailAddress,
};

function addressFault({ addresses }: Declared, text: string): string | null {
  if (addresses === null || text === '' || addresses.some((kind) => addressKinds[kind](text))) return null;
  return preferenceText('fault.address', {
    kinds: addresses.map((kind) => preferenceText(`address.${kind}`)).join(preferenceText('address.or')),
  });
}
