import CircleCheck from 'lucide-react/icons/circle-check';
import { type ComponentPropsWithRef, type CSSProperties, useEffect, useState } from 'react';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { SpinnerRing, SpinnerRoot } from '../Spinner/Spinner.styles.ts';
import {
  LoadingBarRoot,
  LoadingDetail,
  LoadingFill,
  LoadingPill,
  LoadingStatus,
  LoadingTrack,
} from './LoadingBar.styles.ts';

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is running or was done: "Saving data set". `null` for nothing to say. */
  text: string | null;
  /** `loading` draws the bar, `success` only the text, which fades by itself. */
  status: 'idle' | 'loading' | 'success';
  /** 0 to 1 when the end is known; otherwise the bar runs on. */
  progress?: number | undefined;
  /** How far it is, beside the text while it loads: "12.4 MiB of 50 MiB". Not announced as it changes. */
  detail?: string | undefined;
  /**
   * Name of the bar while there is no text.
   * @default 'Loading'
   */
  label?: string | undefined;
  /**
   * Milliseconds that a success stays.
   * @default 3000
   */
  successMs?: number | undefined;
}

const english = { label: 'Loading' };

/**
 * The one bar along the top of the window for work of the whole application, with its text. Render it once and keep it
 * there: its text is a live region, also while a modal is open. `--loading-text-start` and `--loading-text-end` in its
 * style are the distances of the text from the sides of the window; with `--loading-text-wrap: nowrap` it is cut there.
 */
export function LoadingBar({
  text,
  status,
  progress,
  detail,
  label,
  successMs = 3000,
  ...rest
}: LoadingBarProps) {
  const texts = useLabels('LoadingBar', english);
  const shownText = status === 'idle' ? null : text;
  const phase = useFadingText(shownText, status === 'success', successMs);
  const isKnown = progress !== undefined;
  const share = Math.min(1, Math.max(0, progress ?? 0));
  const style: CSSProperties & Record<'--loading-progress', number> = { '--loading-progress': share };

  return (
    <LoadingBarRoot data-part="loading-bar" data-status={status} {...rest}>
      {status === 'loading' && (
        <LoadingTrack
          data-part="track"
          role="progressbar"
          aria-label={text ?? label ?? texts.label}
          aria-valuenow={isKnown ? Math.round(share * 100) : undefined}
          aria-valuetext={detail}
        >
          <LoadingFill data-part="fill" style={style} data-indeterminate={isKnown ? undefined : true} />
        </LoadingTrack>
      )}
      <LoadingStatus data-part="status" role="status" aria-live="polite">
        {shownText !== null && phase !== 'gone' && (
          <LoadingPill data-part="text" data-fading={phase === 'fading' || undefined}>
            {status === 'success' ? (
              <CircleCheck size={16} aria-hidden="true" />
            ) : (
              <SpinnerRoot aria-hidden="true">
                <SpinnerRing />
              </SpinnerRoot>
            )}
            <span data-part="message">{shownText}</span>
            {status === 'loading' && detail !== undefined && (
              <LoadingDetail data-part="detail" aria-hidden="true">
                {detail}
              </LoadingDetail>
            )}
          </LoadingPill>
        )}
      </LoadingStatus>
    </LoadingBarRoot>
  );
}

/** A text as it is on screen: there, about to go, or gone. */
type FadingPhase = 'shown' | 'fading' | 'gone';

const fadeMs = 150;

/**
 * The phase of a text that leaves by itself. A new text, or `isLeaving` turning false, brings it back at once.
 * @param milliseconds how long it stays before it fades
 */
function useFadingText(text: string | null, isLeaving: boolean, milliseconds: number): FadingPhase {
  const leavingText = isLeaving ? text : null;
  const [phase, setPhase] = useState<FadingPhase>('shown');

  useEffect(() => {
    if (leavingText === null) return;
    const fade = setTimeout(() => setPhase('fading'), milliseconds);
    const go = setTimeout(() => setPhase('gone'), milliseconds + fadeMs);
    return () => {
      clearTimeout(fade);
      clearTimeout(go);
      setPhase('shown');
    };
  }, [leavingText, milliseconds]);

  return text === null ? 'gone' : phase;
}
