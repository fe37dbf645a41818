import { ComboboxPage, studioContender } from './studioContender.tsx';

export const isRanked = true;
export const contender = studioContender((options) => <ComboboxPage options={options} isRanked={isRanked} />);
