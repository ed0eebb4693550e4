import { followReading } from '../../ui/behaviour/scroll-spy.ts';

export const start = followReading('.legal-contents a');
