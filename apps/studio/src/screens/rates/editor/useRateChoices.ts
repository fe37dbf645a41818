import { useMemo } from 'react';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { rateText } from '../rates.messages.ts';
import type { RateChoices } from './RateContext.ts';
import { locationChoices, productChoices, statusChoices } from './rateWords.ts';

/** What entries are chosen from, and how they get here. */
export interface LoadedRateChoices {
  /** The same object until another answer comes. */
  readonly choices: RateChoices;
  /** Why some are missing; null when none are. */
  readonly failure: string | null;
  readonly onReload: () => void;
}

const none: readonly never[] = [];

/** Loads locations, products and statuses, and keeps them fresh. */
export function useRateChoices(): LoadedRateChoices {
  const locations = useLookup(locationChoices);
  const products = useLookup(productChoices);
  const statuses = useLookup(statusChoices);
  const all = [locations, products, statuses];
  const isLoading = all.some((each) => each.isLoading && each.data === undefined);
  const error = all.find((each) => each.error !== null)?.error ?? null;
  const [state, product, status] = [locations.data, products.data, statuses.data];
  const choices = useMemo(
    () => ({
      state: state ?? none,
      productTemplateShortName: product ?? none,
      status: status ?? none,
      isLoading,
    }),
    [state, product, status, isLoading],
  );
  return {
    choices,
    failure: error === null ? null : rateText('choices.failed', { reason: describeError(error) }),
    onReload: () => {
      for (const each of all) if (each.error !== null) each.reload();
    },
  };
}
