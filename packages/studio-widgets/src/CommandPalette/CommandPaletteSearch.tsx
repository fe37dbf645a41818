import { Button, Kbd, type LoadError, Spinner, VisuallyHidden } from '@studio/ui';
import { isComposing } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Search from 'lucide-react/icons/search';
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  Failure,
  Foot,
  Group,
  GroupTitle,
  Message,
  Option,
  OptionHint,
  OptionIcon,
  OptionLabel,
  Results,
  SearchInput,
  SearchLine,
} from './CommandPalette.styles.ts';
import { findActive, listItems, moveActive } from './model/active.ts';
import type { CommandGroup, CommandItem, CommandPaletteLabels } from './types.ts';

export interface CommandPaletteSearchProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly groups: readonly CommandGroup[];
  readonly isLoading?: boolean | undefined;
  readonly error?: LoadError | undefined;
  readonly emptyText: string;
  readonly labels: CommandPaletteLabels;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** The search box and what it found. Lives as long as the palette is open, and the active command with it. */
export function CommandPaletteSearch(props: CommandPaletteSearchProps): ReactElement {
  const {
    query,
    onQueryChange,
    groups,
    isLoading = false,
    error,
    emptyText,
    labels,
    inputRef,
    onClose,
  } = props;
  const id = useId();
  const [wantedId, setWantedId] = useState<string | null>(null);
  const items = listItems(groups);
  const active = findActive(items, wantedId);
  const isEmpty = items.length === 0;
  const listId = `${id}list`;
  const getOptionId = (item: CommandItem) => `${id}option${items.indexOf(item)}`;

  const run = (item: CommandItem) => {
    onClose();
    item.onRun();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const next = moveActive(items, active?.id, event.key);
    if (next) setWantedId(next.id);
    else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <SearchLine>
        <Search size={18} aria-hidden />
        <SearchInput
          ref={inputRef}
          role="combobox"
          data-part="input"
          aria-label={labels.input}
          aria-expanded={!isEmpty}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && getOptionId(active)}
          autoComplete="off"
          spellCheck={false}
          placeholder={labels.placeholder}
          value={query}
          onChange={(event) => {
            setWantedId(null);
            onQueryChange(event.target.value);
          }}
          onKeyDown={handleKeyDown}
        />
        {isLoading && <Spinner label={labels.loading} />}
      </SearchLine>
      {error && (
        <Failure role="alert" data-part="error">
          <CircleAlert size={16} aria-hidden />
          {error.reason}
          {error.onRetry && (
            <Button size="sm" onClick={error.onRetry}>
              {labels.retry}
            </Button>
          )}
        </Failure>
      )}
      <CommandPaletteResults
        id={listId}
        label={labels.results}
        groups={groups}
        activeId={active?.id}
        getOptionId={getOptionId}
        onActivate={(item) => setWantedId(item.id)}
        onRun={run}
      />
      {isEmpty && !error && (
        <Message aria-hidden="true" data-part="message">
          {isLoading ? labels.loading : emptyText}
        </Message>
      )}
      <VisuallyHidden role="status">
        {isEmpty ? !isLoading && !error && emptyText : labels.found(items.length)}
      </VisuallyHidden>
      <CommandPaletteKeys labels={labels} />
    </>
  );
}

interface CommandPaletteKeysProps {
  readonly labels: CommandPaletteLabels;
}

/** The keys that matter, for the eye. */
function CommandPaletteKeys({ labels }: CommandPaletteKeysProps): ReactElement {
  return (
    <Foot aria-hidden="true">
      <span>
        <Kbd keys={['↑', '↓']} /> {labels.move}
      </span>
      <span>
        <Kbd keys={['Enter']} /> {labels.run}
      </span>
      <span>
        <Kbd keys={['Esc']} /> {labels.close}
      </span>
    </Foot>
  );
}

interface CommandPaletteResultsProps {
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
function CommandPaletteResults(props: CommandPaletteResultsProps): ReactElement {
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
