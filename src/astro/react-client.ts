import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Wakes an island. The stock renderer also draws each island again at once, and reports an error to the page when a visitor
 * leaves before an island is awake.
 */
export default function wake(element: HTMLElement) {
  return async (component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>): Promise<void> => {
    await loadStyle();
    if (!element.hasAttribute('ssr') || !element.isConnected) return;
    startTransition(() => {
      const root = hydrateRoot(element, createElement(component, props), {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        // Of an island that has left the page nobody needs to hear.
        onRecoverableError: (error) => element.isConnected && reportError(error),
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
}

/** What an island makes has its rules in the stylesheet for scripts (see `page-styles.ts`). The dev server has none. */
async function loadStyle(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-later]')?.dataset['later'];
  if (href === undefined || document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet) return;
  await new Promise((resolve) => {
    const link = document.createElement('link');
    link.onload = link.onerror = resolve;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
