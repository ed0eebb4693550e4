/** Waits until a dialog that was closed has gone (`motion.css`); nobody can use it meanwhile. Without motion it is gone at once. */
export async function whenFaded(dialog: HTMLElement | null): Promise<void> {
  if (!dialog) return;
  dialog.inert = true;
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
}
