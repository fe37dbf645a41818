import { Button, Combobox, type SelectOption } from '@studio/ui';
import { reasonOf, useLabels } from '@studio/ui/internal';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRequest } from '../shared/request/useRequest.ts';
import { SearchFault } from './AsyncCombobox.styles.ts';
import type { AsyncComboboxProps } from './AsyncComboboxProps.ts';
import { defaultLabels } from './labels.ts';

/**
 * One choice out of a list that a server searches: what was typed is sent, and only the newest answer counts. Whether it does can
 * turn out while somebody types already.
 */
export function AsyncCombobox<T extends string>(props: AsyncComboboxProps<T>) {
  const {
    search,
    options: given,
    isLoading,
    minSearchLength = 0,
    knownOptions,
    onValueChange,
    error,
    failureIn = 'field',
    onFocus,
    onBlur,
    ...rest
  } = props;
  const labels = useLabels('AsyncCombobox', defaultLabels, props.labels);
  const request = useRequest<readonly SelectOption<T>[]>();
  const [text, setText] = useState('');
  const hasFailed = request.status === 'failed';
  const failure = [labels.searchFailed, reasonOf(request.error)].filter(Boolean).join(' ');

  const ask = (typed: string) => {
    const next = typed.trim();
    setText(next);
    if (search === undefined) return;
    if (next.length < minSearchLength) request.reset();
    else request.ask((signal) => search(next, { signal }));
  };
  const isUsed = useRef(false);
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    isUsed.current = true;
    if (minSearchLength === 0 && request.status === 'idle') ask('');
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    isUsed.current = false;
  };
  const isSearched = search !== undefined;
  const begin = useEffectEvent(() => {
    if (isUsed.current && request.status === 'idle') ask(text);
  });
  useEffect(() => {
    if (isSearched) begin();
  }, [isSearched]);
  const options: readonly SelectOption<T>[] = (isSearched ? request.value : given) ?? [];
  const emptyText = () => {
    if (!isSearched) return labels.noMatches;
    if (hasFailed) return failureIn === 'list' ? failure : labels.searchFailed;
    return text.length < minSearchLength ? labels.typeMore(minSearchLength) : labels.noMatches;
  };

  return (
    <Combobox
      {...rest}
      isFiltered={!isSearched}
      options={options}
      knownOptions={withChosen(knownOptions, props.value ?? props.defaultValue ?? null)}
      isLoading={isSearched ? request.status === 'loading' : isLoading}
      loadingText={isSearched ? labels.searching : labels.loadingOptions}
      emptyText={emptyText()}
      error={
        hasFailed && failureIn === 'field' ? (
          <SearchFault role="alert">
            {failure}
            <Button size="sm" onClick={request.retry}>
              {labels.retry}
            </Button>
          </SearchFault>
        ) : (
          error
        )
      }
      onSearch={(typed) => {
        if (typed.trim() !== text || hasFailed) ask(typed);
      }}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onValueChange={(value) => {
        const option = options.find((each) => each.value === value) ?? null;
        onValueChange?.(value, option);
      }}
    />
  );
}

/** A value that was not looked for is shown as it is. */
function withChosen<T extends string>(
  known: readonly SelectOption<T>[] | undefined,
  value: T | null,
): readonly SelectOption<T>[] {
  const all = known ?? [];
  const isKnown = value === null || all.some((option) => option.value === value);
  return isKnown ? all : [...all, { value, label: value }];
}
