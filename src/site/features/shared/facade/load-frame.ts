import { answers } from '../../../services/answers.ts';

/**
 * Puts the frame that waits in a template into its place, if its host answers: a frame that fails would show the browser's own page of errors.
 * `isAllowed`: the guest has asked before, so the host is not asked first.
 */
export async function loadFrame(
  template: HTMLTemplateElement,
  isAllowed = false,
): Promise<HTMLIFrameElement | undefined> {
  const frame = document.importNode(template.content, true).querySelector('iframe');
  if (!frame || !(isAllowed || (await answers(frame.src)))) return undefined;
  // It has its size from the start, but is hidden until it is loaded, because a loading frame can take the focus.
  frame.style.visibility = 'hidden';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  template.replaceWith(frame);
  await loaded;
  frame.style.visibility = '';
  return frame;
}

/** Whether this browser shows what is at an address in a page: many phones show no PDF. */
export const isShowable = (url: string): boolean =>
  navigator.pdfViewerEnabled || !/\.pdf$/i.test(new URL(url, location.href).pathname);
