import type { BackendCall } from './lead/lead.ts';

/** The backend has no leads: it was deployed before there were any. */
export class MissingLeads extends Error {}

/** The JSON that the backend answered to `name`; undefined where it is empty. Throws an error with a sentence where it refuses. */
export async function readAnswer(response: Response, name: string): Promise<unknown> {
  const text = await response.text();
  if (response.ok) return text === '' ? undefined : JSON.parse(text);
  // PostgREST says 404 to an unknown table or procedure.
  if (response.status === 404)
    throw new MissingLeads(
      `The backend has no leads: its migration ${name === 'undelivered_leads' ? '20261128000004_undelivered_leads' : '20261128000001_leads'} is missing. Run \`supabase db push\`.`,
    );
  if (response.status === 401 || response.status === 403)
    throw new Error(
      `The backend refuses the secret key: it answered ${response.status}. Is SUPABASE_SERVICE_ROLE_KEY the key of this project?`,
    );
  throw new Error(`The backend answered ${response.status} to ${name}.`);
}

/** What a procedure of the database answers. Throws like `readAnswer`. */
export async function callProcedure(
  call: BackendCall,
  name: string,
  parameters: Record<string, unknown>,
): Promise<unknown> {
  const response = await call(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  return readAnswer(response, name);
}
