import { type Answer, say } from './parts/answer-context.ts';

/** Contacts that several answers name are shown once, at the end of the last, and what one text has said no other one says again. */
export function merge(parts: Answer): Answer {
  const seen = new Set<string>();
  const told = new Set<string>();
  const said: string[] = [];
  return parts.flatMap((part): Answer => {
    const whole = JSON.stringify(part);
    if (told.has(whole)) return [];
    told.add(whole);
    if (part.type === 'text') {
      const texts = part.data.filter((text) => {
        const isNew = !said.some((other) => other.includes(text));
        said.push(text);
        return isNew;
      });
      return texts.length === 0 ? [] : [say(...texts)];
    }
    if (part.type !== 'contact_info') return [part];
    const data = part.data.filter(({ url }) => !seen.has(url));
    data.forEach(({ url }) => seen.add(url));
    return data.length === 0 ? [] : [{ type: 'contact_info', data }];
  });
}
