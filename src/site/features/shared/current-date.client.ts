import { formatsOf } from '#i18n/formats/formats.ts';
import { catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { formatDate } from '#core/hours/date.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/** The HTML has the date of the build. A text that is "last updated today" should show the visitor's date. */
class CurrentDate extends PartElement {
  protected connect(): void {
    const time = this.querySelector('time');
    if (!time) return;
    const isEnglish = catalogueOf(document.documentElement.lang) === 'en';
    const now = new Date();
    const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
      .toISOString()
      .slice(0, 'YYYY-MM-DD'.length);
    time.dateTime = today;
    time.textContent = formatDate(today, formatsOf(isEnglish ? 'en' : document.documentElement.lang));
  }
}

customElements.define('current-date', CurrentDate);
