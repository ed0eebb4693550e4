/** Whether an address is that of a page, whatever stands behind # or a last /. */
export function isSamePage(address: unknown, page: string | undefined): boolean {
  return typeof address === 'string' && page !== undefined && toPage(address) === toPage(page);
}

/** `toPage('https://A.example/menu/#top') // 'https://a.example/menu'`. What is no web address stays. */
export function toPage(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  url.hash = '';
  return url.href.replace(/\/$/, '');
}
