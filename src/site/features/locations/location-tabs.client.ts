import { inlineSign } from '../../ui/behaviour/direction.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/** Tabs that show one location at a time. */
class LocationTabs extends PartElement {
  protected connect(gone: AbortSignal): void {
    const list = this.querySelector<HTMLElement>('[role=tablist]');
    if (!list) return;
    const tabs = [...list.querySelectorAll('button')];
    const panels = this.querySelectorAll('.location-panel');
    const [back, on] = keysOf(list);
    const select = (selected: number) => {
      tabs[selected]?.focus();
      tabs.forEach((tab, index) => {
        const isSelected = index === selected;
        tab.setAttribute('aria-selected', String(isSelected));
        tab.tabIndex = isSelected ? 0 : -1;
        panels[index]?.toggleAttribute('data-shown', isSelected);
      });
    };
    tabs.forEach((tab, index) => {
      tab.disabled = false;
      tab.onclick = () => select(index);
      tab.onkeydown = (event) => {
        const next = { [back]: index - 1, [on]: index + 1, Home: 0, End: -1 }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        select((next + tabs.length) % tabs.length);
      };
    });
    // Where the stylesheet hides the tabs, all locations are shown as a list.
    const watcher = new ResizeObserver(() => {
      for (const panel of panels) panel.role = list.offsetWidth > 0 ? 'tabpanel' : 'group';
    });
    watcher.observe(list);
    gone.addEventListener('abort', () => watcher.disconnect());
  }
}

function keysOf({ ariaOrientation }: HTMLElement): [back: string, on: string] {
  if (ariaOrientation === 'vertical') return ['ArrowUp', 'ArrowDown'];
  return inlineSign() === 1 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}

customElements.define('location-tabs', LocationTabs);
