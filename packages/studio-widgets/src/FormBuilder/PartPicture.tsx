import Calendar from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import Search from 'lucide-react/icons/search';
import Square from 'lucide-react/icons/square';
import { Picture } from './PartPicture.styles.ts';
import type { PartLook } from './types.ts';

const shownOptions = 3;

/** The control of a field, as its users will see it. It cannot be used. */
export function PartPicture({ look }: { readonly look: PartLook }) {
  const { picture, options = [], label } = look;
  return (
    <Picture data-picture={picture} data-part="picture" aria-hidden="true">
      {contentOf(picture, options, label)}
    </Picture>
  );
}

function contentOf(picture: PartLook['picture'], options: readonly string[], label: string) {
  switch (picture) {
    case 'choice':
    case 'choices':
      return (
        <>
          <span>{options[0] ?? ''}</span>
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
        <span key={option}>
          <Circle size={12} /> {option}
        </span>
      ));
    case 'button':
    case 'link':
    case 'words':
      return <span>{label}</span>;
    default:
      return null;
  }
}
