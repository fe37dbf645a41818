import { getMove, useDelegatedTooltip } from '@studio/ui/internal';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { showDay, toDayText } from '../../../kernel/object/plain/days.ts';
import { rateText } from '../rates.messages.ts';
import { Strip } from './DayStrip.styles.ts';
import { type ChangeDay, nearestDay } from './model/ratesOnDay.ts';

/** How many days the strip shows before and after the chosen one. */
const reach = 183;
/** Milliseconds. */
const oneDay = 86_400_000;

export interface DayStripProps {
  readonly days: readonly ChangeDay[];
  /** The chosen one, in the middle. */
  readonly day: number;
  /** One of the days was chosen. */
  readonly onDayChange: (day: number) => void;
}

/**
 * The days around the chosen one on which anything changes, to be chosen from: by a press at or near one of them, and as in any list
 * with the arrow keys, Home, End, Enter and Space. One target, as days may be closer than pointers are precise.
 */
export function DayStrip({ days, day, onDayChange }: DayStripProps) {
  const ref = useRef<HTMLDivElement>(null);
  const lineRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const tooltip = useDelegatedTooltip(ref, namedTicks);
  const [wanted, setWanted] = useState<number | null>(null);
  /** The keyboard is used: the active day is announced before it is chosen. */
  const [isByKeys, setByKeys] = useState(false);
  const [first, last] = [day - reach * oneDay, day + reach * oneDay];
  const near = days.filter((each) => each.day >= first && each.day <= last);
  const most = Math.max(1, ...near.map(({ begins, ends }) => begins + ends));
  const here = near.find((each) => each.day === day);
  const active = near.find((each) => each.day === wanted) ?? nearestDay(near, day);
  const preview = isByKeys && active !== here ? active : undefined;

  const choose = (next: number) => {
    setWanted(next);
    onDayChange(next);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    const found = dayAt(event);
    setByKeys(false);
    if (found !== null) choose(found);
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const isChosen = event.key === 'Enter' || event.key === ' ';
    const move = getMove(event, getComputedStyle(event.currentTarget).direction === 'rtl');
    const at = active === undefined ? -1 : near.indexOf(active);
    const places = { back: at - 1, forward: at + 1, rowStart: 0, rowEnd: near.length - 1 };
    const next = move !== null && move in places ? near[places[move as keyof typeof places]] : undefined;
    setByKeys(true);
    if (next !== undefined) setWanted(next.day);
    else if (isChosen && active !== undefined) choose(active.day);
    else return;
    event.preventDefault();
  };

  return (
    <Strip ref={ref} data-previewing={preview !== undefined || undefined}>
      <span>{monthOf(first)}</span>
      <div
        ref={lineRef}
        data-part="line"
        role="listbox"
        aria-orientation="horizontal"
        tabIndex={active === undefined ? -1 : 0}
        aria-label={rateText('on.days')}
        aria-activedescendant={active && `${id}${active.day}`}
        onFocus={({ currentTarget }) => setByKeys(currentTarget.matches(':focus-visible'))}
        onBlur={() => setByKeys(false)}
        onClick={press}
        onKeyDown={pressKey}
      >
        {near.map((each) => (
          <span
            key={each.day}
            {...asOption(each, each === here)}
            id={`${id}${each.day}`}
            data-part="tick"
            data-day={each.day}
            data-active={each === active || undefined}
            style={placeOf((each.day - first) / (last - first), (each.begins + each.ends) / most)}
          />
        ))}
        <span data-part="now" role="presentation" />
      </div>
      <span>{monthOf(last)}</span>
      <p role="status">
        {here === undefined
          ? rateText('on.nothing')
          : rateText('on.changes', { begins: here.begins, ends: here.ends })}
      </p>
      {preview && (
        <p data-part="preview" aria-hidden>
          {formatDay(preview)}
        </p>
      )}
      {tooltip}
    </Strip>
  );
}

/** An option of the list, which has the focus in its place. */
function asOption(day: ChangeDay, isChosen: boolean) {
  return { role: 'option', 'aria-selected': isChosen, 'aria-label': formatDay(day) } as const;
}

function formatDay({ day, begins, ends }: ChangeDay): string {
  return rateText('on.tick', { day: showDay(toDayText(day)), begins, ends });
}

/** MM/YYYY. */
function monthOf(day: number): string {
  const [year, month] = toDayText(day).split('-');
  return `${month}/${year}`;
}

function placeOf(along: number, weight: number): CSSProperties {
  return { '--along': along, '--weight': weight } as CSSProperties;
}

/** CSS pixels from a tick within which a press is meant for it. */
const grip = 12;

/** The day whose tick was pressed, or is nearest to the press; null where none is near. */
function dayAt({ target, currentTarget, clientX }: MouseEvent<HTMLElement>): number | null {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  if (pressed !== null) return Number(pressed.dataset['day']);
  const ticks = [...currentTarget.querySelectorAll<HTMLElement>('[data-day]')].map((tick) => {
    const { left, width } = tick.getBoundingClientRect();
    return { day: Number(tick.dataset['day']), distance: Math.abs(left + width / 2 - clientX) };
  });
  const [nearest] = ticks.toSorted((one, other) => one.distance - other.distance);
  return nearest !== undefined && nearest.distance <= grip ? nearest.day : null;
}

/** The meaning of a tick is shown where the pointer rests. */
const namedTicks = {
  read(target: Element) {
    const element = target.closest<HTMLElement>('[data-day]');
    return element === null ? null : { element, text: element.ariaLabel ?? '' };
  },
  showsFocused: false,
};
