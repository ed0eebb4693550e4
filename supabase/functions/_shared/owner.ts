import { Refusal } from './answers.ts';
import { digestOf } from './digest.ts';
import type { Project } from './project.ts';

/** Throws a `Refusal` for whoever calls without the secret key. Compares digests, so that how long it takes says nothing about the key. */
export async function refuseOthers(headers: Headers, { serviceKey }: Project): Promise<void> {
  const given = headers.get('authorization')?.replace(/^Bearer /, '') ?? headers.get('apikey') ?? '';
  const [one, other] = await Promise.all([given, serviceKey].map(digestOf));
  if (serviceKey === '' || one !== other) throw new Refusal(401, 'This is for the owner of the project only.');
}
