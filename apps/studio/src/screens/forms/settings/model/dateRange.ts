import { toDay } from '../../../../kernel/object/plain/days.ts';
import type { FormSettings } from './FormSettings.ts';

type Range = Pick<FormSettings, 'effectiveDateRangeBegin' | 'effectiveDateRangeEnd'>;

/** Whether the range ends before it begins. */
export function endsBeforeBegin({
  effectiveDateRangeBegin: begin,
  effectiveDateRangeEnd: end,
}: Range): boolean {
  const [first, last] = [toDay(begin), toDay(end)];
  return first !== null && last !== null && last < first;
}

/** The settings without an end that is before the beginning; the same when it is not. */
export function withoutWrongEnd<Settings extends Range>(settings: Settings): Settings {
  return endsBeforeBegin(settings) ? { ...settings, effectiveDateRangeEnd: '' } : settings;
}
