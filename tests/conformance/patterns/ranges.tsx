import { NumberField, SplitPane } from '@studio/ui';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { hasAttribute, nameOf, one, press, refersTo } from './support/page.tsx';

interface RangeSubject extends Subject {
  selector: string;
  more: string;
  less: string;
}

const subjects: RangeSubject[] = [
  {
    name: 'NumberField (spin button)',
    selector: '[role="spinbutton"]',
    more: '{ArrowUp}',
    less: '{ArrowDown}',
    draw: () => <NumberField label="Size" defaultValue={50} min={10} max={90} hasSteppers />,
    except: {
      'Home and End go to its least and its most': 'its text is edited: they move the caret',
      'refers to what it sizes': 'it sizes nothing',
    },
  },
  {
    name: 'SplitPane (window splitter)',
    selector: '[role="separator"]',
    more: '{ArrowRight}',
    less: '{ArrowLeft}',
    draw: () => (
      <div style={{ width: 800 }}>
        <SplitPane label="Size" start="Rules" end="Details" isCollapsible={false} />
      </div>
    ),
    except: { 'PageUp and PageDown go by a larger step': 'Shift with an arrow does' },
  },
];

const numberOf = (element: HTMLElement) => Number(element.ariaValueNow);

async function enter({ selector }: RangeSubject): Promise<HTMLElement> {
  const control = await one(selector);
  control.focus();
  return control;
}

export const pattern = definePattern('spin button and window splitter', subjects, {
  'is named, and says its value and its limits': async (subject) => {
    const control = await enter(subject);
    expect(nameOf(control)).toContain('Size');
    expect(numberOf(control)).toBeGreaterThanOrEqual(Number(control.ariaValueMin));
    expect(numberOf(control)).toBeLessThanOrEqual(Number(control.ariaValueMax));
    expect(control.tabIndex).toBe(0);
  },
  'the arrows make it more and less': async (subject) => {
    const control = await enter(subject);
    const before = numberOf(control);
    await press(subject.more);
    await expect.poll(() => numberOf(control)).toBeGreaterThan(before);
    await press(subject.less);
    await expect.poll(() => numberOf(control)).toBe(before);
  },
  'PageUp and PageDown go by a larger step': async (subject) => {
    const control = await enter(subject);
    await press('{PageUp}');
    await hasAttribute(control, 'aria-valuenow', '60');
    await press('{PageDown}{PageDown}');
    await hasAttribute(control, 'aria-valuenow', '40');
  },
  'Home and End go to its least and its most': async (subject) => {
    const control = await enter(subject);
    await press('{Home}');
    await hasAttribute(control, 'aria-valuenow', control.ariaValueMin);
    await press('{End}');
    await hasAttribute(control, 'aria-valuenow', control.ariaValueMax);
  },
  'refers to what it sizes': async (subject) => {
    expect(refersTo(await enter(subject), 'aria-controls')).toHaveLength(1);
  },
});
