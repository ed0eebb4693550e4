/** Long enough for a screen reader to announce the same text again. */
const PAUSE_MS = 50;

/** One listener on the document, because navigations replace the coupons. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('.coupon-code-copy') : null;
  const ticket = button?.closest<HTMLElement>('.coupon-code');
  if (ticket) void copyCode(ticket);
});

export function start(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.coupon-code-copy')) button.hidden = false;
}

async function copyCode(ticket: HTMLElement): Promise<void> {
  const code = ticket.querySelector('b');
  if (!code) return;
  const text = code.textContent;
  try {
    // Without https there is no clipboard; accessing it throws as well.
    await navigator.clipboard.writeText(text);
    say(ticket, `Code ${text} copied`);
  } catch {
    getSelection()?.selectAllChildren(code);
    say(ticket, howToCopy());
  }
}

/** Clears the message of the last coupon: the clipboard holds only one code. */
function say(ticket: HTMLElement, words: string): void {
  for (const said of document.querySelectorAll('.coupon-code-said')) said.textContent = '';
  const said = ticket.querySelector('.coupon-code-said');
  clearTimeout(timer);
  timer = setTimeout(() => said && (said.textContent = words), PAUSE_MS);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function howToCopy(): string {
  if (matchMedia('(pointer: coarse)').matches) return 'Hold the code to copy it';
  return `Press ${navigator.userAgent.includes('Mac') ? 'Command' : 'Ctrl'}+C to copy`;
}
