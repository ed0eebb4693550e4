let loading: Promise<void> | undefined;

/**
 * Waits for code that is loaded later, such as a dialog, and for its rules: `await withLateStyles(import('./Dialog.tsx'))`. The rules of
 * all such code are one stylesheet, which the page names in `data-late`. Pages of the dev server already have them. If the stylesheet cannot
 * be loaded, the code runs without it.
 */
export async function withLateStyles<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, (loading ??= loadStyles())]);
  return loaded;
}

function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-late]')?.dataset['late'];
  if (href === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.onload = () => resolve();
    link.onerror = () => {
      loading = undefined;
      link.remove();
      resolve();
    };
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
