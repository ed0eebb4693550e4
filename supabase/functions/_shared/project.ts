/** The project a function belongs to. */
export interface Project {
  url: string;
  serviceKey: string;
  /** The headers of a call to the project itself. The service key skips row level security: all values must be checked before. */
  keys: Record<string, string>;
  /** The header of a request in which the gateway names the visitor: `private.visitor_address` has the same. */
  addressHeader: string;
}

/** `readProject(Deno.env)` */
export function readProject(environment: { get: (name: string) => string | undefined }): Project {
  const serviceKey = environment.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  return {
    url: environment.get('SUPABASE_URL') ?? '',
    serviceKey,
    keys: { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` },
    addressHeader: environment.get('VISITOR_ADDRESS_HEADER') ?? 'x-forwarded-for',
  };
}
