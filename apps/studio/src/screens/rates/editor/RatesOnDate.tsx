import { Button, DateField, IconButton } from '@studio/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showDay, toDayText } from '../../../kernel/object/plain/days.ts';
import { rateText } from '../rates.messages.ts';
import { DayStrip } from './DayStrip.tsx';
import { addGapEntries, type FilledRows, gapEntries } from './model/fillGaps.ts';
import { allValues, picture, placedFlaws, type RateFilter, type RatePlaces } from './model/picture.ts';
import type { RateRow } from './model/RateRow.ts';
import { changeDays, stepDay } from './model/ratesOnDay.ts';
import type { RateChoices } from './RateContext.ts';
import { RateFlaws } from './RateFlaws.tsx';
import { markOfStatus, RateMark } from './RateMark.tsx';
import { RateMatrix } from './RateMatrix.tsx';
import { DateBar, Legend, Panel } from './RatesOnDate.styles.ts';

export interface RatesOnDateProps {
  readonly rows: readonly RateRow[];
  readonly places: RatePlaces;
  readonly choices: RateChoices;
  /** What the entries are filtered by; null for nothing. */
  readonly filter: RateFilter | null;
  /** A location, a product or both were chosen. */
  readonly onFilter: (filter: RateFilter) => void;
  /** How many entries there is room for. */
  readonly room: number;
  /** Adds to the rows, as they are now, what fills gaps; undefined while nothing can be edited. */
  readonly onFill: ((fill: (rows: readonly RateRow[]) => FilledRows) => void) | undefined;
  readonly onClose: () => void;
}

/** What holds where on a day, what changes when, and where nothing holds, or too much. */
export function RatesOnDate(props: RatesOnDateProps) {
  const { rows, places, choices, filter, onFilter, room, onFill, onClose } = props;
  const panelRef = useRef<HTMLElement>(null);
  const [day, setShownDay] = useState(today);
  /** While the field says no day, the last one is shown. */
  const [typed, setTyped] = useState<number | null>(day);
  const setDay = (next: number | null) => {
    setTyped(next);
    if (next !== null) setShownDay(next);
  };
  // It opens above what was pressed, which it moves out of sight.
  useEffect(() => panelRef.current?.querySelector('input')?.focus(), []);
  const days = useMemo(() => changeDays(places.values()), [places]);
  const flaws = useMemo(() => placedFlaws(places), [places]);
  const states = useMemo(
    () =>
      allValues(
        choices.state,
        rows.map(({ state }) => state),
      ),
    [choices.state, rows],
  );
  const products = useMemo(
    () =>
      allValues(
        choices.productTemplateShortName,
        rows.map(({ productTemplateShortName }) => productTemplateShortName),
      ),
    [choices.productTemplateShortName, rows],
  );
  const cells = useMemo(() => picture(places, states, products, day), [places, states, products, day]);
  const filling = useMemo(() => gapEntries(rows, places, day), [rows, places, day]);
  const fillAll = onFill && {
    count: filling.length,
    room,
    onFill: () => onFill((now) => addGapEntries(now, filling)),
  };
  const earlier = stepDay(days, day, -1);
  const later = stepDay(days, day, 1);
  return (
    <Panel ref={panelRef} aria-label={rateText('on.title')}>
      <DateBar>
        <span data-part="label">{rateText('on.day')}</span>
        <DateField
          isLabelHidden
          isClearable={false}
          label={rateText('on.day')}
          value={typed}
          onValueChange={setDay}
        />
        <IconButton
          size="sm"
          label={rateText('on.earlier')}
          icon={<ChevronLeft data-mirrored size={16} />}
          isDisabled={earlier === null}
          onClick={() => earlier !== null && setDay(earlier)}
        />
        <IconButton
          size="sm"
          label={rateText('on.later')}
          icon={<ChevronRight data-mirrored size={16} />}
          isDisabled={later === null}
          onClick={() => later !== null && setDay(later)}
        />
        <Button size="sm" onClick={() => setDay(today())}>
          {rateText('on.today')}
        </Button>
        <Legend aria-label={rateText('on.legend')}>
          {choices.status.map(({ value, label }) => (
            <li key={value}>
              <RateMark kind={markOfStatus(value)} />
              {label}
            </li>
          ))}
          {(['gap', 'overlap', 'none'] as const).map((kind) => (
            <li key={kind}>
              <RateMark kind={kind} />
              {rateText(`on.${kind}`)}
            </li>
          ))}
        </Legend>
        <IconButton size="sm" label={rateText('on.hide')} icon={<X size={16} />} onClick={onClose} />
      </DateBar>
      <DayStrip {...{ days, day }} onDayChange={setDay} />
      <RateMatrix {...{ states, products, cells, filter, onFilter }} dayText={showDay(toDayText(day))} />
      <RateFlaws {...{ states, products, cells, flaws, day, onFilter, fillAll }} />
    </Panel>
  );
}

/** The UTC midnight of the day that it is for the user. */
function today(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}
