import type { Area } from '../kernel/area/Area.ts';
import { dataSetArea } from '../screens/dataSets/area.ts';
import { emailArea } from '../screens/emails/area.ts';
import { popupArea } from '../screens/popups/area.ts';

/** Every area of the console. A new one is a folder in `screens` and one line here. */
export const areas: readonly Area[] = [dataSetArea, emailArea, popupArea];
