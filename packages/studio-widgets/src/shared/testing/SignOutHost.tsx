import { Button } from '@studio/ui';
import { type ReactElement, useState } from 'react';

/** What opens a modal, and what closes it from outside, as signing out does. */
export interface SignOutHostProps {
  /** What the button that opens it says. */
  opener: string;
  render: (layer: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactElement;
}

/** A host that closes its modal when the user signs out. */
export function SignOutHost({ opener, render }: SignOutHostProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      {render({ isOpen, onOpenChange: setOpen })}
      <Button hidden data-testid="sign-out" onClick={() => setOpen(false)}>
        Sign Out
      </Button>
    </>
  );
}
