/** Entries of lists are dragged, found while one types, and moved with the keys. Each change is a button of the form that is pressed. */
export const LIST_SCRIPT = `(() => {
  const panel = () => document.getElementById('edit');
  const closeHandles = (except) => {
    for (const open of document.querySelectorAll('.handle[open]')) if (open !== except) open.open = false;
  };

  // The form is sent as if a button with this value were pressed.
  const press = (form, value) => {
    const button = Object.assign(document.createElement('button'), { name: 'do', value, hidden: true });
    form.append(button);
    form.requestSubmit(button);
    button.remove();
  };

  document.addEventListener('click', ({ target }) => {
    const inside = target.closest?.('.handle');
    closeHandles(inside?.contains(target.closest('button')) ? null : inside);
    const opens = target.closest?.('[data-opens]')?.dataset.opens;
    const adder = opens && document.getElementById(opens);
    if (adder) {
      adder.open = true;
      setTimeout(() => adder.querySelector('input, textarea')?.focus());
    }
  });
  document.addEventListener('toggle', ({ target }) => {
    if (!target.matches?.('.handle') || !target.open) return;
    const menu = target.querySelector('div');
    menu.classList.remove('up-from');
    menu.classList.toggle('up-from', menu.getBoundingClientRect().bottom > innerHeight - 120);
  }, true);

  document.addEventListener('keydown', (event) => {
    const { key, altKey, target } = event;
    const handle = target.closest?.('.handle');
    if (!handle) return;
    if (key === 'Escape' && handle.open) {
      handle.open = false;
      handle.querySelector('summary').focus();
    }
    const action = altKey && { ArrowUp: 'up', ArrowDown: 'down' }[key];
    const button = action && handle.querySelector('button[value^="' + action + '/"]');
    if (!button) return;
    event.preventDefault();
    press(button.form, button.value);
  });

  // What is looked for is found while it is typed; the button of the same form asks the server.
  const fold = (text) => text.normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase();
  const find = () => {
    const field = document.querySelector('[data-find]');
    if (!field) return;
    const words = fold(field.value.trim());
    for (const list of panel().querySelectorAll('.dishes')) {
      let isAny = false;
      for (const row of list.children) {
        row.hidden = words !== '' && !fold(row.querySelector('.name')?.textContent ?? '').includes(words);
        isAny ||= !row.hidden;
      }
      const section = list.closest('.cat');
      if (section) section.hidden = words !== '' && !isAny;
    }
  };
  document.addEventListener('input', ({ target }) => {
    if (target.matches?.('[data-find]')) find();
  });

  // A kind of price that is only looked at is not saved, and stays chosen while other fields are.
  const kinds = new Map();
  document.addEventListener('change', (event) => {
    const { target } = event;
    if (target.type !== 'radio') return;
    // How a menu is shown is saved once there is the file or the address that it needs.
    if (/^(?:kind|shown):/.test(target.name)) kinds.set(target.name, target.value);
    if (target.name.startsWith('kind:')) {
      event.stopImmediatePropagation();
    } else if (target.closest('.tri') && isByKey) {
      // The keys go through all states of a tile: what is left is saved.
      walked.add(target.closest('.tri'));
      event.stopImmediatePropagation();
    }
  }, true);
  let isByKey = false;
  const walked = new Set();
  document.addEventListener('keydown', () => { isByKey = true; }, true);
  document.addEventListener('pointerdown', () => { isByKey = false; }, true);
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const tile = target.closest?.('.tri');
    if (!tile || tile.contains(relatedTarget) || !walked.delete(tile)) return;
    isByKey = false;
    tile.querySelector('input:checked')?.dispatchEvent(new Event('change', { bubbles: true }));
  });

  document.addEventListener('editor:morphed', () => {
    find();
    for (const [name, value] of kinds)
      for (const radio of document.querySelectorAll('[type=radio]'))
        if (radio.name === name) radio.checked = radio.value === value;
  });

  // Dragging. A tap on the handle opens its menu, as without a script.
  let drag;
  document.addEventListener('pointerdown', (event) => {
    const summary = event.target.closest?.('.handle > summary');
    const row = summary?.closest('[data-entry]');
    if (row?.parentElement.dataset.list === undefined || event.button !== 0) return;
    drag = { row, summary, id: event.pointerId, x: event.clientX, y: event.clientY, list: row.parentElement };
  });
  const unmark = () => {
    for (const marked of document.querySelectorAll('.dropping, .drop-end, .drop-empty'))
      marked.classList.remove('dropping', 'drop-end', 'drop-empty');
  };
  const start = () => {
    drag.isMoving = true;
    closeHandles();
    drag.row.classList.add('held');
    stay(drag.row, () => document.documentElement.classList.add('dragging', ...(drag.row.matches('.cat') ? ['folded'] : [])));
    drag.summary.setPointerCapture(drag.id);
  };
  // Categories are folded while one is dragged, so that a phone shows most of them. What is held stays below the finger.
  const stay = (row, change) => {
    const { top } = row.getBoundingClientRect();
    change();
    scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const over = (y) => {
    const kind = drag.list.dataset.kind;
    const lists = kind ? panel().querySelectorAll('[data-kind="' + kind + '"]') : [drag.list];
    unmark();
    drag.into = undefined;
    let best = Infinity;
    for (const list of lists) {
      const box = list.getBoundingClientRect();
      const away = Math.max(box.top - y, y - box.bottom, 0);
      if (away >= best || box.height === 0) continue;
      best = away;
      const others = [...list.children].filter((row) => row !== drag.row && !row.hidden);
      const at = others.findIndex((row) => y < row.getBoundingClientRect().top + row.offsetHeight / 2);
      drag.into = { list, before: at < 0 ? undefined : others[at], last: others.at(-1) };
    }
    if (best > 200 || !drag.into) return void (drag.into = undefined);
    const { list, before, last } = drag.into;
    if (before) before.classList.add('dropping');
    else if (last) last.classList.add('drop-end');
    else list.classList.add('drop-empty');
  };
  document.addEventListener('pointermove', (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.isMoving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 6) return;
    if (!drag.isMoving) start();
    event.preventDefault();
    drag.at = event.clientY;
    over(event.clientY);
    if (!drag.scrolling) scroll();
  });
  // Near an edge of the window the page goes on by itself.
  const scroll = () => {
    if (!drag?.isMoving) return;
    const [top, bottom] = [110 - drag.at, drag.at - (innerHeight - 110)];
    const by = top > 0 ? -Math.min(top / 6, 16) : bottom > 0 ? Math.min(bottom / 6, 16) : 0;
    drag.scrolling = by !== 0;
    if (by === 0) return;
    scrollBy(0, by);
    over(drag.at);
    requestAnimationFrame(scroll);
  };
  const end = (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { row, list, into, isMoving } = drag;
    drag = undefined;
    unmark();
    row.classList.remove('held');
    stay(row, () => document.documentElement.classList.remove('dragging', 'folded'));
    if (!isMoving) return;
    // The click after a drag would open the menu.
    const noClick = (click) => { click.preventDefault(); click.stopPropagation(); };
    addEventListener('click', noClick, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', noClick, true));
    if (!into || event.type === 'pointercancel') return;
    const rows = [...into.list.children].filter((each) => each !== row);
    const index = into.before ? rows.indexOf(into.before) : rows.length;
    if (into.list === list && index === [...list.children].indexOf(row)) return;
    press(row.closest('form'), 'place/' + row.dataset.entry + '|' + into.list.dataset.list + '|' + index);
  };
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && drag?.isMoving) {
      drag.into = undefined;
      end({ pointerId: drag.id, type: 'pointercancel' });
    }
  });
})();
`;
