import { runTool } from './parts.ts';

// For the inner loop. What is typed after it goes to vitest: npm run test:unit -- hours --watch
const projects = ['stateless', 'stateful'].flatMap((name) => ['--project', name]);
const isGreen = await runTool('vitest', ['run', ...projects, ...process.argv.slice(2)]);
process.exitCode = isGreen ? 0 : 1;
