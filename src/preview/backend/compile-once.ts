/**
 * V8 compiles what runs often of the database a second time, for speed. A preview's database is not busy enough to earn that back, and it
 * takes up to 400 MB while it lasts, of which a hundred stay. The first flag implies the others only on a command line.
 */
export const COMPILE_ONCE = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
