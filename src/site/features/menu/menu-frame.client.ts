import { answers } from '../../services/answers.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';
import { isShowable } from '../shared/facade/load-frame.ts';

/** Shows a framed menu of the site itself in place of its cover. A frame that fails would show the browser's own page of errors. */
class MenuFrame extends PartElement {
  protected connect(): void {
    void this.#uncover();
  }

  async #uncover(): Promise<void> {
    const url = this.querySelector('iframe')?.src ?? '';
    this.dataset[isShowable(url) && (await answers(url)) ? 'framed' : 'covered'] = '';
  }
}

customElements.define('menu-frame', MenuFrame);
