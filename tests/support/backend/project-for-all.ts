import { CONTRACT, startEmbedded } from './backend.ts';

/** One embedded project for all files of the contract, unless `CONTRACT_URL` names a hosted one: starting one takes three seconds. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[CONTRACT.url] !== undefined) return undefined;
  const project = await startEmbedded();
  for (const [key, name] of Object.entries(CONTRACT)) process.env[name] = project[key as keyof typeof CONTRACT];
  return project.close;
}
