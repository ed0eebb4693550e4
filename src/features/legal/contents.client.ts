import { followReading } from '../../ui/behaviour/scroll-spy.ts';

followReading('.legal-contents a');
