const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or for an attribute in quotation marks. */
export const escapeHtml = (text: string): string => text.replace(/[<>&"']/g, (character) => ENTITIES[character] ?? '');
