import { Kbd } from '@studio/ui';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import {
  Group,
  GroupTitle,
  Option,
  OptionHint,
  OptionIcon,
  OptionLabel,
  Results,
} from './CommandPalette.styles.ts';
import type { CommandGroup, CommandItem } from './types.ts';

export interface CommandPaletteResultsProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  readonly activeId: string | undefined;
  readonly getOptionId: (item: CommandItem) => string;
  /** The pointer moved over a command. */
  readonly onActivate: (item: CommandItem) => void;
  readonly onRun: (item: CommandItem) => void;
}

/** What was found. The focus stays in the search box, and the active command is kept in view. */
export function CommandPaletteResults(props: CommandPaletteResultsProps): ReactElement {
  const { id, label, groups, activeId, getOptionId, onActivate, onRun } = props;
  const ref = useRef<HTMLDivElement>(null);
  const filled = groups.filter((group) => group.items.length > 0);

  useLayoutEffect(() => {
    if (activeId === undefined) return;
    ref.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <Results
      ref={ref}
      data-part="results"
      id={id}
      role="listbox"
      aria-label={label}
      hidden={filled.length === 0}
    >
      {filled.map((group, place) => (
        <Group key={group.id} role="group" aria-labelledby={`${id}group${place}`}>
          <GroupTitle id={`${id}group${place}`} role="presentation">
            {group.label}
          </GroupTitle>
          {group.items.map((item) => (
            <Option
              key={item.id}
              id={getOptionId(item)}
              role="option"
              data-part="option"
              aria-selected={item.id === activeId}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onActivate(item)}
              onClick={() => onRun(item)}
            >
              {item.icon && <OptionIcon aria-hidden="true">{item.icon}</OptionIcon>}
              <OptionLabel>{item.label}</OptionLabel>
              <OptionHint>{item.hint}</OptionHint>
              {item.keys && <Kbd keys={item.keys} />}
            </Option>
          ))}
        </Group>
      ))}
    </Results>
  );
}
