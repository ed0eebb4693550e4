/** `telHref('(905) 555-0142') // "tel:9055550142"`: digits only, with the plus sign of an international number kept. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** The chat link of WhatsApp wants the international number in digits alone, or is a link already. */
export function whatsappHref(whatsapp: string): string {
  return /^https?:/.test(whatsapp) ? whatsapp : `https://wa.me/${whatsapp.replace(/\D/g, '')}`;
}
