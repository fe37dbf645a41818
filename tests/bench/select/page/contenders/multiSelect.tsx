import { MultiSelectPage, studioContender } from './studioContender.tsx';

export const isRanked = true;
export const contender = studioContender((options) => (
  <MultiSelectPage options={options} isRanked={isRanked} />
));
