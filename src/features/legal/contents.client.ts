import { followReading } from '../../ui/scroll-spy.ts';

followReading('.legal-contents a');
