import { Avatar } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

export const conformance: ConformanceCase = {
  name: 'Avatar',
  render: (given) => <Avatar name="Marta Oduya" presence="online" imageUrl={picture} {...given} />,
  root: 'avatar',
  parts: ['initials', 'image', 'presence'],
};
