import { type ReactNode, StrictMode, useEffect } from 'react';

interface StageProps {
  /** Drawn, with its effects. */
  onDrawn?: () => void;
  children: ReactNode;
}

function Probe({ onDrawn, children }: StageProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return children;
}

/** What every case is drawn in, in the browser and on the server. */
export function Stage(props: StageProps) {
  return (
    <StrictMode>
      <Probe {...props} />
    </StrictMode>
  );
}
