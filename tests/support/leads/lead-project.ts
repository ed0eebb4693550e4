import { randomUUID } from 'node:crypto';
import { callProject, type EmbeddedProject, startEmbedded } from '../backend/backend.ts';

type Row = Record<string, unknown>;

/** An embedded backend with brands that tell somebody. */
export interface LeadProject extends EmbeddedProject {
  /** A call with the secret key, and its JSON. Throws for a refusal. */
  owner: (path: string, call?: { method?: string; body?: unknown }) => Promise<unknown>;
  /** A new brand, by its id. */
  addBrand: (notify: unknown, data?: Row) => Promise<string>;
  /** A row of a table of submissions, with an id of its own, which is answered. */
  submit: (table: string, row: Row) => Promise<string>;
  leads: (query: string) => Promise<Row[]>;
  deliveries: (query: string) => Promise<Row[]>;
  /** As if the time had come at which all that waits of a brand is tried. */
  makeDue: (brand: string) => Promise<void>;
}

/** In a folder of one's own, or in a new one. */
export async function startLeadProject(dataDir?: string): Promise<LeadProject> {
  const project = await startEmbedded(dataDir);

  async function owner(path: string, { method, body }: { method?: string; body?: unknown } = {}): Promise<unknown> {
    const answer = await callProject(project.url + path, project.secretKey, {
      ...(method !== undefined && { method }),
      ...(body !== undefined && { body }),
    });
    if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${answer.text}`);
    return answer.json;
  }

  async function addBrand(notify: unknown, data: Row = {}): Promise<string> {
    const brand = `brand-${randomUUID()}`;
    const row = { brand_id: brand, notify, data: { restaurant_id: brand, name: 'Saffron Lane', ...data } };
    await owner('/rest/v1/brand_websites', { body: row });
    return brand;
  }

  async function submit(table: string, row: Row): Promise<string> {
    const id = randomUUID();
    await owner(`/rest/v1/${table}`, { body: { ...row, id } });
    return id;
  }

  async function makeDue(brand: string): Promise<void> {
    const body = { due_at: new Date(Date.now() - 5000).toISOString() };
    for (const table of ['leads', 'deliveries'])
      await owner(`/rest/v1/${table}?brand_id=eq.${brand}&state=eq.waiting`, { method: 'PATCH', body });
  }

  return {
    ...project,
    owner,
    addBrand,
    submit,
    leads: async (query) => (await owner(`/rest/v1/leads?${query}`)) as Row[],
    deliveries: async (query) => (await owner(`/rest/v1/deliveries?${query}`)) as Row[],
    makeDue,
  };
}
