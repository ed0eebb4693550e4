/** The project a function belongs to. */
export interface Project {
  url: string;
  serviceKey: string;
  /** The header of a request in which the gateway names the visitor: `private.visitor_address` has the same. */
  addressHeader: string;
}

/** `readProject(Deno.env)` */
export function readProject(environment: { get: (name: string) => string | undefined }): Project {
  return {
    url: environment.get('SUPABASE_URL') ?? '',
    serviceKey: environment.get('SUPABASE_SERVICE_ROLE_KEY') ?? '',
    addressHeader: environment.get('VISITOR_ADDRESS_HEADER') ?? 'x-forwarded-for',
  };
}
