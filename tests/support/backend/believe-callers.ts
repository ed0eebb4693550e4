import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';

/**
 * Has the embedded backend of a data folder believe whom a caller names last in `X-Forwarded-For`, as if there were a gateway of ours in
 * front of it: a test is many visitors.
 */
export async function believeCallers(dataDir: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'database'));
  await database.query('update private.visitor_address set hop = 2');
  await database.close();
}
