// Imported before the program: when it ends, PEAK_FILE says how much memory it had at most, in bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// A thread's memory is the process's.
if (isMainThread) process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(peak())));

function peak() {
  // A process inherits `maxRSS` from the one that started it.
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]) * 1024;
}
