import {
  AlertDialog,
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  IconButton,
  Menu,
  Popover,
  SplitButton,
  Tooltip,
} from '@studio/ui';
import { CommandPalette } from '@studio/widgets';
import { useState } from 'react';

type Layer = 'dialog' | 'confirm' | 'alert' | 'drawer' | 'palette' | null;

export function LayersPage() {
  const [open, setOpen] = useState<Layer>(null);
  const [did, setDid] = useState('');
  const [query, setQuery] = useState('');
  const close = () => setOpen(null);
  return (
    <>
      <h1>Layers</h1>
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Delete claim</Button>
      <Button onClick={() => setOpen('alert')}>Show alert</Button>
      <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
      <Button onClick={() => setOpen('palette')}>Find a command</Button>
      <Menu
        label="Claim actions"
        trigger={<Button>Actions</Button>}
        items={[{ id: 'reopen', label: 'Reopen', onSelect: () => setDid('reopened') }]}
      />
      <Popover label="Adjuster" trigger={<Button>Adjuster</Button>}>
        <p>Grace Hopper</p>
      </Popover>
      <Tooltip content="Prints the claim">
        <Button>Print</Button>
      </Tooltip>
      <IconButton label="Flag" icon={<span aria-hidden="true">⚑</span>} onClick={() => setDid('flagged')} />
      <SplitButton
        label="Pay"
        onPress={() => setDid('paid')}
        items={[{ id: 'part', label: 'Pay a part', onSelect: () => setDid('paid a part') }]}
      />
      <Dialog isOpen={open === 'dialog'} onOpenChange={close} title="Claim details">
        <p>Wind, roof</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Delete claim"
        message="Delete CL-0001?"
        onConfirm={() => {
          setDid('deleted');
          close();
        }}
        onCancel={close}
      />
      <AlertDialog
        isOpen={open === 'alert'}
        title="Closed"
        message="The claim is closed."
        onOpenChange={close}
      />
      <Drawer isOpen={open === 'drawer'} onOpenChange={close} title="Notes">
        <p>No notes</p>
      </Drawer>
      <CommandPalette
        isOpen={open === 'palette'}
        onOpenChange={close}
        query={query}
        onQueryChange={setQuery}
        groups={[
          {
            id: 'all',
            label: 'Claims',
            items: [{ id: 'reopen', label: 'Reopen claim', onRun: () => setDid('run') }],
          },
        ]}
        emptyText="No commands"
      />
      <output aria-label="Did">{did}</output>
    </>
  );
}
