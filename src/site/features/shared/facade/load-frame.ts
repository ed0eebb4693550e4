import { answers } from '../../../services/answers.ts';

interface Options {
  /** The guest has asked before, so the host is not asked first. */
  isAllowed?: boolean;
  /** Puts the frame into the page. False: nobody waits for it any more. */
  put: (frame: HTMLIFrameElement) => boolean;
}

/**
 * Makes the frame that waits in a template, if its host answers: a frame that fails would show the browser's own page of errors. Undefined where
 * it does not.
 */
export async function loadFrame(
  template: HTMLTemplateElement,
  { isAllowed = false, put }: Options,
): Promise<HTMLIFrameElement | undefined> {
  const frame = document.importNode(template.content, true).querySelector('iframe');
  if (!frame || !(isAllowed || (await answers(frame.src)))) return undefined;
  // It has its size from the start, but is hidden until it is loaded, because a loading frame can take the focus.
  frame.style.visibility = 'hidden';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  if (!put(frame)) return undefined;
  await loaded;
  frame.style.visibility = '';
  return frame;
}

/** Whether this browser shows what is at an address in a page: many phones show no PDF. */
export const isShowable = (url: string): boolean =>
  navigator.pdfViewerEnabled || !/\.pdf$/i.test(new URL(url, location.href).pathname);
