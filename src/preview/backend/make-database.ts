/**
 * `node make-database.ts DATA_DIR SUPABASE_DIR` makes an empty database in a process of its own: that takes 350 MB more than to open one, and
 * a preview would keep a third of them.
 */
import { openLite } from './lite.ts';

/** Lite does not start without secrets. It does not store them in the database. */
const NO_SECRETS = { secretKey: 'sb_secret_of_nobody', jwtSecret: 'of-nobody'.repeat(4) };

const [dataDir = '', supabaseDir = ''] = process.argv.slice(2);
try {
  const lite = await openLite({ dataDir, supabaseDir, ...NO_SECRETS });
  await lite.close();
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
