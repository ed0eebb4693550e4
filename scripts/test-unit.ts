import { runTool } from './parts.ts';

// For the inner loop. What is typed after it goes to vitest: npm run test:unit -- hours --watch
const projects = ['code', 'parts'].flatMap((name) => ['--project', name]);
process.exitCode = (await runTool('vitest', ['run', ...projects, ...process.argv.slice(2)])) ? 0 : 1;
