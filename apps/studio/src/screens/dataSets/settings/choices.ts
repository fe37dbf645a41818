import { t } from '../../../messages/messages.ts';
import { describeError } from '../../../services/describeError.ts';
import './settings.messages.ts';

/** What a setting can be chosen from, as far as it is known. */
export interface Choices {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isLoading: boolean;
  /** Why they could not be loaded; null when they could. */
  readonly error: string | null;
  readonly onRetry: () => void;
}

interface LoadedChoices<T> {
  readonly data: T | undefined;
  readonly isStale: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly reload: () => void;
}

/** What the server offers as choices; none while another question is being answered. */
export function toChoices<T>(
  loaded: LoadedChoices<readonly T[]>,
  toOption: (offered: T) => Choices['options'][number],
): Choices {
  const { data = [], isStale, isLoading, error, reload } = loaded;
  return {
    options: isStale ? [] : data.map(toOption),
    isLoading,
    error: error === null ? null : t('dataSets.settings.choicesFailed', { reason: describeError(error) }),
    onRetry: reload,
  };
}

/** The choices with the stored one among them, although the server may not offer it any more. */
export function withStored({ options }: Pick<Choices, 'options'>, stored: string | null): Choices['options'] {
  if (stored === null || options.some(({ value }) => value === stored)) return options;
  return [...options, { value: stored, label: stored }];
}
