import packageJson from '../../package.json' with { type: 'json' };
import { anchor } from './anchor.ts';

/** The footer names the site's builder; the link is the project's own home page. */
export const CREDIT = anchor('Site by Front of House', packageJson.homepage);
