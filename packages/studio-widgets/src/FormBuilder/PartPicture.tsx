import Calendar from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import Paperclip from 'lucide-react/icons/paperclip';
import Rows3 from 'lucide-react/icons/rows-3';
import Search from 'lucide-react/icons/search';
import Square from 'lucide-react/icons/square';
import Table2 from 'lucide-react/icons/table-2';
import { Picture } from './PartPicture.styles.ts';
import type { FormPartLook } from './types.ts';

const shownOptions = 3;

/** The control of a field, as its users will see it. It cannot be used, and choices in it are no text of the part: the part is named without them. */
export function PartPicture({ look }: { readonly look: FormPartLook }) {
  const { picture, options = [], label } = look;
  return (
    <Picture data-picture={picture} data-part="picture" aria-hidden="true">
      {contentOf(picture, options, label)}
    </Picture>
  );
}

function contentOf(picture: FormPartLook['picture'], options: readonly string[], label: string) {
  switch (picture) {
    case 'choice':
    case 'choices':
      return (
        <>
          <span data-text={options[0] ?? ''} />
          <ChevronDown size={14} />
        </>
      );
    case 'date':
      return (
        <>
          <span />
          <Calendar size={14} />
        </>
      );
    case 'search':
      return (
        <>
          <span />
          <Search size={14} />
        </>
      );
    case 'checkbox':
      return <Square size={14} />;
    case 'options':
      return options.slice(0, shownOptions).map((option) => (
        <span key={option} data-text={option}>
          <Circle size={12} />
        </span>
      ));
    case 'rows':
      return <Rows3 size={16} />;
    case 'file':
      return <Paperclip size={14} />;
    case 'grid':
      return <Table2 size={16} />;
    case 'button':
    case 'link':
    case 'words':
      return <span>{label}</span>;
    default:
      return null;
  }
}
