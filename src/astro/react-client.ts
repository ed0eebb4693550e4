import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island. The stock renderer also renders each island a second time at once, and reports an error to the page when a
 * visitor leaves before an island is hydrated.
 */
export default function wake(element: HTMLElement) {
  return (component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>): void => {
    if (!element.hasAttribute('ssr') || !element.isConnected) return;
    startTransition(() => {
      const root = hydrateRoot(element, createElement(component, props), {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        // An error of an island that has left the page is not worth a report.
        onRecoverableError: (error) => element.isConnected && reportError(error),
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
}
