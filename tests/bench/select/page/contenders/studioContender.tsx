import { Combobox, MultiSelect } from '@studio/ui';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { press } from '../../../page/gestures.ts';
import type { SelectContender } from '../SelectContender.ts';

interface Page {
  options: readonly string[];
  isRanked: boolean;
}

const ignore = () => undefined;

/** A Combobox with every feature on. */
export function ComboboxPage({ options, isRanked }: Page) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <div style={{ width: 300 }}>
      <Combobox
        label="Class"
        hint="What the business does"
        isRequired
        isClearable
        placeholder="Choose a class"
        options={options}
        isRanked={isRanked}
        onCreate={ignore}
        onSearch={ignore}
        value={value}
        onValueChange={setValue}
      />
    </div>
  );
}

/** A MultiSelect with every feature on. */
export function MultiSelectPage({ options, isRanked }: Page) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <div style={{ width: 300 }}>
      <MultiSelect
        label="Classes"
        hint="What the business does"
        isRequired
        placeholder="Choose classes"
        options={options}
        isRanked={isRanked}
        onCreate={ignore}
        onSearch={ignore}
        maxChoices={200}
        choiceDebounceMs={500}
        value={value}
        onValueChange={setValue}
      />
    </div>
  );
}

/** How one of our pickers is measured. */
export function studioContender(draw: (options: readonly string[]) => ReactElement): SelectContender {
  return {
    mount: (root, options) => createRoot(root).render(draw(options)),
    input: () => document.querySelector('input'),
    open: () => press(document.querySelector('input')),
    first: () => document.querySelector('[role=option]')?.textContent,
    scroller: () => document.querySelector('[role=listbox]'),
  };
}
