import { randomUUID } from 'node:crypto';
import { callProject, feedback } from './backend.ts';
import { newOwnId } from './own-ids.ts';

export interface Sent {
  id: string;
  /** Undefined when there was no answer. */
  status: number | undefined;
}

/** Restaurant feedback by the thousand, each with an id; `index` chooses between the table and the function. */
export function makeSubmissions(count: number): { id: string; record: Record<string, unknown>; path: string }[] {
  const restaurant = newOwnId();
  return Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    record: feedback({ restaurant_id: restaurant, message: `Number ${index}` }),
    path: index % 2 === 0 ? '/rest/v1/restaurant_feedback' : '/functions/v1/website-submissions/feedback',
  }));
}

export type Submissions = ReturnType<typeof makeSubmissions>;

/** Sends all at once, as a page of the site would. */
export function sendAll(
  url: string,
  submissions: Submissions,
  addressOf: (index: number) => string,
  onSent: (sent: Sent) => void = () => {},
): Promise<Sent[]> {
  return Promise.all(
    submissions.map(async ({ id, record, path }, index) => {
      const isTable = path.startsWith('/rest/');
      const status = await callProject(url + path, 'sb_publishable_front_of_house', {
        body: isTable ? { ...record, id } : record,
        headers: {
          'X-Forwarded-For': addressOf(index),
          ...(isTable ? { Prefer: 'return=minimal' } : { 'Idempotency-Key': id }),
        },
      }).then(
        (answer) => answer.status,
        () => undefined,
      );
      const sent = { id, status };
      onSent(sent);
      return sent;
    }),
  );
}

/** `addressNumber(258)  // "10.0.1.2"` */
export const addressNumber = (index: number): string => `10.0.${index >> 8}.${index & 255}`;

/** The ids of all rows of one restaurant. */
export async function storedIds(url: string, secretKey: string, [first]: Submissions): Promise<string[]> {
  const query = `restaurant_id=eq.${String(first?.record['restaurant_id'])}&select=id`;
  const { json } = await callProject(`${url}/rest/v1/restaurant_feedback?${query}`, secretKey);
  return (json as { id: string }[]).map(({ id }) => id);
}
