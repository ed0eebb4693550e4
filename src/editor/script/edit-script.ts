import type { Hono } from 'hono';
import { BESIDE_SCRIPT } from './beside.ts';
import { COLOUR_SCRIPT } from './colours.ts';
import { LIST_SCRIPT } from './lists.ts';
import type { NodeEnv } from '../pages/editor-context.ts';

/**
 * Runs in the browser, with Idiomorph from the frame around the page: saves what changed without a new page, one request after the other, since each is about the file that the one before left. Without it
 * the same forms are sent by their buttons.
 */
const SCRIPT = `(() => {
  document.documentElement.classList.add('js');
  const panel = () => document.getElementById('edit');
  let last = Promise.resolve();

  const send = (form, button) => {
    last = last.then(() => post(form, button)).catch(() => tellFailure(form, button));
  };

  // What was typed stays in its field, and is sent again when the connection is back.
  let again;
  const tellFailure = (form, button) => {
    panel().removeAttribute('aria-busy');
    again = () => send(form, button);
    const strip = panel().querySelector('.saved');
    const retry = Object.assign(document.createElement('button'), { type: 'button', className: 'btn', onclick: tryAgain });
    retry.textContent = panel().dataset.again;
    strip.className = 'saved bad';
    strip.replaceChildren(strip.querySelector('[role=status]'), retry);
    strip.firstChild.textContent = panel().dataset.offline;
  };
  const tryAgain = () => {
    again?.();
    again = undefined;
  };
  addEventListener('online', tryAgain);

  const post = async (asked, button) => {
    // After a change the form is replaced. Elements keep their ids, so the focus can be restored.
    const form = document.getElementById(asked.id) ?? asked;
    const data = new FormData(form);
    if (button) data.set(button.name, button.value);
    panel().setAttribute('aria-busy', 'true');
    const answer = await fetch(form.action, { method: 'POST', body: data });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.getElementById('edit');
    if (fresh === null) return location.reload();
    // An entry that was moved or deleted has its page elsewhere now.
    if (answer.redirected && new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url);
    const isAdd = /^(?:add\\/|day\\/|save$)/.test(button?.value ?? '');
    Idiomorph.morph(panel(), fresh, {
      // The value of a button is what it does next, which is another thing when it was pressed.
      ignoreActiveValue: !isAdd && answer.ok && document.activeElement?.nodeName !== 'BUTTON',
      callbacks: {
        // What is typed for a new entry stays while something else is saved; opened details stay open.
        beforeNodeMorphed: (old, other) => {
          if (!isAdd && /^(?:n:|from$|through$|[koc]:new)/.test(old.name ?? '') && old.value !== '') return false;
          // So does what was typed elsewhere since the form was sent: it is sent by the next request.
          if (isText(old) && data.has(old.name) && old.value !== data.getAll(old.name).at(-1)) return false;
          // So does a shift that is not whole yet.
          const shift = old.type === 'time' ? old.closest('.shift') : null;
          if (shift !== null && (touched.has(old) || isHalf(shift))) return false;
          if (old.nodeName === 'DETAILS' && old.open) other.setAttribute?.('open', '');
        },
      },
    });
    // What the bars say of the whole is another thing now, too.
    for (const bar of document.querySelectorAll('#state-bar, #places')) {
      const other = page.getElementById(bar.id);
      if (other !== null) Idiomorph.morph(bar, other);
    }
    panel().removeAttribute('aria-busy');
    for (const file of panel().querySelectorAll('input[type=file]')) file.value = '';
    const id = fresh.querySelector('[autofocus]')?.id;
    if (id) document.getElementById(id)?.focus();
    document.dispatchEvent(new CustomEvent('editor:morphed'));
  };

  document.addEventListener('change', ({ target }) => {
    // A time has a change for each of its parts: it is saved when it is left.
    if (target.type === 'time' || target.type === 'date') touched.add(target);
    else save(target);
  });
  // A shift is saved when both of its times are there and it is left: an open shift of which one time was changed is another one.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const shift = target.closest?.('.shift');
    if (shift?.contains(relatedTarget)) return;
    const changed = [...(shift?.querySelectorAll('input') ?? [target])].filter((field) => touched.delete(field));
    if (changed.length > 0) save(changed[0]);
  });
  const touched = new Set();

  const save = (target) => {
    const form = target.form;
    if (form?.dataset.save === undefined || /^(?:n:|from$|through$|[koc]:new)/.test(target.name)) return;
    const day = target.closest('.day');
    // A day is saved when all of its times are there.
    if (day && [...day.querySelectorAll('.shift')].some((shift) => isHalf(shift))) return;
    send(form, day ? form.querySelector('button[value^="week/"]') : undefined);
  };

  const isText = ({ nodeName, type }) =>
    nodeName === 'TEXTAREA' || nodeName === 'SELECT' || (nodeName === 'INPUT' && !/^(?:checkbox|radio|file|hidden)$/.test(type));

  const isHalf = (shift) => {
    const [open, close] = [...shift.querySelectorAll('input')].map(({ value }) => value);
    return (open === '') !== (close === '');
  };

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (form.method !== 'post' || form.closest('#edit') === null || form.dataset.reload !== undefined) return;
    event.preventDefault();
    send(form, event.submitter);
  });

  // The site stays as wide as it was chosen from page to page.
  const wide = document.getElementById('site-wide');
  if (wide) {
    wide.checked = sessionStorage.getItem('site-wide') === 'true';
    for (const width of document.getElementsByName(wide.name))
      width.addEventListener('change', () => sessionStorage.setItem('site-wide', String(wide.checked)));
  }

  // The colour of the picker shows while it moves.
  document.addEventListener('input', ({ target }) => {
    if (target.dataset?.mirror) document.getElementById(target.dataset.mirror).value = target.value;
  });
})();
`;

export function registerEditScript(app: Hono<NodeEnv>): void {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  app.get('/_preview/edit.js', () => new Response(SCRIPT + LIST_SCRIPT + BESIDE_SCRIPT + COLOUR_SCRIPT, { headers }));
}
