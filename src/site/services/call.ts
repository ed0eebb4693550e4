import { type Backend, bearerOf } from './session.ts';

export interface BackendCall {
  /** Relative to the backend's address: "rest/v1/restaurant_feedback". */
  path: string;
  /** Sent as JSON, or as multipart/form-data. */
  body: object | FormData;
  headers?: Record<string, string>;
  /** How much of the body has been sent, from 0 to 1. */
  onProgress?: (progress: number) => void;
}

/** The answer; its body is parsed where it is JSON. `unreachable`: no answer came, or it stopped before its end. */
export type BackendResponse = { state: 'answered'; status: number; body: unknown } | { state: 'unreachable' };

/** A call has failed when no byte was sent or received for this long. */
const SILENCE_MS = 20_000;

/** Posts once and never retries: only the visitor may send something again. Never throws. */
export async function post(
  backend: Backend,
  { path, body, headers = {}, onProgress }: BackendCall,
): Promise<BackendResponse> {
  try {
    const bearer = await bearerOf(backend);
    const isForm = body instanceof FormData;
    const request = new XMLHttpRequest(); // fetch can't tell whether the bytes of a body are on their way.
    request.open('POST', `${backend.url}/${path}`);
    const all = {
      // The browser itself names the boundary of form data.
      ...(!isForm && { 'Content-Type': 'application/json' }),
      ...(backend.key !== '' && { apikey: backend.key }),
      ...(bearer !== '' && { Authorization: `Bearer ${bearer}` }),
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    return await answerTo(request, isForm ? body : JSON.stringify(body), onProgress);
  } catch (error) {
    // A browser refuses some addresses and headers before it sends anything.
    console.error(`A call to "${backend.url}/${path}" could not be made.`, error);
    return { state: 'unreachable' };
  }
}

function answerTo(
  request: XMLHttpRequest,
  body: string | FormData,
  onProgress?: BackendCall['onProgress'],
): Promise<BackendResponse> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), SILENCE_MS);
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait();
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onreadystatechange = wait; // The headers came.
    request.onprogress = wait;
    request.onloadend = () => {
      clearTimeout(timer);
      const { status, responseText } = request;
      resolve(status === 0 ? { state: 'unreachable' } : { state: 'answered', status, body: parse(responseText) });
    };
    wait();
    request.send(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
