let loading: Promise<void> | undefined;

/**
 * Code that draws something late, such as a dialog, when the page has its rules, too: `await withLateStyles(import('./Dialog.tsx'))`. They
 * stand in one stylesheet, which the page names; the dev server has them in its pages. Without them there is still something to use.
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
