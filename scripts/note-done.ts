import { resolve } from 'node:path';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import { dataDirOf } from '#brand/network/embedded.ts';
import type { DoneDeploy } from '#deploy/command/deploy-command.ts';
import { noteDeploy } from '#publishing/live/note-deploy.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** The editor of a preview on this machine says of what a command published that it is live. */
export const noteDone = async (done: DoneDeploy): Promise<void> =>
  noteDeploy(done, {
    dataDir: dataDirOf(ROOT, process.env),
    environment: process.env,
    minute: buildInstantOf(process.env),
  });
