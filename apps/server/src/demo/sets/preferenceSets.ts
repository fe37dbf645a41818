import { staticSet } from '../dsl/staticSet.ts';
import type { DemoDataSetSeed } from '../types.ts';

/** What preferences choose from. */
export const preferenceSets: DemoDataSetSeed[] = [
  staticSet(
    'Document File Types',
    'Types that documents of products and sections may have.',
    'Word 97|doc; Word|docx; PDF|pdf; Rich text|rtf; Web page|html',
  ),
  staticSet(
    'File And Icon Types',
    'Types that configured files and icons may have.',
    'PNG|png; JPG|jpg; JPEG|jpeg; GIF|gif; SVG|svg; Icon|ico; PDF|pdf',
  ),
  staticSet('Console Themes', 'Themes of consoles.', 'As the system|system; Light|light; Dark|dark'),
  staticSet('Console Densities', 'How close rows stand.', 'Comfortable|comfortable; Compact|compact'),
  staticSet(
    'Console Areas',
    'Areas that a console can open with.',
    'Form templates|formTemplates; Data sets|dataSets; Product templates|products; E-mail|emails; Pop-ups|popups; Rate status|rateStatus',
  ),
  staticSet(
    'Date Formats',
    'How dates with times are shown.',
    'Month first|MM/dd/yy hh:mma; Day first|dd/MM/yy HH:mm; Year first|yyyy-MM-dd HH:mm',
  ),
  staticSet(
    'Day Formats',
    'How days are shown and typed.',
    'Month first|MM/DD/YYYY; Day first|DD/MM/YYYY; Year first|YYYY-MM-DD',
  ),
].map((set) => ({ ...set, required: true }));
