import { PartElement } from '../ui/behaviour/part-element.ts';

/** The HTML has the year of the build; this one is the visitor's. */
class CurrentYear extends PartElement {
  protected connect(): void {
    const year = this.querySelector('span');
    if (year) year.textContent = String(new Date().getFullYear());
  }
}

customElements.define('current-year', CurrentYear);
