import type { Area } from '../kernel/area/Area.ts';
import { dataSetArea } from '../screens/dataSets/area.ts';
import { emailArea } from '../screens/emails/area.ts';
import { fileArea } from '../screens/files/area.ts';
import { formArea } from '../screens/forms/area.ts';
import { organizationArea } from '../screens/organizations/area.ts';
import { permissionArea } from '../screens/permissions/area.ts';
import { popupArea } from '../screens/popups/area.ts';
import { preferenceArea } from '../screens/preferences/area.ts';
import { productArea } from '../screens/products/area.ts';
import { rateArea } from '../screens/rates/area.ts';
import { ruleArea } from '../screens/rules/area.ts';
import { scoringArea } from '../screens/scoring/area.ts';
import { sectionArea } from '../screens/sections/area.ts';

/** Every area of the console. A new one is a folder in `screens` and one line here. */
export const areas: readonly Area[] = [
  ...[formArea, dataSetArea, ruleArea, scoringArea, sectionArea, productArea, emailArea, popupArea],
  ...[rateArea, organizationArea, permissionArea, preferenceArea, fileArea],
];
