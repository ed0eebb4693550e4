import { takeNoOptions } from '#brand/cli/cli.ts';
import { passOrFail, runSideBySide } from './parts.ts';

takeNoOptions('format', 'Writes all files as the check wants them.');

const { failed } = await runSideBySide([
  { heading: 'All files but those of Astro', run: () => passOrFail('oxfmt', []) },
  { heading: "Astro's files", run: () => passOrFail('prettier', ['--write', '--log-level=warn', '**/*.astro']) },
]);
process.exitCode = failed === 0 ? 0 : 1;
