import { Button } from '@studio/ui';
import { useId, useState } from 'react';
import { showDay, toDayText } from '../../../kernel/object/plain/days.ts';
import { rateText } from '../rates.messages.ts';
import type { PlacedFlaw, RateFilter } from './model/picture.ts';
import { blankValues } from './model/RateRow.ts';
import type { RateOn } from './model/ratesOnDay.ts';
import { RateMark } from './RateMark.tsx';
import { Flaws } from './RatesOnDate.styles.ts';
import { describeRateOn } from './rateNotes.ts';
import { labelOf, locationChoices, productChoices, rateName } from './rateWords.ts';

/** How many gaps and overlaps in time are listed at first. */
const first = 12;

/** What fills the gaps of the chosen day. */
export interface FillAll {
  /** How many gaps have no entry yet that waits to be completed. */
  readonly count: number;
  /** How many entries there is room for. */
  readonly room: number;
  readonly onFill: () => void;
}

export interface RateFlawsProps {
  readonly states: readonly string[];
  readonly products: readonly string[];
  readonly cells: readonly (readonly RateOn[])[];
  readonly flaws: readonly PlacedFlaw[];
  readonly day: number;
  readonly onFilter: (filter: RateFilter) => void;
  /** Undefined while nothing can be edited. */
  readonly fillAll: FillAll | undefined;
}

/** The gaps and overlaps of the chosen day, and all others in time, in words; each leads to its entries. */
export function RateFlaws(props: RateFlawsProps) {
  const { states, products, cells, flaws, day, onFilter, fillAll } = props;
  const [isWhole, setWhole] = useState(false);
  const dayText = showDay(toDayText(day));
  const shown = isWhole ? flaws : flaws.slice(0, first);
  return (
    <Flaws>
      {(['gap', 'overlap'] as const).map((kind) => (
        <FlawsOnDay
          key={kind}
          {...{ states, products, cells, kind, onFilter }}
          title={rateText(`on.${kind}s`, { day: dayText })}
          fillAll={kind === 'gap' ? fillAll : undefined}
        />
      ))}
      <section>
        <h2>
          {rateText('on.flaws')} <span data-part="count">{flaws.length.toLocaleString()}</span>
        </h2>
        <ul>
          {shown.map(({ kind, place, first: begin, last, rows }) => (
            <li key={`${kind} ${rows.map(({ row }) => row.key).join(' ')}`}>
              <RateMark kind={kind} />
              <button type="button" onClick={() => onFilter(place)}>
                {rateText(`on.flaw.${kind}`, {
                  name: rateName({ ...blankValues, ...place }),
                  first: showDay(toDayText(begin)),
                  last: showDay(toDayText(last)),
                })}
              </button>
            </li>
          ))}
        </ul>
        {flaws.length === 0 && <p>{rateText('on.fine')}</p>}
        {shown.length < flaws.length && (
          <Button size="sm" onClick={() => setWhole(true)}>
            {rateText('on.all', { count: flaws.length.toLocaleString() })}
          </Button>
        )}
      </section>
    </Flaws>
  );
}

interface FlawsOnDayProps extends Pick<RateFlawsProps, 'cells' | 'onFilter' | 'products' | 'states'> {
  readonly kind: 'gap' | 'overlap';
  readonly title: string;
  readonly fillAll: FillAll | undefined;
}

/** What is wrong on the chosen day, by product and reason, with the locations. */
function FlawsOnDay(props: FlawsOnDayProps) {
  const { states, products, cells, kind, title, fillAll, onFilter } = props;
  const noteId = useId();
  const found = products.flatMap((product, row) =>
    states.flatMap((state, column) => {
      const cell = cells[row]?.[column];
      return cell?.kind === kind ? [{ product, state, reason: describeRateOn(cell) }] : [];
    }),
  );
  const groups = Map.groupBy(found, ({ product, reason }) => `${product}\n${reason}`);
  return (
    <section>
      <div data-part="head">
        <h2>
          {title} <span data-part="count">{found.length.toLocaleString()}</span>
        </h2>
        {found.length > 0 && fillAll && (
          <Button
            size="sm"
            aria-describedby={noteId}
            disabledReason={whyNotFilled(fillAll)}
            onClick={fillAll.onFill}
          >
            {rateText('on.fill')}
          </Button>
        )}
      </div>
      <ul>
        {[...groups].map(([key, some]) => {
          const [{ product = '', reason = '' } = {}] = some;
          const name = labelOf(productChoices, product);
          return (
            <li key={key}>
              <RateMark kind={kind} />
              <span>
                <strong>{name}</strong> {reason}
              </span>
              <span data-part="places">
                {some.map(({ state }) => (
                  <button
                    key={state}
                    type="button"
                    data-part="place"
                    aria-label={rateText('on.place', {
                      ...{ code: state, product: name, state: reason },
                      location: labelOf(locationChoices, state),
                    })}
                    onClick={() => onFilter({ state, productTemplateShortName: product })}
                  >
                    {state}
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p>{rateText('on.fine')}</p>}
      {found.length > 0 && fillAll && <p id={noteId}>{rateText('on.fill.about')}</p>}
    </section>
  );
}

function whyNotFilled({ count, room }: FillAll): string | undefined {
  if (count === 0) return rateText('on.fill.none');
  return count > room ? rateText('paste.tooMany', { room: room.toLocaleString() }) : undefined;
}
