import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeReport } from '../../../../src/builder/report/report.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

test('a full disk is told, and the report of an earlier build does not stay', () => {
  const outDir = temporaryFolder({ 'report.json': '{"brands":[]}' });
  const { writeFileSync } = fs;
  fs.writeFileSync = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.writeFileSync = writeFileSync;
    syncBuiltinESMExports();
  });
  expect(writeReport(outDir, { brands: [] })).toContain('could not be written (ENOSPC: no space left on device');
  expect(existsSync(join(outDir, 'report.json'))).toBe(false);
});
