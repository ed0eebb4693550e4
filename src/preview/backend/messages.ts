/** Requests and responses as threads hand them to each other. */

export interface RequestMessage {
  url: string;
  method: string;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer> | undefined;
}

export interface ResponseMessage {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

export function fromMessage({ url, method, headers, body }: RequestMessage): Request {
  return new Request(url, { method, headers, ...(body !== undefined && { body }) });
}

export async function toMessage(response: Response): Promise<ResponseMessage> {
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
