/**
 * Tells the site in the frame what is edited: the text of the focused field, or the entry that the page is about. The site scrolls to it and draws a ring around it. Other scripts do
 * the same by `window.frontOfHouse.show(texts)`, and by `showStyle(css)` they try CSS rules that are not saved. The site's part is `serving/look/show-script.ts` of the preview.
 * An element may say what it stands for, where that is not its own text: `data-show="Margherita"`.
 */
export const BESIDE_SCRIPT = `
(() => {
  let texts = [];
  let isReady = false;

  const frame = document.querySelector('iframe');
  const siteOrigin = frame ? new URL(frame.src).origin : '';
  const send = (message) => isReady && frame.contentWindow?.postMessage(message, siteOrigin);
  const show = (wanted) => {
    texts = wanted;
    send({ type: 'front-of-house:show', texts });
  };
  const showStyle = (css) => send({ type: 'front-of-house:style', css });
  window.frontOfHouse = { show, showStyle };

  /** The page of an entry is about it. */
  const titles = () => {
    const title = document.querySelector('h1')?.textContent.trim();
    return title && location.pathname.includes('/edit/at/') ? [title] : [];
  };

  const textsOf = (target) => {
    const said = target.closest('[data-show]')?.dataset.show;
    const row = target.closest('#edit li');
    const name = (row?.querySelector('.t') ?? row?.querySelector('a'))?.textContent;
    return [said, typedIn(target), name, ...titles()].map((text) => text?.trim()).filter(Boolean);
  };

  /** A short value, such as a price, stands in many places. */
  const typedIn = ({ nodeName, type, value }) =>
    (nodeName === 'TEXTAREA' || /^(?:text|tel|email)$/.test(type)) && value.length > 5 && !/^[\\d.,$ ]+$/.test(value)
      ? value.split('\\n').find((line) => line.trim() !== '')
      : undefined;

  document.addEventListener('focusin', ({ target }) => {
    if (target.closest('#edit')) show(textsOf(target));
  });
  // Also when it was loaded again, and shows what was saved.
  addEventListener('message', ({ origin, source, data }) => {
    if (source !== frame?.contentWindow || origin !== siteOrigin || data?.type !== 'front-of-house:ready') return;
    isReady = true;
    show(texts);
  });
  texts = titles();
})();
`;
