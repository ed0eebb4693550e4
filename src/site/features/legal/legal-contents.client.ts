import { PartElement } from '../../ui/behaviour/part-element.ts';
import { followReading } from '../../ui/behaviour/scroll-spy.ts';

/** The table of contents beside a legal text: marks the section that is being read. */
class LegalContents extends PartElement {
  protected connect(gone: AbortSignal): void {
    followReading(this, gone);
  }
}

customElements.define('legal-contents', LegalContents);
