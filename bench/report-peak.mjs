// Imported before the program: when it ends, PEAK_FILE says how much memory it had at most, in bytes.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS * 1024)));
