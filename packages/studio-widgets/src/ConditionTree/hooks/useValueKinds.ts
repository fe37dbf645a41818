import { useLabels, useLocale } from '@studio/ui/internal';
import { useMemo } from 'react';
import type { ConditionValueKind } from '../model/valueKind.ts';
import { englishValueTexts } from '../values/valueTexts.ts';

/** The kinds of value with the texts and the locale of the `LabelsProvider` around; the same list where there is none. */
export function useValueKinds(kinds: readonly ConditionValueKind[]): readonly ConditionValueKind[] {
  const locale = useLocale();
  const literal = useLabels('LiteralKind', englishValueTexts.literal);
  const search = useLabels('SearchKind', englishValueTexts.search);
  return useMemo(() => {
    const { locale: english, literal: ownLiteral, search: ownSearch } = englishValueTexts;
    if (locale === english && literal === ownLiteral && search === ownSearch) return kinds;
    return kinds.map((kind) => kind.withTexts?.({ locale, literal, search }) ?? kind);
  }, [kinds, locale, literal, search]);
}
