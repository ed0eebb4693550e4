import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Wakes an island. The stock renderer also draws each island again at once, and reports an error to the page when a visitor
 * leaves before an island is awake.
 */
export default function wake(element: HTMLElement) {
  return (component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>): void => {
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
