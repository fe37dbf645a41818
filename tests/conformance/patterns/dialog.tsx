import { Button, DateField, Dialog, Drawer, TextField } from '@studio/ui';
import {
  CommandPalette,
  createCondition,
  ExpressionModal,
  GridPicker,
  ReferencesModal,
  RegexModal,
  ReviewDialog,
  SignatureModal,
  UploadModal,
} from '@studio/widgets';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, gone, hasFocus, hasFocusInside, nameOf, one, press } from './support/page.tsx';

interface DialogSubject extends Subject {
  title: string;
  /** What opens it; where it has none, it is open from the beginning. */
  trigger?: string;
}

const dialog = '[role="dialog"]';
const none = 'it is opened by a key of the application';

/** It is open from the beginning: its host has the trigger. */
const withoutTrigger = {
  'its trigger says that it opens a dialog, and whether that is open': none,
  'gives the focus back to its trigger when Escape closes it': none,
};
const isStatic = 'its buttons alone close it: Escape could lose what was written or picked';

const subjects: DialogSubject[] = [
  {
    name: 'Dialog',
    title: 'Settings',
    trigger: '[aria-haspopup="dialog"]',
    draw: () => (
      <Dialog trigger={<Button>Open</Button>} title="Settings" footer={<Button>Save</Button>}>
        <TextField label="Name" />
      </Dialog>
    ),
  },
  {
    name: 'Drawer',
    title: 'Navigation',
    trigger: '[aria-haspopup="dialog"]',
    draw: () => (
      <Drawer trigger={<Button>Open</Button>} title="Navigation">
        <Button>Data sets</Button>
      </Drawer>
    ),
  },
  {
    name: 'DateField',
    title: 'Choose Effective date',
    trigger: '[aria-haspopup="dialog"]',
    draw: () => <DateField label="Effective date" />,
  },
  {
    name: 'CommandPalette',
    title: 'Command palette',
    draw: () => (
      <CommandPalette
        defaultIsOpen
        groups={[
          { id: 'go', label: 'Go to', items: [{ id: 'a', label: 'Data sets', onRun: () => undefined }] },
        ]}
        emptyText="Nothing found"
      />
    ),
    except: withoutTrigger,
  },
  {
    name: 'ReferencesModal',
    title: 'References',
    trigger: '[aria-haspopup="dialog"]',
    draw: () => (
      <ReferencesModal
        trigger={<Button>Open</Button>}
        objectName="Perils"
        references={[{ type: 3, name: 'Refer large losses', version: 2 }]}
      />
    ),
  },
  {
    name: 'ExpressionModal',
    title: 'JavaScript Expression',
    draw: () => <ExpressionModal defaultIsOpen variableName="reserve" kind="Reserve" />,
    except: withoutTrigger,
  },
  {
    name: 'RegexModal',
    title: 'Regular Expression for zip',
    draw: () => <RegexModal defaultIsOpen variableName="zip" onTest={async () => ({ problems: [] })} />,
    except: withoutTrigger,
  },
  {
    name: 'ReviewDialog',
    title: 'Review Rule',
    draw: () => (
      <ReviewDialog
        defaultIsOpen
        title="Review Rule"
        condition={createCondition()}
        operators={[]}
        valueKinds={[]}
      />
    ),
    except: withoutTrigger,
  },
  {
    name: 'SignatureModal',
    title: 'Email Signature',
    draw: () => <SignatureModal defaultIsOpen value="" onSave={async () => undefined} />,
    except: { ...withoutTrigger, 'closes with Escape': isStatic },
  },
  {
    name: 'UploadModal',
    title: 'Upload Document',
    draw: () => <UploadModal defaultIsOpen onUpload={async () => undefined} />,
    except: withoutTrigger,
  },
  {
    name: 'GridPicker',
    title: 'Claims',
    draw: () => (
      <GridPicker
        defaultIsOpen
        label="Claims"
        columns={[{ key: 'number', header: 'Number', render: (number: string) => number }]}
        getRowId={(number) => number}
        loadPage={async () => ({ records: ['CL-0001', 'CL-0002'], totalRecords: 2 })}
        onSelect={() => undefined}
      />
    ),
    except: { ...withoutTrigger, 'closes with Escape': isStatic },
  },
];

async function open({ trigger }: DialogSubject): Promise<HTMLElement> {
  if (trigger !== undefined) {
    (await one(trigger)).focus();
    await press('{Enter}');
  }
  const layer = await one(dialog);
  await hasFocusInside(layer);
  return layer;
}

export const pattern = definePattern('dialog (modal)', subjects, {
  'is modal, and named by its title': async (subject) => {
    const layer = await open(subject);
    expect(layer.ariaModal).toBe('true');
    expect(nameOf(layer)).toBe(subject.title);
  },
  'its trigger says that it opens a dialog, and whether that is open': async (subject) => {
    const trigger = await one(subject.trigger ?? '');
    expect(trigger.ariaExpanded).toBe('false');
    await open(subject);
    expect(trigger.ariaExpanded).toBe('true');
  },
  'takes the focus inside when it opens': async (subject) => {
    await hasFocusInside(await open(subject));
  },
  'keeps Tab and Shift+Tab inside': async (subject) => {
    const layer = await open(subject);
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
      for (let stop = 0; stop < 4; stop += 1) {
        await press(key);
        await hasFocusInside(layer);
      }
  },
  'closes with Escape': async (subject) => {
    await open(subject);
    await press('{Escape}');
    await gone(dialog);
  },
  'gives the focus back to its trigger when Escape closes it': async (subject) => {
    const trigger = await one(subject.trigger ?? '');
    await open(subject);
    await press('{Escape}');
    await gone(dialog);
    await hasFocus(trigger);
    expect(all(dialog)).toEqual([]);
  },
});
