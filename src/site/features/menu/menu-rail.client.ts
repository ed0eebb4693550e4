import { PartElement } from '../../ui/behaviour/part-element.ts';
import { followReading } from '../../ui/behaviour/scroll-spy.ts';

/** The way to the parts of a menu: marks the one that is being read, and keeps its link in sight. */
class MenuRail extends PartElement {
  protected connect(gone: AbortSignal): void {
    followReading(this, gone, keepInView);
  }
}

/** Scrolls the rail, never the page. */
function keepInView(link: HTMLAnchorElement): void {
  const rail = link.closest('ul');
  if (!rail) return;
  const from = link.getBoundingClientRect().left - rail.getBoundingClientRect().left + rail.scrollLeft;
  rail.scrollTo({ left: from - (rail.clientWidth - link.clientWidth) / 2, behavior: 'smooth' });
}

customElements.define('menu-rail', MenuRail);
