import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { formulaText } from './formula.messages.ts';
import { drawScores, picture } from './model/drawScores.ts';
import type { PlacedRange, RangeNotice } from './model/rangeNotices.ts';
import { describeNotice } from './NoticeLine.tsx';
import { Box, Caption, Drawing, NumberLine } from './ScorePicture.styles.ts';

export interface ScorePictureProps {
  /** At least one. */
  readonly ranges: readonly PlacedRange[];
  readonly notices: readonly RangeNotice[];
  /** The number that is tried; null for none. */
  readonly tried: number | null;
  readonly fieldLabel: string;
  /** A range was pressed, by the index of its row. */
  readonly onRowOpen: (index: number) => void;
}

const laneHeight = 24;
/** What is drawn of scores is one shape for all of a tone: thousands of ranges change with a single score. */
const tones = ['good', 'bad', 'none'] as const;

/** Ranges that PageUp and PageDown pass over. */
const pageSize = 10;

/**
 * Scores over a number line, with the ranges below. Its table is the one beside it. By keyboard it is a slider over the ranges, by their numbers: arrow
 * keys, Home, End, PageUp and PageDown go to a range, which is read out with what is wrong with it, and Enter leads to its row.
 */
export function ScorePicture({ ranges, notices, tried, fieldLabel, onRowOpen }: ScorePictureProps) {
  const hatchId = useId();
  const drawn = useMemo(() => drawScores(ranges, notices), [ranges, notices]);
  const { steps, boxes, notes, zero, scores, numbers } = drawn;
  const [from, to] = [drawn.from.toLocaleString(), drawn.to.toLocaleString()];
  const triedAt = tried === null ? null : drawn.xOf(tried);
  const [place, setPlace] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const ordered = useMemo(
    () => ranges.toSorted((one, other) => one.min - other.min || one.index - other.index),
    [ranges],
  );
  const last = ordered.length - 1;
  const at = Math.min(place, last);
  const range = ordered[at];
  const chosen = isFocused ? steps.find(({ index }) => index === range?.index) : undefined;
  const pressKey = (event: KeyboardEvent) => {
    const isCommand = event.altKey || event.ctrlKey || event.metaKey;
    const next = isCommand ? undefined : placeAfter(event.key, at, last);
    if (next !== undefined) setPlace(next);
    else if (!isCommand && event.key === 'Enter' && range !== undefined) onRowOpen(range.index);
    else return;
    event.preventDefault();
  };
  const right = picture.width - picture.right;
  return (
    <Drawing>
      <Caption>
        <h3>{formulaText('picture.title', { field: fieldLabel })}</h3>
        <span>{isFocused && range ? formatRange(range) : formulaText('picture.span', { from, to })}</span>
      </Caption>
      <NumberLine
        role="slider"
        tabIndex={0}
        aria-label={formulaText('picture.label', { from, to })}
        aria-valuemin={1}
        aria-valuemax={ordered.length}
        aria-valuenow={at + 1}
        aria-valuetext={range && [formatRange(range), ...noticesOf(range, notices)].join(' ')}
        onKeyDown={pressKey}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden>
          <defs>
            <pattern
              id={hatchId}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <line data-part="hatch" x1="0" y1="0" x2="0" y2="6" />
            </pattern>
          </defs>
          <text data-part="name" x="4" y={picture.top - 8}>
            {formulaText('picture.score')}
          </text>
          {scores.map(({ at, value }) => (
            <g key={value}>
              <line data-part={value === 0 ? 'zero' : 'line'} x1={picture.left} x2={right} y1={at} y2={at} />
              <text data-part="mark" x={picture.left - 6} y={at + 4} textAnchor="end">
                {value.toLocaleString()}
              </text>
            </g>
          ))}
          {notes.map(({ x, width, notice }) => (
            <rect
              key={`${notice.is} ${notice.from} ${notice.rows.join()}`}
              data-part={notice.is}
              {...{ x, width }}
              y={picture.top}
              height={picture.axis - picture.top}
              fill={notice.is === 'gap' ? `url(#${hatchId})` : undefined}
            >
              <title>{describeNotice(notice)}</title>
            </rect>
          ))}
          {tones.map((tone) => {
            const of = steps.filter((step) => step.tone === tone);
            return (
              <g key={tone} data-tone={tone}>
                <path
                  data-part="area"
                  d={of.map(({ x1, x2, y }) => `M${x1} ${zero}V${y}H${x2}V${zero}Z`).join('')}
                />
                <path data-part="step" d={of.map(({ x1, x2, y }) => `M${x1} ${y}H${x2}`).join('')} />
              </g>
            );
          })}
          {boxes.map(({ x, width, lane, index, isNoted }) => (
            // The table leads to its rows by keyboard.
            <Box
              key={index}
              data-part="box"
              data-noted={isNoted || undefined}
              onClick={() => onRowOpen(index)}
            >
              <rect {...{ x, width }} y={picture.lanes + lane * laneHeight} height={laneHeight - 4} rx="3" />
              {width > 16 && (
                <text x={x + width / 2} y={picture.lanes + lane * laneHeight + 14} textAnchor="middle">
                  {index + 1}
                </text>
              )}
            </Box>
          ))}
          {chosen && (
            <rect
              data-part="chosen"
              x={chosen.x1}
              width={Math.max(2, chosen.x2 - chosen.x1)}
              y={picture.top}
              height={picture.axis - picture.top}
            />
          )}
          <line data-part="zero" x1={picture.left} x2={right} y1={picture.axis} y2={picture.axis} />
          {numbers.map(({ at, value }) => (
            <text key={value} data-part="mark" x={at} y={picture.axis + 18} textAnchor="middle">
              {value.toLocaleString(undefined, { notation: 'compact' })}
            </text>
          ))}
          {triedAt !== null && tried !== null && (
            <g data-part="tried">
              <line x1={triedAt} x2={triedAt} y1={picture.top} y2={picture.axis} />
              <text x={triedAt} y={picture.top - 8} textAnchor="middle">
                {tried.toLocaleString()}
              </text>
            </g>
          )}
        </svg>
      </NumberLine>
    </Drawing>
  );
}

/** The place among the ranges to which a key leads; undefined for any other key. */
function placeAfter(key: string, at: number, last: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ...{ ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1 },
    ...{ PageDown: at - pageSize, PageUp: at + pageSize, Home: 0, End: last },
  };
  const place = places[key];
  return place === undefined ? undefined : Math.min(last, Math.max(0, place));
}

/** A range with its row and score. */
function formatRange({ index, min, max, score }: PlacedRange): string {
  const [from, to] = [min.toLocaleString(), max.toLocaleString()];
  return formulaText('picture.range', { row: index + 1, from, to, score: score.toLocaleString() });
}

/** The gaps and overlaps that a range is part of. */
function noticesOf({ index }: PlacedRange, notices: readonly RangeNotice[]): readonly string[] {
  return notices.filter(({ rows }) => rows.includes(index)).map(describeNotice);
}
