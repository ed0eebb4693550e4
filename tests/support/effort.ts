/**
 * Seconds of processor time that `work` takes, which a busy machine hardly changes. No measure of speed: for what takes the square of its
 * length where it should take its length.
 */
export function effortOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1e6;
}
