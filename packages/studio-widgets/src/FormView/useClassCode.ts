import type { SelectOption } from '@studio/ui';
import { useEffect, useState } from 'react';
import type { ViewContextValue } from './ViewContext.ts';

/** A class code with its text. */
interface ClassCode {
  /** Undefined until it is found, and where it is not. */
  readonly option: SelectOption<string> | undefined;
  /** One was chosen here. */
  readonly setOption: (option: SelectOption<string> | undefined) => void;
}

/** Finds the text of a class code that was chosen before. @param code empty for none */
export function useClassCode(search: ViewContextValue['searchClassCodes'], code: string): ClassCode {
  const [known, setKnown] = useState<SelectOption<string>>();
  const isKnown = code === '' || known?.value === code;
  useEffect(() => {
    if (search === undefined || isKnown) return undefined;
    const controller = new AbortController();
    search(code, { signal: controller.signal }).then(
      (options) => {
        if (!controller.signal.aborted) setKnown(options.find(({ value }) => value === code));
      },
      // Without its text the code is shown as it is.
      () => undefined,
    );
    return () => controller.abort();
  }, [search, code, isKnown]);
  return { option: known?.value === code ? known : undefined, setOption: setKnown };
}
