/**
 * Runs in a page: what is too small to be pressed, as WCAG 2.5.8 has it: less than 24 by 24 pixels, and so near to another target that a circle
 * of that width around its middle touches it. Links in a sentence are as high as its lines, and what the browser draws itself is its own matter.
 */
export function findSmallTargets(): string[] {
  const MIN_PX = 24;
  const TARGETS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [tabindex="0"]';
  const targets = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter(isShown).map((element) => ({
    element,
    // A label is a part of what it names.
    boxes: [element, ...((element as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect()),
  }));
  const isSmall = ({ boxes }: (typeof targets)[number]) =>
    !boxes.some(({ width, height }) => width > MIN_PX - 0.5 && height > MIN_PX - 0.5);
  const small = targets.filter((target) => isSmall(target) && !isInSentence(target.element));
  return small
    .filter((target) =>
      targets.some(
        (other) =>
          other !== target &&
          !isWithin(other.element, target.element) &&
          // A page scrolls under what floats above it.
          isFloating(other.element) === isFloating(target.element) &&
          isNear(target, other),
      ),
    )
    .map(
      ({ element, boxes: [box] }) =>
        `${nameOf(element)}: ${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`,
    );

  function isShown(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .shell-skip')
    );
  }

  function isInSentence(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = (element.parentElement?.textContent ?? '').replace(element.textContent ?? '', '');
    return /[\p{L}\p{N}]/u.test(around);
  }

  function isFloating(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).position === 'fixed') return true;
    return false;
  }

  function isWithin(one: Element, other: Element): boolean {
    return one.contains(other) || other.contains(one);
  }

  function isNear(one: (typeof targets)[number], other: (typeof targets)[number]): boolean {
    const [a, b] = [one.boxes[0], other.boxes[0]];
    if (!a || !b) return false;
    const [x, y] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
    if (isSmall(other)) return Math.hypot((b.left + b.right) / 2 - x, (b.top + b.bottom) / 2 - y) < MIN_PX;
    const [dx, dy] = [Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom)];
    return Math.hypot(dx, dy) < MIN_PX / 2;
  }

  function nameOf(element: HTMLElement): string {
    return (element.ariaLabel ?? element.innerText).trim().slice(0, 40) || element.tagName.toLowerCase();
  }
}
