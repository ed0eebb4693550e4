/**
 * `node make-database.ts DATA_DIR SUPABASE_DIR` makes an empty database in a process of its own: that takes 350 MB more than to open one, and
 * a preview would keep a third of them.
 */
import { openLite } from './lite.ts';

const [dataDir = '', supabaseDir = ''] = process.argv.slice(2);
const lite = await openLite({ dataDir, supabaseDir, secretKey: '', jwtSecret: '' });
await lite.close();
process.exit();
