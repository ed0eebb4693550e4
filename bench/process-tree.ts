import { readFileSync } from 'node:fs';

export interface TreeCost {
  /** Milliseconds of processor time since it began. */
  cpu: number;
  /** Bytes that its processes hold now, each with what it shares with others. */
  memory: number;
}

/** What a process and all that it started cost so far, as Linux tells it; NaN elsewhere. */
export function costOfTree(pid: number): TreeCost {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = { cpu: (Number(fields[11]) + Number(fields[12])) * 10, memory: Number(fields[21]) * 4096 };
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children
      .split(' ')
      .filter(Boolean)
      .map((child) => costOfTree(Number(child)))
      .reduce((sum, { cpu, memory }) => ({ cpu: sum.cpu + (cpu || 0), memory: sum.memory + (memory || 0) }), own);
  } catch {
    return { cpu: Number.NaN, memory: Number.NaN }; // It has ended, or this is no Linux.
  }
}
